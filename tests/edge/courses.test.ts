import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { sharedPortal } from "./own-portal.ts";
import { pageOf } from "./portal.ts";
import { opened, pictureAt, sealed } from "./sealing.ts";
import { pageWith, signIn, type Visitor, visitor } from "./visitor.ts";

/** Courses: enrolment, progress, certificate; the learner is always the session's user. */

const portal = sharedPortal({ before: "healed", vars: { BACKEND_DEADLINE_MS: "2000" } });

const t = translator("en-IE");
const course = (id: number) => `/en-IE/e-learnings/${id}`;
const PERSONAL = /\/learn\/[\w-]{20,}/;
const anybody = () => visitor(portal, "ie.localhost");
const read = async (someone: { get(path: string): Promise<Response> }, path: string) => {
	const page = await pageOf(someone.get(path));
	expect(page.html, path).not.toMatch(PERSONAL);
	return page;
};
const learnerCalls = async () => (await portal.calls()).map(({ path }) => path).filter((path) => /\/user\//.test(path));

test("[2.15] [7.18] each stage: not enrolled, enrolled, half through, completed with date, time and certificate", async () => {
	const someone = await signIn(portal, "ie", "ie");
	const done = await read(someone, course(101));
	expect(done.text).toMatch(/Completed 100% complete Completed on \d+ \w+ \d{4} Time spent 45\smin/);
	expect(done.html).toContain('<progress id="course-progress" max="100" value="100">');
	expect(done.html).toContain(`href="${course(101)}/certificate"`);
	expect(done.cache).toBe("private, no-store");
	const half = await read(someone, course(102));
	expect(half.text).toMatch(/In progress 50% complete Time spent \d+\smin Continue course/);
	expect(half.html).not.toContain("/certificate");
	expect((await read(someone, course(103))).text).toMatch(/Enrolled 0% complete Start course/);
	expect((await read(someone, course(105))).text).toContain("Take this course");
	expect(await learnerCalls()).toEqual(
		[101, 102, 103, 105].map((id) => `/api/talentLMS/course/${id}/user/${someone.userId}`),
	);
	for (const [path, place] of [
		[`${course(102)}/go`, /\/learn\/[\w-]{43}$/],
		[`${course(101)}/certificate`, /\/learn\/[\w-]{43}\/certificate$/],
	] as const) {
		const answer = await someone.get(path);
		expect([answer.status, answer.headers.get("cache-control")]).toEqual([303, "no-store"]);
		expect(answer.headers.get("location")).toMatch(place);
	}
	await portal.forgetCalls();
	expect((await someone.get(`${course(102)}/certificate`)).status).toBe(404);
	expect(await learnerCalls()).toHaveLength(1);
	expect(portal.logs().join("\n")).not.toMatch(PERSONAL);
});

test("[7.18] enrolling: a POST, with the session's id whatever is sent, only once", async () => {
	const [one, other] = [await signIn(portal, "ie.new", "ie"), await signIn(portal, "ie", "ie")];
	await portal.forgetCalls();
	const forged = { id: other.userId, userId: one.userId, user: other.userId };
	const answer = await one.form(`${course(105)}/enrol`, forged);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, `${course(105)}#course`]);
	const mine = `/api/talentLMS/user/${one.userId}`;
	expect(await learnerCalls()).toEqual([`${mine}/enrolled/105`, `${mine}/enroll/105`]);
	await portal.forgetCalls();
	expect((await one.form(`${course(105)}/enrol`, {})).status).toBe(303);
	expect(await learnerCalls()).toEqual([`${mine}/enrolled/105`]);
	const both = await Promise.all([read(one, course(105)), read(other, course(105))]);
	expect(both.map(({ text }) => / Enrolled \d+% complete/.test(text))).toEqual([true, false]);
	expect((await one.get(`${course(105)}/go`)).status).toBe(303);
	const told = await pageWith(404, other.get(`${course(105)}/go`));
	expect(told.text).toContain(t("notices.courseEnrolFirst"));
	expect(told.html).toMatch(
		new RegExp(`<form[^>]*action="${course(105)}/enrol".*?>${t("course.enrol")}</button>`, "s"),
	);
	const get = await one.get(`${course(103)}/enrol`);
	expect([get.status, get.headers.get("location")]).toEqual([303, course(103)]);
	expect((await read(one, course(103))).text).toContain("Take this course");
	const elsewhere = await one.form(`${course(103)}/enrol`, {}, { Origin: "http://evil.example" });
	expect(elsewhere.status).toBe(403);
});

