import { expect, test } from "vitest";
import * as z from "zod";
import { accounts, invalid } from "./accounts.ts";
import { sharedPortal } from "./own-portal.ts";
import { expectValidPage } from "./valid-page.ts";

/** The embedded backend's webinars, answer by answer as the contract has them. */

const portal = sharedPortal();
const { call } = accounts(portal);

const LOCALES = ["nl-BE", "fr-BE", "de-CH", "fr-CH", "tr-TR", "en-IE"];
const PORTAL = "http://backend.localhost:8787";
const missing = { status: 404, body: { message: expect.any(String), statusCode: 404 } };
const [UPCOMING, LIVE] = ["wg-web-hf-primary-care-en-IE", "wg-web-sleep-apnoea-en-IE"];
const [REPLAY, OVER] = ["wg-web-ra-early-en-IE", "wg-web-immurelin-safety-en-IE"];
const [CANCELLED, FULL] = ["wg-web-gestational-diabetes-en-IE", "wg-web-skin-lesions-en-IE"];

const info = (id: string) => call("GET", `webinargeek/${id}`);
const person = { email: "ann@practice.example", firstname: "Ann", lastname: "Doyle", locale: "en-IE" };
const register = (webinar_id: unknown, form: object = {}) =>
	call("POST", "webinargeek/register", { webinar_id, ...person, ...form });
const check = (webinar_id: string, email = person.email) =>
	call("POST", "webinargeek/check-registration", { webinar_id, email });
const joined = z.object({ registered: z.literal(true), join_url: z.string() });
/** As a browser opens a link: without the service secret. */
const open = async (url: string) => {
	const { pathname, search } = new URL(url);
	const response = await portal.backend(pathname + search, {});
	return { status: response.status, html: await response.text() };
};

const items = z.array(
	z.looseObject({
		title: z.string(),
		intro: z.string(),
		webinar: z.looseObject({
			webinargeek_id: z.string(),
			starts_at: z.string(),
			ends_at: z.string(),
			on_site: z.looseObject({ venue: z.string() }).nullable(),
		}),
	}),
);
const read = async (path: string) => (await portal.backend(`/api/${path}`)).text();
const list = async (locale: string) => items.parse(JSON.parse(await read(`strapi/${locale}/webinars`)));

test.each(LOCALES)("%s has webinars of every kind, whose items agree with the vendor", async (locale) => {
	const found = await list(locale);
	const kinds: string[] = [];
	for (const { title, intro, webinar } of found) {
		const { status, body } = await info(webinar.webinargeek_id);
		expect(status).toBe(200);
		expect(body).toMatchObject({ id: webinar.webinargeek_id, title, description: intro, starts_at: webinar.starts_at });
		expect(Date.parse(webinar.starts_at) + Number(body.duration) * 60_000).toBe(Date.parse(webinar.ends_at));
		kinds.push(`${body.status}${body.watch_url ? " with replay" : ""}${webinar.on_site ? " on site" : ""}`);
	}
	expect(kinds.toSorted()).toEqual([
		"cancelled",
		"ended",
		"ended with replay",
		"live",
		"upcoming",
		"upcoming",
		"upcoming",
		"upcoming",
		"upcoming on site",
	]);
});

test("a webinar answers what the contract names", async () => {
	expect(await info(UPCOMING)).toEqual({
		status: 200,
		body: {
			id: UPCOMING,
			title: "Live: heart failure in primary care",
			description: expect.any(String),
			starts_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
			duration: 60,
			registration_fields: ["email", "firstname", "lastname"].map((name) => ({ name, mandatory: true })),
			status: "upcoming",
		},
	});
	for (const id of ["wg-nothing", "1", "'%20OR%201=1", "wg-news-hf-guideline-en-IE"]) {
		expect(await info(id), id).toEqual(missing);
	}
});

