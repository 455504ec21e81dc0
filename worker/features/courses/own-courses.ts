import type { OwnCourse, OwnCourses } from "../../../client/markup/views/account/own-courses.tsx";
import type { WireProgress } from "../../../shared/contracts/learning.ts";
import { fetchLearner, fetchProgress } from "../../backend/courses.ts";
import { openCourses, readCatalogue } from "../../content/course-lists.ts";
import { fewAtOnce } from "../../runtime/few-at-once.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import { budgetOfSession, countUse } from "../../visitor/limits/uses.ts";
import { learnerOf } from "../../visitor/session/participant.ts";
import type { Session } from "../../visitor/session/session-data.ts";
import type { Site } from "../../visitor/site.ts";

const AT_ONCE = 4;
/** Completed courses with details. The others show their title only. */
const MAX_DETAILS = 40;

/** The user's courses. Details (date, time, certificate) take one call per completed course. @throws OverBudget */
export async function readOwnCourses(site: Site, session: Session): Promise<OwnCourses> {
	await countUse("records", budgetOfSession(session));
	const [learning, catalogue] = await Promise.all([
		fetchLearner(site, learnerOf(session)),
		readCatalogue(site).catch(() => null),
	]);
	const completed = learning.filter(({ completion_status }) => completion_status === "completed").slice(0, MAX_DETAILS);
	const details = new Map<string, WireProgress | null>();
	let hasFailed = false;
	await fewAtOnce(completed, AT_ONCE, async ({ id }) => {
		// No further calls after a failure: visitors should not wait for many deadlines.
		if (hasFailed) return;
		try {
			details.set(id, await fetchProgress(site, learnerOf(session), id));
		} catch (error) {
			hasFailed = true;
			logFailure("progress-failed", error);
		}
	});
	const ids = learning.map(({ id }) => id);
	const open = catalogue && (await openCourses(site, catalogue, ids));
	const courses = learning.map(({ id, completion_status, completion_percentage }): OwnCourse => {
		const detail = details.get(id);
		return {
			id,
			title: catalogue?.find(({ slug }) => slug === id)?.title ?? null,
			isOpen: open === null || open.has(id),
			status: completion_status,
			percentage: completion_percentage,
			details:
				detail === undefined
					? null
					: {
							completedOn: detail?.completed_on ?? null,
							seconds: detail?.total_time ?? null,
							hasCertificate: detail !== null && detail.certificate_url !== null,
						},
		};
	});
	return { courses, hasFailed };
}
