import { newToken } from "../accounts/token.ts";
import { COURSES } from "./catalogue.ts";

/** Demo users have a course at each stage, and took part in a webinar that is over. Written where absent, so that what somebody learns stays. */

const STAGES = [
	{ course: "101", unitsDone: 6 },
	{ course: "102", unitsDone: 2 },
	{ course: "103", unitsDone: 0 },
] as const;

/** Users by address, those of the external identity by their id. */
const LEARNERS = [
	{ email: "be@helvora.example", locale: "nl-BE" },
	{ email: "ch@helvora.example", locale: "de-CH" },
	{ email: "tr@helvora.example", locale: "tr-TR" },
	{ email: "ie@helvora.example", locale: "en-IE" },
	{ id: "WBEM00090001", locale: "nl-BE" },
] as const;

const ATTENDED = "web-ra-early";

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

export async function seedLearning(db: D1Database): Promise<void> {
	const learner = "SELECT CAST(id AS TEXT) AS learner FROM users WHERE email = ?1 UNION ALL SELECT ?2 WHERE ?1 IS NULL";
	const insert = db.prepare(
		`INSERT OR IGNORE INTO enrolments
			(user_id, course_id, locale, token, enrolled_at, opened_at, units_done, total_time, completed_on)
		SELECT learner, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 FROM (${learner})`,
	);
	const rows = LEARNERS.flatMap((one) =>
		STAGES.map(async ({ course, unitsDone }, index) => {
			const { units = 1, minutes = 0 } = COURSES.find(({ id }) => id === course) ?? {};
			const { token } = await newToken();
			return insert.bind(
				"email" in one ? one.email : null,
				"id" in one ? one.id : null,
				course,
				one.locale,
				token,
				daysAgo(30 - index),
				unitsDone > 0 ? daysAgo(20) : null,
				unitsDone,
				Math.round((minutes * 60 * unitsDone) / units),
				unitsDone === units ? daysAgo(12) : null,
			);
		}),
	);
	await db.batch([...(await Promise.all(rows)), ...(await attendances(db))]);
}

/** Users of the external identity have no row in `users`: theirs begin with what they register for. */
async function attendances(db: D1Database): Promise<D1PreparedStatement[]> {
	const insert = db.prepare(
		`INSERT OR IGNORE INTO webinar_registrations
			(webinar_id, email, firstname, lastname, locale, token, registered_at, attended_at)
		SELECT ?2, email, 'Demo', 'User', ?3, ?4, ?5, ?6 FROM users WHERE email = ?1`,
	);
	const rows = LEARNERS.flatMap((one) =>
		"email" in one
			? [
					newToken().then(({ token }) =>
						insert.bind(one.email, `wg-${ATTENDED}-${one.locale}`, one.locale, token, daysAgo(20), daysAgo(9)),
					),
				]
			: [],
	);
	return Promise.all(rows);
}
