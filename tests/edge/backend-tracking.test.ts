import { beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { accounts, bearer, FORM, invalid } from "./accounts.ts";
import { sharedPortal } from "./own-portal.ts";

/** The embedded backend's offline form and tracking, and what becomes of all that the learning part keeps of a person. */

const portal = sharedPortal();
beforeEach(async () => {
	for (const log of ["tracking", "offline"]) await portal.backend(`/__control/${log}`, {}, { method: "DELETE" });
});
const { call, register, tokenOf, idOf } = accounts(portal);

const lms = (path: string) => call("GET", `talentLMS/${path}`);
const linked = z.object({ goto_url: z.string() });
const log = async (path: string) => (await portal.backend(path, {})).json();

const SIGN_UP = {
	slug: "copd-evening-in-dublin-and-online",
	email: "Ann@practice.example",
	firstname: "Ann",
	lastname: "Doyle",
	profession: "GP",
	attending: true,
};

test("the offline form takes sign-ups for coming meetings on site, the last one of an address", async () => {
	const send = (form: object) => call("POST", "offline-form", form);
	expect(await send(SIGN_UP)).toEqual({ status: 200, body: { ok: true } });
	expect((await send({ ...SIGN_UP, attending: false, phone: null, remarks: "No gluten" })).status).toBe(200);
	expect(await log("/__control/offline")).toEqual([
		{ ...SIGN_UP, email: "ann@practice.example", attending: false, phone: null, remarks: "No gluten" },
	]);
	expect(await send({})).toEqual(invalid("slug", "email", "firstname", "lastname", "profession", "attending"));
	expect(await send({ ...SIGN_UP, slug: "live-heart-failure-in-primary-care" })).toEqual(invalid("slug"));
	expect(await send({ ...SIGN_UP, remarks: "x".repeat(2001) })).toEqual(invalid("remarks"));
});

const VIEW = { section: "news", url: "/en-IE/news", onekeyId: null, locale: "en-IE", domain: "ie.localhost" };
const { onekeyId: _onekeyId, ...EVERYWHERE } = VIEW;
const CLICK = { ...EVERYWHERE, user: "WIEM00012348", event: "download", eventUrl: "/en-IE/media/1/file" };
const send = async (event: unknown) => {
	const headers = { "X-Service-Secret": "development-service-secret", "Content-Type": "application/json" };
	return portal.backend("/api/tracking/url", headers, { method: "POST", body: JSON.stringify(event) });
};

test("tracking keeps page views and clicks in order", async () => {
	const detail = { title: "T", category: "c", trackingProduct: ["P"], trackingMessage: [{ Name: "M" }] };
	const events = [
		VIEW,
		{ ...VIEW, ...detail, patientPopulation: "A, B" },
		CLICK,
		{ ...CLICK, ...detail, title: undefined },
	];
	for (const event of events) {
		const answer = await send(event);
		expect([answer.status, await answer.text()]).toEqual([204, ""]);
	}
	const kept = JSON.parse(JSON.stringify(events));
	expect(await log("/__control/tracking")).toEqual(kept);
	expect(await log("/tracking.json")).toEqual(kept);
	expect(await (await portal.backend("/__control/tracking", {}, { method: "DELETE" })).json()).toEqual([]);
	expect(await log("/tracking.json")).toEqual([]);
});

test("tracking refuses what is no event, and a field too many", async () => {
	for (const [event, field] of [
		[{ ...VIEW, url: undefined }, "url"],
		[{ ...VIEW, locale: "xx-XX" }, "locale"],
		[{ ...CLICK, eventUrl: undefined }, "eventUrl"],
		[{ ...VIEW, user: "x" }, "fields"],
		[{ ...CLICK, title: "T" }, "fields"],
		[{ ...VIEW, section: "x".repeat(501) }, "section"],
	] as const) {
		const answer = await send(event);
		expect({ status: answer.status, body: await answer.json() }, field).toEqual(invalid(field));
	}
	expect((await send({ ...VIEW, title: "x".repeat(17 * 1024) })).status).toBe(413);
	expect(await log("/tracking.json")).toEqual([]);
});

test("tracking keeps the newest thousand events", async () => {
	const store = await portal.backendStore();
	const old = store.prepare(
		`INSERT INTO tracking_events (document, received_at)
		WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200) SELECT '{"old":true}', '' FROM n`,
	);
	await old.run();
	await send(VIEW);
	const kept = z.array(z.unknown()).parse(await log("/tracking.json"));
	expect([kept.length, kept[0], kept.at(-1)]).toEqual([1000, { old: true }, VIEW]);
});

test("an account's export and deletion take this part along", async () => {
	const email = "learning@a.example";
	await register({ email });
	const token = await tokenOf(email, FORM.password);
	const id = String(await idOf(token));
	const { goto_url } = linked.parse((await lms(`user/${id}/enroll/101`)).body);
	await call("POST", "offline-form", { ...SIGN_UP, email });
	await send({ ...CLICK, user: id });
	const webinar = { webinar_id: "wg-web-hf-primary-care-en-IE", email, firstname: "A", lastname: "B", locale: "en-IE" };
	expect((await call("POST", "webinargeek/register", webinar)).status).toBe(200);
	const { body } = await call("GET", "user/export", undefined, bearer(token));
	expect(body.data).toMatchObject({
		courses: [{ course_id: "101" }],
		meetings: [{ slug: SIGN_UP.slug }],
		tracking: [{ event: "download" }],
		webinars: [{ webinar_id: "wg-web-hf-primary-care-en-IE" }],
	});
	expect(JSON.stringify(body)).not.toContain(goto_url.split("/").at(-1));
	expect((await call("DELETE", "user", { password: FORM.password }, bearer(token))).status).toBe(200);
	const store = await portal.backendStore();
	for (const table of ["webinar_registrations", "offline_registrations", "enrolments", "tracking_events"]) {
		const { results } = await store.prepare(`SELECT * FROM ${table}`).all();
		expect(JSON.stringify(results), table).not.toMatch(new RegExp(`${email}|"${id}"`));
	}
});

test("every call needs the service secret; the log does not", async () => {
	const refused = { status: 401, body: { message: "Unauthorized", statusCode: 401 } };
	for (const path of ["offline-form", "tracking/url"]) {
		expect(await call("POST", path, {}, { "X-Service-Secret": "wrong" }), path).toEqual(refused);
	}
	expect((await portal.backend("/tracking.json", {})).status).toBe(200);
});