test("[7.18] whom the vendor does not know yet, or has enrolled already, is enrolled", async () => {
	const someone = await signIn(portal, "ie.new", "ie");
	const mine = `/api/talentLMS/user/${someone.userId}`;
	const told = (message: string) => ({ error: { type: "invalid_request_error", message } });
	await portal.fault({ path: `${mine}/enrolled/103`, status: 404, body: told("The requested user does not exist") });
	await portal.fault({ path: `${mine}/enrolled/105`, status: 400, body: told("The requested user does not exist") });
	for (const id of [103, 105]) {
		await portal.forgetCalls();
		expect((await someone.form(`${course(id)}/enrol`, {})).status).toBe(303);
		expect(await learnerCalls()).toEqual([`${mine}/enrolled/${id}`, `${mine}/enroll/${id}`]);
	}
	await portal.fault({ path: `${mine}/enrolled/102`, body: false });
	const already = told("The requested user is already enrolled in this course");
	await portal.fault({ path: `${mine}/enroll/102`, status: 400, body: already });
	expect((await someone.form(`${course(102)}/enrol`, {})).status).toBe(303);
	await portal.fault({ path: `${mine}/enrolled/101`, body: { enrolled: 0 } });
	await portal.fault({ path: `${mine}/enroll/101`, body: [{ user_id: "1", course_id: "101", role: "learner" }] });
	expect((await someone.form(`${course(101)}/enrol`, {})).status).toBe(303);
	const progress = "/api/talentLMS/course/104/user/";
	await portal.fault({ path: progress, status: 400, body: told("The requested user is not enrolled in this course") });
	expect((await read(someone, course(104))).text).toContain("Take this course");
});

test("[7.18] whom the vendor does not know has no courses", async () => {
	const someone = await signIn(portal, "ie.new", "ie");
	const error = { type: "invalid_request_error", message: "The requested user does not exist" };
	await portal.fault({ path: `/api/talentLMS/user/${someone.userId}`, status: 400, body: { error } });
	expect((await read(someone, "/en-IE/account?whole")).text).toContain(t("own.noCourses"));
});

test("[7.18] a 409 is an enrolment where its message says so; a full course takes nobody", async () => {
	const someone = await signIn(portal, "ie.new", "ie");
	const mine = `/api/talentLMS/user/${someone.userId}`;
	for (const [id, message, status] of [
		[103, "User already enrolled", 303],
		[105, "The course is full", 403],
	] as const) {
		await portal.fault({ path: `${mine}/enrolled/${id}`, body: false });
		await portal.fault({ path: `${mine}/enroll/${id}`, status: 409, body: { message } });
		const { text } = await pageWith(status, someone.form(`${course(id)}/enrol`, {}));
		expect(text.includes(t("notices.courseRefused"))).toBe(status === 403);
	}
});

test("[7.18] a course without enrolment says so and leads to the others", async () => {
	const someone = await signIn(portal, "ie", "ie");
	const { html, text } = await pageWith(403, someone.form(`${course(104)}/enrol`, {}));
	expect(text).toContain(`${t("notices.courseRefused")} ${t("wayOn.courses")}`);
	// A link to other courses, and no button to try again in vain.
	expect(html).toContain('<a class="button" href="/en-IE/e-learnings">');
	expect(html).not.toContain(`action="${course(104)}/enrol"`);
});

