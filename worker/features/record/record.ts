import type { OwnCourse } from "../../../client/markup/views/account/own-courses.tsx";
import { endOf } from "../../../shared/events.ts";
import type { Gap, Participation, RecordEntry } from "../../../shared/learning/record.ts";
import type { Session } from "../../visitor/session/session-data.ts";
import type { Site } from "../../visitor/site.ts";
import { readOwnCourses } from "../courses/own-courses.ts";
import { readOwnWebinars } from "../webinars/own-webinars.ts";

export async function readCompleted(site: Site, session: Session): Promise<Participation> {
	const { courses, hasFailed } = await readOwnCourses(site, session);
	const completed = courses.filter(({ status }) => status === "completed");
	const entryOf = ({ id, title, details }: OwnCourse): RecordEntry => ({
		section: "e-learnings",
		id,
		title,
		page: title === null ? null : { locale: site.locale, slug: id },
		on: details?.completedOn ?? null,
		seconds: details?.seconds ?? null,
	});
	return {
		isReported: true,
		entries: completed.filter(({ details }) => details?.completedOn).map(entryOf),
		gaps: completed
			.filter(({ details }) => !details?.completedOn)
			.map((course) => ({ ...entryOf(course), gap: course.details ? "date" : "details" })),
		hasFailed,
	};
}

/** Attended webinars, if the backend reports attendance (`isReported`): a registration alone does not prove it. */
export async function readAttended(site: Site, session: Session): Promise<Participation> {
	const { registrations, scope } = await readOwnWebinars(site, session);
	if (scope === "next") return { isReported: false, entries: [], gaps: [], hasFailed: false };
	const over = registrations
		.filter(({ phase }) => phase === "ended")
		.map(({ id, title, page, event, attended }) => ({
			attended,
			entry: {
				section: "webinars" as const,
				id,
				title,
				page,
				on: event?.startsAt ?? null,
				seconds: event?.endsAt ? (endOf(event) - Date.parse(event.startsAt)) / 1000 : null,
			},
		}));
	return {
		isReported: true,
		entries: over.filter(({ attended, entry }) => attended && entry.on !== null).map(({ entry }) => entry),
		gaps: over.flatMap(({ attended, entry }) => {
			const gap = gapOf(attended, entry);
			return gap ? [{ ...entry, gap }] : [];
		}),
		hasFailed: false,
	};
}

function gapOf(attended: boolean | null, { on }: RecordEntry): Gap | null {
	if (attended === null) return "attendance";
	return attended && on === null ? "date" : null;
}
