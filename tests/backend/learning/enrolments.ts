import * as z from "zod";
import { HCA_USERS } from "../routes/hca.ts";

/** Who learns what, and how far. */

const enrolmentRow = z.object({
	user_id: z.string(),
	course_id: z.string(),
	locale: z.string(),
	token: z.string(),
	enrolled_at: z.string(),
	opened_at: z.string().nullable(),
	units_done: z.number(),
	total_time: z.number(),
	completed_on: z.string().nullable(),
});
export type Enrolment = z.output<typeof enrolmentRow>;

const courseDocument = z.object({
	id: z.string(),
	name: z.string(),
	units: z.array(z.object({ name: z.string() })),
	/** Seconds. */
	duration: z.number(),
	certificate: z.boolean(),
});
export type Course = z.output<typeof courseDocument>;

/** Learners have the ids of the portal's users, those of the external identity their OneKey id. */
export async function isLearner(db: D1Database, id: string): Promise<boolean> {
	if (Object.values(HCA_USERS).some(({ onekeyId }) => onekeyId === id)) return true;
	if (!/^[1-9]\d{0,14}$/.test(id)) return false;
	return (await db.prepare("SELECT 1 FROM users WHERE id = ?").bind(Number(id)).first()) !== null;
}

export async function courseIn(db: D1Database, id: string, locale: string): Promise<Course | undefined> {
	const document = await db
		.prepare("SELECT document FROM courses WHERE id = ? AND locale = ?")
		.bind(id, locale)
		.first<string>("document");
	return document === null ? undefined : courseDocument.parse(JSON.parse(document));
}

export async function enrolmentsOf(db: D1Database, userId: string): Promise<Enrolment[]> {
	const { results } = await db
		.prepare("SELECT * FROM enrolments WHERE user_id = ? ORDER BY enrolled_at, course_id")
		.bind(userId)
		.all();
	return z.array(enrolmentRow).parse(results);
}

export const enrolmentIn = async (db: D1Database, userId: string, courseId: string): Promise<Enrolment | undefined> =>
	(await enrolmentsOf(db, userId)).find(({ course_id }) => course_id === courseId);

export async function enrolmentOfToken(db: D1Database, token: string): Promise<Enrolment | undefined> {
	const row = await db.prepare("SELECT * FROM enrolments WHERE token = ?").bind(token).first();
	return enrolmentRow.optional().parse(row ?? undefined);
}

/** The state in the vendor's words. */
export function progressOf({ opened_at, units_done, total_time, completed_on }: Enrolment, { units }: Course) {
	const started = opened_at === null ? "not_attempted" : "incomplete";
	return {
		completion_status: completed_on === null ? started : "completed",
		completion_percentage: completed_on === null ? Math.floor((100 * units_done) / units.length) : 100,
		completed_on,
		total_time,
	};
}