test("[7.18] [8.04] a backend that refuses the portal's secret is no refusal of the person", async () => {
	const someone = await signIn(portal, "ie.new", "ie");
	for (const [call, status, shown] of [
		["enrolled", 401, 503],
		["enrolled", 403, 503],
		["enroll", 401, 503],
		["enroll", 422, 403],
	] as const) {
		const of = (name: string) => `/api/talentLMS/user/${someone.userId}/${name}/103`;
		if (call === "enroll") await portal.fault({ path: of("enrolled"), body: false, times: 1 });
		await portal.fault({ path: of(call), status, body: { message: "Unauthorized" }, times: 1 });
		const { text } = await pageWith(shown, someone.form(`${course(103)}/enrol`, {}));
		const words = t(shown === 503 ? "notices.unavailable" : "notices.courseRefused");
		expect(text, `${call} ${status}`).toContain(words);
	}
});

test("[3.05] a course is an item: name, description and picture under its id, always gated", async () => {
	const answer = {
		id: 900,
		name: "A course of its own",
		description: "<p>Its description</p>",
		big_avatar: "/uploads/avatar.png",
		public_content: true,
		slug: "other",
	};
	await portal.fault({ path: "/api/talentLMS/course/900", status: 200, body: answer });
	await portal.fault({ path: "/api/talentLMS/ie/all", body: [answer] });
	await portal.purge();
	const [somebody, reader] = [anybody(), anybody()];
	const gated = await read(somebody, course(900));
	expect(gated.text).toContain("Login required");
	expect(gated.text).not.toContain("Its description");
	await reader.get(`${course(900)}/demo-access`);
	const open = await read(reader, course(900));
	for (const { html } of [gated, open]) {
		expect(html).toContain("<h1>A course of its own</h1>");
		expect(html).toContain(`<img src="${pictureAt("/uploads/avatar.png", { size: 1200 })}"`);
		expect(html).toContain(`<link rel="canonical" href="http://ie.localhost${course(900)}"/>`);
	}
	expect(open.html).toContain('<div class="prose"><p>Its description</p></div>');
});

test("[3.06] a course that the country does not have has no page or form there, unless nobody can tell; a certificate stays", async () => {
	const someone = await signIn(portal, "ie", "ie");
	const status = async (path: string, who: Pick<Visitor, "get"> = someone) => (await who.get(path)).status;
	const all = "/api/talentLMS/ie/all?_start=0&_limit=450";
	const count = "/api/talentLMS/ie/count";
	await portal.fault({ path: all, body: [{ id: 101, name: "Listed" }] });
	await portal.fault({ path: count, body: 1 });
	await portal.purge();
	// The first page may wait for the list in vain.
	await expect.poll(() => status(course(102), anybody()), { interval: 500 }).toBe(404);
	await portal.forgetCalls();
	expect(await status(`${course(101)}/certificate`)).toBe(303);
	for (const path of ["", "/go"]) expect(await status(course(102) + path), path).toBe(404);
	expect((await someone.form(`${course(105)}/enrol`, {})).status).toBe(404);
	expect(await status(course(102), anybody())).toBe(404);
	expect(await learnerCalls()).toEqual([`/api/talentLMS/course/101/user/${someone.userId}`]);
	const own = await read(someone, "/en-IE/account?whole");
	expect(own.html).toMatch(/href="\/en-IE\/e-learnings\/101".*href="\/en-IE\/e-learnings\/101\/certificate"/s);
	expect(own.html).not.toContain(`href="${course(102)}`);
	expect(own.text).toContain(t("record.untitled.e-learnings", { id: "102" }));

	await portal.heal();
	await portal.fault({ path: all, body: [{ id: 102, name: "Listed" }] });
	await portal.fault({ path: count, body: 1 });
	await portal.purge();
	await expect.poll(() => status(course(101), anybody()), { interval: 500 }).toBe(404);
	expect(await status(course(101))).toBe(404);
	expect(await status(`${course(101)}/certificate`)).toBe(303);
	const without = await read(someone, "/en-IE/account?whole");
	expect(without.html).not.toContain(`href="${course(101)}"`);
	expect(without.html).toContain(`href="${course(101)}/certificate"`);

	const courses = (many: number) => Array.from({ length: many }, (_, at) => ({ id: 2000 + at, name: `Course ${at}` }));
	for (const unknown of [
		[{ path: all, body: courses(450) }],
		[
			{ path: all, body: courses(15) },
			{ path: "/api/talentLMS/ie/all?_start=15", status: 500 },
		],
		[{ path: all, status: 500 }],
		// The count of the country is 5: a list of fewer courses is a part.
		[{ path: all, body: courses(4) }],
		[
			{ path: "re:/talentLMS/ie/all", body: courses(15) },
			{ path: count, body: 16 },
		],
		[{ path: all, body: [...courses(4), { id: null }] }],
		[
			{ path: all, body: [] },
			{ path: count, body: 0 },
		],
		[
			{ path: all, body: courses(9) },
			{ path: count, status: 500 },
		],
	]) {
		await portal.heal();
		for (const fault of unknown) await portal.fault(fault);
		await portal.purge();
		expect(await status(course(102)), JSON.stringify(unknown).slice(0, 80)).toBe(200);
		const { html } = await read(someone, "/en-IE/account?whole");
		expect(html).toContain(`href="${course(102)}/go"`);
	}
	await portal.heal();
	await portal.purge();
});

