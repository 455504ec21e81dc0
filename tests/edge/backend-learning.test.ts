import { expect, test } from "vitest";
import * as z from "zod";
import { accounts, at, FORM_TYPE } from "./accounts.ts";
import { sharedPortal } from "./own-portal.ts";
import { expectValidPage } from "./valid-page.ts";

/** The embedded backend's learning part, answer by answer as the contract has them: learners, courses and progress. */

const portal = sharedPortal();
const { call, tokenOf, idOf } = accounts(portal);

const PORTAL = "http://backend.localhost:8787";
const missing = { status: 404, body: { message: expect.any(String), statusCode: 404 } };
const lms = (path: string, headers?: Record<string, string>) => call("GET", `talentLMS/${path}`, undefined, headers);
/** As a browser opens a link: without the service secret. */
const open = async (url: string, init: { method?: string; body?: string } = {}) =>
	portal.backend(new URL(url).pathname, init.body === undefined ? {} : FORM_TYPE, init);
const linked = z.object({ goto_url: z.string() });
/** A learner without courses. */
const newcomer = async () => idOf(await tokenOf(at("ie.new")));

test("a learner has the id of the portal's user or the OneKey id of the external identity; nobody else exists", async () => {
	expect(await lms(`user/${await newcomer()}`)).toMatchObject({ status: 200, body: { courses: [] } });
	expect(await lms("user/WBEM00090001")).toMatchObject({ status: 200, body: { id: "WBEM00090001" } });
	for (const id of ["999999", "0", "WBEM00099999", "x'--", "9".repeat(30), "1.5", "hca-anna"]) {
		for (const path of [`user/${id}`, `user/${id}/enrolled/101`, `user/${id}/enroll/101`, `course/101/user/${id}`]) {
			expect(await lms(path), path).toEqual(missing);
		}
	}
});

test("a demo user has a course at each stage", async () => {
	const id = await idOf(await tokenOf(at("ie")));
	const { body } = await lms(`user/${id}`, { "Accept-Language": "en-IE" });
	expect(body).toEqual({
		id: String(id),
		login_key: expect.any(String),
		courses: [
			{
				id: "101",
				name: "Heart failure: from symptom to plan",
				enrolled_on: expect.any(String),
				completion_status: "completed",
				completion_percentage: 100,
				completed_on: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
				total_time: 2700,
			},
			expect.objectContaining({ id: "102", completion_status: "incomplete", completion_percentage: 50 }),
			expect.objectContaining({ id: "103", completion_status: "not_attempted", completed_on: null, total_time: 0 }),
		],
		certifications: [
			{
				course_id: "101",
				course_name: expect.any(String),
				issued_date: expect.any(String),
				download_url: expect.stringMatching(`^${PORTAL}/learn/[\\w-]{43}/certificate$`),
			},
		],
	});
	const dutch = await lms(`user/${id}`, { "Accept-Language": "nl-BE" });
	expect(dutch.body).not.toEqual(body);
	expect((await lms(`course/101/user/${id}`)).body).toMatchObject({
		completion_status: "completed",
		certificate_url: expect.stringContaining("/certificate"),
	});
});

test("enrolling: once, whatever is asked again; a closed or unknown course takes nobody", async () => {
	const id = await newcomer();
	expect(await lms(`user/${id}/enrolled/105`)).toEqual({ status: 200, body: { enrolled: false } });
	expect(await lms(`course/105/user/${id}`)).toEqual(missing);
	const [one, other] = await Promise.all([lms(`user/${id}/enroll/105`), lms(`user/${id}/enroll/105`)]);
	expect(one).toEqual({
		status: 200,
		body: { enrolled: true, goto_url: expect.stringMatching(`^${PORTAL}/learn/[\\w-]{43}$`) },
	});
	expect(other).toEqual(one);
	expect(await lms(`user/${id}/enrolled/105`)).toEqual({ status: 200, body: { enrolled: true } });
	expect(await lms(`user/${id}/enroll/104`)).toEqual({
		status: 403,
		body: { message: "The course is closed for enrolment.", statusCode: 403 },
	});
	expect((await lms(`user/${id}/enrolled/104`)).body).toEqual({ enrolled: false });
	for (const path of [`user/${id}/enroll/999`, `user/${id}/enrolled/999`, `course/999/user/${id}`]) {
		expect(await lms(path), path).toEqual(missing);
	}
});

test("a course goes from not attempted to completed with the units that are completed behind goto_url", async () => {
	const english = { "Accept-Language": "en-IE" };
	const { goto_url } = linked.parse((await lms("user/WBEM00090002/enroll/102", english)).body);
	const status = async () => (await lms("course/102/user/WBEM00090002")).body;
	const step = (unit: number | string) => open(goto_url, { method: "POST", body: `unit=${unit}` });
	const fresh = { completion_percentage: 0, completed_on: null, total_time: 0, goto_url };
	expect(await status()).toEqual({ completion_status: "not_attempted", ...fresh });
	const page = await open(goto_url);
	expect(page.status).toBe(200);
	expect(await page.text()).toContain("Complete unit 1");
	expect(await status()).toEqual({ completion_status: "incomplete", ...fresh });
	const done = await step(0);
	expect([done.status, done.headers.get("location")]).toEqual([303, new URL(goto_url).pathname]);
	expect((await step(0)).status).toBe(303);
	expect((await step("x")).status).toBe(422);
	expect(await status()).toMatchObject({ completion_percentage: 25, total_time: 450, completed_on: null });
	expect((await open(`${goto_url}/certificate`)).status).toBe(404);
	for (const unit of [1, 2, 3, 4]) await step(unit);
	expect(await status()).toEqual({
		completion_status: "completed",
		completion_percentage: 100,
		completed_on: expect.any(String),
		total_time: 1800,
		goto_url,
		certificate_url: `${goto_url}/certificate`,
	});
	expect(await (await open(goto_url)).text()).toContain("You have completed this course.");
	expect(await (await open(`${goto_url}/certificate`)).text()).toContain("Certificate of attendance");
	for (const url of [goto_url, `${goto_url}/certificate`, `${PORTAL}/learn/nobody`])
		await expectValidPage(await open(url));
	for (const path of ["/learn/nobody", "/learn/nobody/certificate"]) {
		expect((await open(PORTAL + path)).status, path).toBe(404);
	}
	expect((await open(`${PORTAL}/learn/nobody`, { method: "POST", body: "unit=0" })).status).toBe(404);
});

test("the pages open at the address that the portal sends browsers to", async () => {
	const { goto_url } = linked.parse((await lms("user/WBEM00090001/enroll/105")).body);
	const page = await portal.get(goto_url.replace("http://", ""));
	expect(page.status).toBe(200);
	await expectValidPage(page);
	// The portal's own rules for forms do not apply there: the backend answers that no unit was named.
	expect((await portal.get(goto_url.replace("http://", ""), {}, "POST")).status).toBe(422);
});

test("every call needs the service secret", async () => {
	const refused = { status: 401, body: { message: "Unauthorized", statusCode: 401 } };
	for (const path of ["user/1", "user/1/enrolled/101", "user/1/enroll/101", "course/101/user/1"]) {
		expect(await lms(path, { "X-Service-Secret": "wrong" }), path).toEqual(refused);
	}
});
