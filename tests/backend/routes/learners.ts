import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { newToken, now } from "../accounts/token.ts";
import { type AppEnv, refuse } from "../http.ts";
import {
	type Course,
	courseIn,
	type Enrolment,
	enrolmentIn,
	enrolmentsOf,
	isLearner,
	progressOf,
} from "../learning/enrolments.ts";
import { publicUrl } from "../learning/links.ts";
import { CLOSED_COURSES } from "../seed/catalogue.ts";
import { localeFor } from "./courses.ts";

/** TalentLMS: learners and how far they are. The ids are those of the portal's users. */

const learner = createMiddleware<AppEnv>(async (c, next) => {
	if (await isLearner(c.env.DB, c.req.param("userId") ?? "")) return next();
	return refuse(c, 404, "The requested user does not exist");
});

const ids = (c: Context) => ({ userId: c.req.param("userId") ?? "", courseId: c.req.param("courseId") ?? "" });
const noCourse = (c: Context) => refuse(c, 404, "The requested course does not exist");
const gotoUrl = (c: Context<AppEnv>, token: string) => publicUrl(c, `/learn/${token}`);

/** The course in the language that the caller accepts. */
const courseFor = async (c: Context<AppEnv>, id: string): Promise<Course | undefined> =>
	courseIn(c.env.DB, id, (await localeFor(c, undefined)) ?? "");

const certificateOf = (c: Context<AppEnv>, { token, completed_on }: Enrolment, { certificate }: Course) =>
	certificate && completed_on !== null ? publicUrl(c, `/learn/${token}/certificate`) : undefined;

async function user(c: Context<AppEnv>) {
	const { userId } = ids(c);
	const found = (await enrolmentsOf(c.env.DB, userId)).map(async (enrolment) => {
		const course = await courseFor(c, enrolment.course_id);
		return course ? [{ enrolment, course, certificate: certificateOf(c, enrolment, course) }] : [];
	});
	const known = (await Promise.all(found)).flat();
	return c.json({
		id: userId,
		// The vendor's users carry it, and it signs in without a password: the portal must not pass it on.
		login_key: publicUrl(c, `/index/key:${userId}`),
		courses: known.map(({ enrolment, course }) => ({
			id: course.id,
			name: course.name,
			enrolled_on: enrolment.enrolled_at,
			...progressOf(enrolment, course),
		})),
		certifications: known.flatMap(({ enrolment, course, certificate }) =>
			certificate === undefined
				? []
				: [
						{
							course_id: course.id,
							course_name: course.name,
							issued_date: enrolment.completed_on,
							download_url: certificate,
						},
					],
		),
	});
}

async function enrolled(c: Context<AppEnv>) {
	const { userId, courseId } = ids(c);
	if (!(await courseFor(c, courseId))) return noCourse(c);
	return c.json({ enrolled: (await enrolmentIn(c.env.DB, userId, courseId)) !== undefined });
}

/** Changes something, though it is a GET. Who is enrolled already gets the same answer. */
async function enroll(c: Context<AppEnv>) {
	const { userId, courseId } = ids(c);
	const locale = (await localeFor(c, undefined)) ?? "";
	if (!(await courseIn(c.env.DB, courseId, locale))) return noCourse(c);
	if (CLOSED_COURSES.includes(courseId)) return refuse(c, 403, "The course is closed for enrolment.");
	const { token } = await newToken();
	await c.env.DB.prepare(
		`INSERT INTO enrolments (user_id, course_id, locale, token, enrolled_at) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT DO NOTHING`,
	)
		.bind(userId, courseId, locale, token, now())
		.run();
	const enrolment = await enrolmentIn(c.env.DB, userId, courseId);
	return c.json({ enrolled: true, goto_url: gotoUrl(c, enrolment?.token ?? token) });
}

async function status(c: Context<AppEnv>) {
	const { userId, courseId } = ids(c);
	const course = await courseFor(c, courseId);
	if (!course) return noCourse(c);
	const enrolment = await enrolmentIn(c.env.DB, userId, courseId);
	if (!enrolment) return refuse(c, 404, "The requested user is not enrolled in this course");
	const certificate_url = certificateOf(c, enrolment, course);
	const goto_url = gotoUrl(c, enrolment.token);
	return c.json({ ...progressOf(enrolment, course), goto_url, ...(certificate_url ? { certificate_url } : {}) });
}

export const learners = new Hono<AppEnv>()
	.get("/user/:userId", learner, user)
	.get("/user/:userId/enrolled/:courseId", learner, enrolled)
	.get("/user/:userId/enroll/:courseId", learner, enroll)
	.get("/course/:courseId/user/:userId", learner, status);