test("[3.06] a slow list of courses delays no course; one that opened meanwhile closes once the list is read", async () => {
	const all = "/api/talentLMS/ie/all?_start=0&_limit=450";
	const list = [{ id: 101, name: "Listed" }];
	await portal.fault({ path: all, body: list, hold: true });
	// A busy machine may release the first read after its deadline: the next one gets the same list.
	await portal.fault({ path: "/api/talentLMS/ie/all", body: list });
	await portal.fault({ path: "/api/talentLMS/ie/count", body: 1 });
	await portal.purge();
	const status = async () => (await anybody().get(course(102))).status;
	expect(await status()).toBe(200);
	await portal.heal(all);
	await expect.poll(status, { interval: 500 }).toBe(404);
	await portal.heal();
	await portal.purge();
});

test("[3.05] [6.01] below full access there is no panel, no action and no call about a learner", async () => {
	const limited = await signIn(portal, "tr.tl1", "tr");
	await portal.forgetCalls();
	for (const [someone, path] of [
		[anybody(), course(101)],
		[limited, "/tr-TR/e-learnings/101"],
	] as const) {
		expect((await read(someone, path)).html).not.toContain('id="course"');
		for (const action of ["go", "certificate"]) expect((await someone.get(`${path}/${action}`)).status).toBe(403);
		expect((await someone.form(`${path}/enrol`, {})).status).toBe(403);
	}
	expect(await learnerCalls()).toEqual([]);
	// A deep link gives full access, but no learner.
	const reader = anybody();
	await reader.get(`${course(101)}/demo-access`);
	expect((await read(reader, course(101))).text).toContain(t("course.signIn"));
	expect((await reader.get(`${course(101)}/go`)).headers.get("location")).toContain("/en-IE/login?");
	expect(await learnerCalls()).toEqual([]);
});

test("[2.09] [7.18] in the list one call reads the user's progress, which nobody else sees", async () => {
	const someone = await signIn(portal, "ie", "ie");
	await portal.forgetCalls();
	const list = "/en-IE/e-learnings";
	const { text, html } = await read(someone, list);
	expect(text).toMatch(/Course Completed .+50% complete .+Course Enrolled/);
	expect(html).not.toContain("login_key");
	const asked = (await portal.calls()).filter(({ path }) => path.includes("/talentLMS/user/"));
	expect(asked.map(({ path }) => path)).toEqual([`/api/talentLMS/user/${someone.userId}`]);
	expect((await read(anybody(), list)).text).not.toMatch(/completed|Enrolled/i);
	await portal.fault({ path: "/api/talentLMS/user/", status: 500 });
	const without = await read(someone, list);
	expect([without.status, without.text.includes("Inhalers")]).toEqual([200, true]);
});

