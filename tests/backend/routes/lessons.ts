import { type Context, Hono } from "hono";
import { html } from "hono/html";
import * as z from "zod";
import { now } from "../accounts/token.ts";
import type { AppEnv } from "../http.ts";
import { type Course, courseIn, type Enrolment, enrolmentOfToken, progressOf } from "../learning/enrolments.ts";
import { page } from "./page.ts";

/** What a browser opens of a course: its units, one after the other, and the certificate. */

interface Lesson {
	enrolment: Enrolment;
	course: Course;
}

async function lessonOf(c: Context<AppEnv>): Promise<Lesson | undefined> {
	const enrolment = await enrolmentOfToken(c.env.DB, c.req.param("token") ?? "");
	const course = enrolment && (await courseIn(c.env.DB, enrolment.course_id, enrolment.locale));
	return course && { enrolment, course };
}

const unknown = (c: Context) => page(c, "Nobody is enrolled with this link", html``, 404);

function overview(c: Context, { enrolment, course }: Lesson) {
	const { completion_percentage } = progressOf(enrolment, course);
	const { units_done: done, locale, token } = enrolment;
	const next = course.units[done];
	return page(
		c,
		"Course",
		html`<p lang="${locale}">${course.name}</p>
<p><label for="progress">Progress: ${completion_percentage} %</label>
<progress id="progress" max="100" value="${completion_percentage}"></progress></p>
<ol>
${course.units.map((unit, index) => html`<li><span lang="${locale}">${unit.name}</span>${index < done ? " (completed)" : ""}</li>`)}
</ol>
${
	next
		? html`<form method="post"><p><button type="submit" name="unit" value="${done}">Complete unit ${done + 1}</button></p></form>`
		: html`<p>You have completed this course.</p>`
}
${!next && course.certificate ? html`<p><a href="/learn/${token}/certificate">Certificate</a></p>` : ""}`,
	);
}

async function open(c: Context<AppEnv>) {
	const lesson = await lessonOf(c);
	if (!lesson) return unknown(c);
	await c.env.DB.prepare("UPDATE enrolments SET opened_at = ? WHERE token = ? AND opened_at IS NULL")
		.bind(now(), lesson.enrolment.token)
		.run();
	return overview(c, lesson);
}

const unitForm = z.object({ unit: z.coerce.number().int().min(0) });

async function complete(c: Context<AppEnv>) {
	const lesson = await lessonOf(c);
	if (!lesson) return unknown(c);
	const form = unitForm.safeParse(await c.req.parseBody().catch(() => ({})));
	if (!form.success) return page(c, "Which unit?", html``, 422);
	const { token } = lesson.enrolment;
	const { units, duration } = lesson.course;
	// The unit's number: a form that is sent twice completes one unit.
	await c.env.DB.prepare(
		`UPDATE enrolments SET units_done = units_done + 1, total_time = total_time + ?1, opened_at = ifnull(opened_at, ?2),
			completed_on = CASE WHEN units_done + 1 = ?3 THEN ?2 END
		WHERE token = ?4 AND units_done = ?5 AND units_done < ?3`,
	)
		.bind(Math.round(duration / units.length), now(), units.length, token, form.data.unit)
		.run();
	return c.redirect(`/learn/${token}`, 303);
}

async function certificate(c: Context<AppEnv>) {
	const { enrolment, course } = (await lessonOf(c)) ?? {};
	if (!enrolment?.completed_on || !course?.certificate) return page(c, "There is no certificate", html``, 404);
	const moment = enrolment.completed_on;
	return page(
		c,
		"Certificate of attendance",
		html`<p lang="${enrolment.locale}">${course.name}</p>
<p>Completed on <time datetime="${moment}">${moment.slice(0, 10)}</time></p>`,
	);
}

export const lessons = new Hono<AppEnv>()
	.get("/:token", open)
	.post("/:token", complete)
	.get("/:token/certificate", certificate);
