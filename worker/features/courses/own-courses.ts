import type { OwnCourse, OwnCourses } from "../../../client/markup/views/account/own-courses.tsx";
import type { WireProgress } from "../../../shared/contracts/learning.ts";
import { readCatalogue } from "../../content/lists.ts";
import { BackendError, reasonOf } from "../../runtime/errors.ts";
import { fewAtOnce } from "../../runtime/few-at-once.ts";
import { log } from "../../runtime/log.ts";
import type { Session } from "../../visitor/session/session-data.ts";
import type { Site } from "../../visitor/site.ts";
import { readLearning, readProgress } from "./enrolment.ts";

/** The courses of the session's user, with what the vendor tells of each completed one when it is asked for it. */

const AT_ONCE = 4;
/** Of more completed courses than these only the title is told. */
const MOST_ASKED = 40;

export async function readOwnCourses(site: Site, session: Session): Promise<OwnCourses> {
	const [learning, titles] = await Promise.all([learningOf(site, session), titlesIn(site)]);
	const asked = learning.filter(({ completion_status }) => completion_status === "completed").slice(0, MOST_ASKED);
	const details = new Map<string, WireProgress | null>();
	let hasFailed = false;
	await fewAtOnce(asked, AT_ONCE, async ({ id }) => {
		// A vendor that fails is not asked on: nobody waits for many deadlines.
		if (hasFailed) return;
		try {
			details.set(id, await readProgress(site, session, id));
		} catch (error) {
			hasFailed = true;
			log("progress-failed", { reason: reasonOf(error) });
		}
	});
	const courses = learning.map(({ id, completion_status, completion_percentage }): OwnCourse => {
		const told = details.get(id);
		return {
			id,
			title: titles.get(id) ?? null,
			status: completion_status,
			percentage: completion_percentage,
			details:
				told === undefined
					? null
					: {
							completedOn: told?.completed_on ?? null,
							seconds: told?.total_time ?? null,
							hasCertificate: told !== null && told.certificate_url !== null,
						},
		};
	});
	return { courses, hasFailed };
}

/** Whom the vendor does not know, has no courses. */
async function learningOf(site: Site, session: Session) {
	try {
		return await readLearning(site, session);
	} catch (error) {
		if (error instanceof BackendError && error.status === 404) return [];
		throw error;
	}
}

/** Without the catalogue the courses are named by their numbers. */
async function titlesIn(site: Site): Promise<Map<string, string>> {
	const catalogue = await readCatalogue(site).catch(() => []);
	return new Map(catalogue.map(({ slug, title }) => [slug, title]));
}