test("[3.05] cards show a course's duration, and its description with confirmed full access only", async () => {
	const listed = [
		{
			id: 901,
			name: "One",
			description: "<style>p{}</style><p>About hearts &amp;</p><p>lun<b>gs</b> <i>&lt;1 %</i></p>",
			duration: 2700,
		},
		{ id: 902, name: "Two", description: [{ type: "paragraph", children: [{ type: "text", text: "In blocks" }] }] },
		{ id: 903, name: "Three", description: "word ".repeat(100) },
	];
	await portal.fault({ path: "re:/talentLMS/be/all", status: 200, body: listed });
	const about = ["About hearts &amp; lungs &lt;1\u00a0%</p>", "In blocks</p>", "word word…</p>"];
	const pages = ["/nl-BE/e-learnings", "/nl-BE?collection=e-learnings"];
	const shown = async (someone: Pick<Visitor, "get">) =>
		Promise.all(
			pages.map(async (path) => {
				const { status, html, text } = await read(someone, path);
				expect([status, /\b45 min/.test(text)], path).toEqual([200, true]);
				return about.map((words) => html.includes(words));
			}),
		);
	const [all, none] = [pages.map(() => [true, true, true]), pages.map(() => [false, false, false])];
	const colleague = await signIn(portal, "be", "be");
	const [nobody, reader] = [visitor(portal, "be.localhost"), visitor(portal, "be.localhost")];
	await reader.get("/nl-BE/e-learnings/101/demo-access");
	for (const _ of [1, 2]) {
		expect(await shown(colleague)).toEqual(all);
		expect(await shown(reader)).toEqual(all);
		expect(await shown(nobody)).toEqual(none);
	}
	const limited = await signIn(portal, "tr.tl1", "tr");
	await portal.fault({ path: "re:/talentLMS/tr/all", status: 200, body: listed });
	expect((await read(limited, "/tr-TR/e-learnings")).html).not.toMatch(/About hearts|In blocks/);
	expect((await read(colleague, "/nl-BE/search?term=hearts")).html).not.toContain("About hearts");

	colleague.as(await sealed({ ...(await opened(colleague.session())), verifiedAt: 0, sealedAt: 0 }));
	await portal.fault({ path: "re:^/api/user$", status: 500 });
	expect(await shown(colleague)).toEqual(none);
});

test.each([
	["is slow", { delay: 4000 }],
	["talks nonsense", { status: 200, body: { enrolled: "perhaps" } }],
])("[2.15] [8.02] with a provider that %s the page is shown with a notice and a retry", async (_, fault) => {
	const someone = await signIn(portal, "ie", "ie");
	await read(someone, course(101));
	await portal.fault({ path: "re:/talentLMS/(user/|course/\\d+/user/)", ...fault });
	const { status, text, html } = await read(someone, course(101));
	expect(status).toBe(200);
	expect(text).toContain(t("course.unknown"));
	expect(text).toContain("Heart failure: from symptom to plan");
	expect(html).toContain(`<a href="${course(101)}?whole#course" data-enhance="retry">Try again</a>`);
	const { html: enrolment } = await pageWith(503, someone.form(`${course(103)}/enrol`, {}));
	expect(enrolment).toMatch(/Nothing is lost.+type="submit"[^>]*>Try again</s);
	if (!("delay" in fault)) expect((await someone.get(`${course(102)}/go`)).status).toBe(503);
});

test("[7.18] other notations of the vendor are read: percentages as text, other words, no links", async () => {
	const someone = await signIn(portal, "ie", "ie");
	const answers = {
		completion_status: "Not attempted",
		completion_percentage: "130",
		completed_on: "22/01/2026, 10:20:30",
		total_time: "1h 5m",
		goto_url: "javascript:alert(1)",
		certificate_url: null,
	};
	await portal.fault({ path: "/api/talentLMS/course/102/user/", status: 200, body: answers });
	const { text, html } = await read(someone, course(102));
	expect(text).toContain("Enrolled 100% complete");
	expect(text).toMatch(/Time spent:? 1\sh 5\smin/);
	expect(html).not.toMatch(/javascript:|Start course/);
	expect((await pageWith(404, someone.get(`${course(102)}/go`))).text).toContain(t("notices.courseNoLink"));
});