test("the live one began ten minutes ago, also in lists, items and search", async () => {
	const { body } = await info(LIVE);
	const ago = Date.now() - Date.parse(String(body.starts_at));
	expect(ago).toBeGreaterThanOrEqual(10 * 60_000);
	expect(ago).toBeLessThan(12 * 60_000);
	for (const path of [
		"item/webinars/sleep-apnoea-what-the-practice-can-do/none",
		"search?term=apnoea&content_type=webinars",
		"content?collections=webinars",
		"webinars",
	]) {
		const text = await read(`strapi/en-IE/${path}`);
		const [, starts = ""] = /apnoea-en-IE","starts_at":"([^"]+)"/.exec(text) ?? [];
		expect(Math.abs(Date.parse(starts) - Date.parse(String(body.starts_at))), path).toBeLessThanOrEqual(60_000);
	}
});

test("register: once an address and webinar", async () => {
	expect(await check(UPCOMING)).toEqual({ status: 200, body: { registered: false } });
	const answers = await Promise.all([register(UPCOMING), register(UPCOMING, { email: " ANN@practice.example" })]);
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
	const registered = answers.find(({ status }) => status === 200);
	expect(registered?.body).toEqual({
		registered: true,
		join_url: expect.stringMatching(`^${PORTAL}/join/[\\w-]{43}$`),
	});
	expect(await register(UPCOMING)).toEqual({ status: 409, body: { message: expect.any(String), statusCode: 409 } });
	expect(await check(UPCOMING, "Ann@Practice.example")).toEqual({ status: 200, body: registered?.body });
	expect((await check(UPCOMING, "other@practice.example")).body).toEqual({ registered: false });
	expect((await check(LIVE)).body).toEqual({ registered: false });
	const { join_url } = joined.parse(registered?.body);
	expect(await open(join_url)).toEqual({ status: 200, html: expect.stringContaining("has not begun") });
	expect((await open(`${join_url}x`)).status).toBe(404);
	expect((await portal.get(join_url.replace("http://", ""))).status).toBe(200);
});

test("register: live, over, cancelled, full and unknown ones", async () => {
	const { join_url } = joined.parse((await register(LIVE)).body);
	await expectValidPage(await portal.backend(new URL(join_url).pathname, {}));
	const room = await open(join_url);
	expect(room).toEqual({ status: 200, html: expect.stringContaining("You are in the webinar") });
	expect(room.html).toContain('<p lang="en-IE">Sleep apnoea: what the practice can do</p>');
	for (const id of [REPLAY, OVER, CANCELLED]) {
		const answer = await register(id);
		expect(answer, id).toEqual({ status: 410, body: { message: expect.any(String), statusCode: 410 } });
		expect((await check(id)).body).toEqual({ registered: false });
	}
	expect(await register(FULL)).toEqual({
		status: 422,
		body: { message: "full", statusCode: 422, errors: { webinar_id: ["full"] } },
	});
	expect((await check(FULL)).body).toEqual({ registered: false });
	expect(await register("wg-nothing")).toEqual(missing);
	expect(await register(17)).toEqual(missing);
	expect(await check("wg-nothing")).toEqual(missing);
});

test("a registration outlives the webinar without a link, and a full one's holds", async () => {
	const store = await portal.backendStore();
	for (const [id, token] of [
		[OVER, "over"],
		[CANCELLED, "cancelled"],
		[FULL, "full"],
	]) {
		await store
			.prepare("INSERT INTO webinar_registrations VALUES (?, ?, 'Ann', 'Doyle', 'en-IE', ?, '', NULL)")
			.bind(id, person.email, token)
			.run();
	}
	for (const id of [OVER, CANCELLED]) expect((await check(id)).body).toEqual({ registered: true });
	expect((await check(FULL)).body).toEqual({ registered: true, join_url: `${PORTAL}/join/full` });
	expect((await register(FULL)).status).toBe(409);
	expect(await open(`${PORTAL}/join/over`)).toEqual({ status: 410, html: expect.stringContaining("is over") });
	expect(await open(`${PORTAL}/join/cancelled`)).toEqual({ status: 410, html: expect.stringContaining("cancelled") });
});

test("a recording opens with its own link alone", async () => {
	const { watch_url } = z.object({ watch_url: z.string() }).parse((await info(REPLAY)).body);
	expect(watch_url.startsWith(`${PORTAL}/watch/${REPLAY}?key=`)).toBe(true);
	expect(await open(watch_url)).toEqual({ status: 200, html: expect.stringContaining("Recording of the webinar") });
	const { pathname, search: key } = new URL(watch_url);
	await expectValidPage(await portal.backend(pathname + key, {}));
	await expectValidPage(await portal.backend(pathname, {}));
	for (const path of [`${REPLAY}`, `${REPLAY}?key=x`, `${OVER}${key}`, `${UPCOMING}${key}`]) {
		expect((await open(`${PORTAL}/watch/${path}`)).status, path).toBe(404);
	}
});

test("a body must have every field, and every call the service secret", async () => {
	expect(await call("POST", "webinargeek/register", {})).toEqual(
		invalid("webinar_id", "email", "firstname", "lastname", "locale"),
	);
	expect(await register(UPCOMING, { email: "x", locale: "xx", lastname: " " })).toMatchObject({ status: 422 });
	expect(await call("POST", "webinargeek/check-registration", {})).toEqual(invalid("webinar_id", "email"));
	const wrong = { "X-Service-Secret": "wrong" };
	for (const [method, path] of [
		["GET", UPCOMING],
		["POST", "register"],
		["POST", "check-registration"],
	] as const) {
		const body = method === "POST" ? {} : undefined;
		expect((await call(method, `webinargeek/${path}`, body, wrong)).status, path).toBe(401);
	}
});

test("all of a person's registrations at once, without a way into what is over, and whether they were there", async () => {
	const email = "all.at.once@practice.example";
	const all = async (address: string) =>
		z
			.array(z.looseObject({ webinar_id: z.string(), join_url: z.string().optional() }))
			.parse(
				await (
					await portal.backend(
						"/api/webinargeek/registrations",
						{ "X-Service-Secret": "development-service-secret", "Content-Type": "application/json" },
						{ method: "POST", body: JSON.stringify({ email: address }) },
					)
				).json(),
			);
	expect(await all(email)).toEqual([]);
	for (const id of [UPCOMING, LIVE]) await register(id, { email });
	const own = await all(email);
	expect(own.map(({ webinar_id }) => webinar_id).toSorted()).toEqual([UPCOMING, LIVE].toSorted());
	for (const { webinar_id, join_url = "", ...told } of own) {
		expect(told, webinar_id).toEqual({
			title: expect.any(String),
			starts_at: expect.any(String),
			ends_at: expect.any(String),
		});
		expect((await open(join_url)).status).toBe(200);
	}
	const past = (await all("ie@helvora.example")).filter(({ webinar_id }) => webinar_id === REPLAY);
	expect(past).toMatchObject([{ attended: true }]);
	expect(past[0]).not.toHaveProperty("join_url");
	expect(await call("POST", "webinargeek/registrations", {})).toEqual(invalid("email"));
});
