import { expect, test } from "vitest";
import * as z from "zod";
import { translator } from "../../locales/index.ts";
import { CLIENT_ERRORS_PATH } from "../../shared/client-errors.ts";
import { CONSENT_COOKIE, writeChoice } from "../../shared/consent.ts";
import { VITALS_PATH } from "../../shared/vitals.ts";
import { documentIdOf } from "../backend/seed/document-id.ts";
import { at, PASSWORD } from "./accounts.ts";
import { editorOn } from "./editor.ts";
import { ownPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { accountCalls, pageWith, signIn, visitor } from "./visitor.ts";

/** Budgets of uses: per person where there is a session, else per client. Each test has persons of its own. */

const HOST = "ie.localhost";
const LIMIT = 2;
const counted = {
	SESSION_LIMIT: LIMIT,
	CLIENT_LIMIT: LIMIT,
	SESSION_SIGNALS_LIMIT: LIMIT,
	CLIENT_SIGNALS_LIMIT: LIMIT,
};
const portal = ownPortal({
	metrics: "bound",
	counted,
	vars: {
		HOSTS: '{"ie.localhost":"ie","hub.localhost":"ie"}',
		HUB_ORIGIN: "http://hub.localhost",
		HUB_ORIGINS: '["http://ie.localhost"]',
	},
});

const clientError = { kind: "error", name: "TypeError", route: "detail", places: ["entry-abc.js:1:2"] };
const vital = { route: "detail", connection: "4g", buckets: { LCP: 3 } };
/** Address, body, and the answers within the budget and beyond it. */
const USES: [string, string, unknown, number, number][] = [
	["suggestions", "/en-IE/search/suggestions", { term: "heart" }, 200, 429],
	["reports", "/ops/reports", [], 204, 429],
	["vitals", VITALS_PATH, vital, 204, 204],
	["client errors", CLIENT_ERRORS_PATH, clientError, 204, 204],
];
const headersOf = (client: string) => ({
	Origin: `http://${HOST}`,
	"Sec-Fetch-Site": "same-origin",
	"Content-Type": "application/json",
	Cookie: `${CONSENT_COOKIE}=${writeChoice(["analytics"], "2026-11-21")}`,
	"CF-Connecting-IP": client,
});

test.each(USES)("%s: beyond the budget of a client, and of nobody else", async (_, path, body, within, beyond) => {
	const [busy, other] = [crypto.randomUUID(), crypto.randomUUID()];
	const send = (client: string) => portal.post(HOST + path, JSON.stringify(body), headersOf(client));
	for (let count = 0; count < LIMIT; count++) expect((await send(busy)).status).toBe(within);
	const refused = await send(busy);
	expect(refused.status).toBe(beyond);
	if (beyond === 429) expect(refused.headers.get("retry-after")).toBe("60");
	expect((await send(other)).status).toBe(within);
});

test("beyond the budget reports are dropped, and the log says so", async () => {
	const logs = () => portal.logs().join("\n");
	for (const event of ["vitals-limited", "client-errors-limited", "suggestions-limited"])
		await expect.poll(logs).toContain(`"event":"${event}"`);
	const count = (start: string, word = "") =>
		portal.logs().filter((line) => line.startsWith(start) && line.includes(word)).length;
	await expect.poll(() => count('{"event":"client-error"')).toBe(LIMIT + 1);
	await expect.poll(() => count('{"point":', '"vital"')).toBe(LIMIT + 1);
});

test("who is signed in has a budget apart from the others at the same address", async () => {
	const address = crypto.randomUUID();
	const body = JSON.stringify({ term: "heart" });
	const path = "/en-IE/search/suggestions";
	const anybody = () => portal.post(HOST + path, body, headersOf(address));
	for (let count = 0; count < LIMIT; count++) await anybody();
	expect((await anybody()).status).toBe(429);
	const doctor = await signIn(portal, "be", "ie");
	const Cookie = `__Host-session=${doctor.session()}`;
	const own = await portal.post(HOST + path, body, { ...headersOf(address), Cookie });
	expect(own.status).toBe(200);
});

test("signing in again gives no new budget, and is limited itself, by right passwords alone", async () => {
	const sessions = [await signIn(portal, "tr", "ie"), await signIn(portal, "tr", "ie")];
	const user = async (of: number) => (await sessions[of]?.get("/api/api/user"))?.status;
	expect([await user(0), await user(0), await user(1)]).toEqual([200, 200, 429]);
	const again = () => visitor(portal, HOST).json("login", { email: at("tr"), password: PASSWORD });
	await portal.forgetCalls();
	const refused = await again();
	expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
	expect(refused.headers.getSetCookie().join()).not.toContain("__Host-session=");
	// The token that it was given is not left in the backend.
	expect((await accountCalls(portal)).map(({ path: of }) => of)).toEqual(["/api/login", "/api/logout"]);
	const page = visitor(portal, HOST).form("/en-IE/login", { email: at("tr"), password: PASSWORD });
	expect((await pageWith(429, page)).text).toContain(translator("en-IE")("notices.tooMany"));
	// The sessions go on.
	expect(await (await sessions[0]?.get("/en-IE/account"))?.text()).toContain('class="tabs account__tabs"');
	const wrong = () => visitor(portal, HOST).json("login", { email: at("tr.new"), password: "wrong-1" });
	for (let count = 0; count <= LIMIT; count++) expect((await wrong()).status).toBe(401);
	await signIn(portal, "tr.new", "ie");
});

test("[2.07] a person makes a limited number of the hub's codes", async () => {
	const doctor = await signIn(portal, "ch", "ie");
	const mint = async () => {
		const headers = { ...headersOf(crypto.randomUUID()), Cookie: `__Host-session=${doctor.session()}` };
		const answer = await portal.post(`${HOST}/session/code`, '{"audience":"http://hub.localhost"}', headers);
		return [answer.status, answer.headers.get("retry-after")];
	};
	expect(await mint()).toEqual([200, null]);
	expect(await mint()).toEqual([200, null]);
	expect(await mint()).toEqual([429, "60"]);
});

test("[8.04] a form beyond the budget keeps what was typed, and says when it can be sent again", async () => {
	const address = { "CF-Connecting-IP": crypto.randomUUID(), "Content-Type": "application/x-www-form-urlencoded" };
	const send = (email: string) =>
		portal.post(`${HOST}/en-IE/forgot-password`, `email=${email}`, { Origin: `http://${HOST}`, ...address });
	for (let count = 0; count < LIMIT; count++) expect((await send(`x${count}@a.example`)).status).toBe(404);
	const refused = await send("typed@a.example");
	expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
	expect(await refused.text()).toContain('value="typed@a.example"');
});

test.each(["/en-IE/news?", "/en-IE?collection=news&"])("made-up categories cost no call: %s", async (list) => {
	const [busy, other] = [crypto.randomUUID(), crypto.randomUUID()];
	const answer = await portal.backend("/api/strapi/en-IE/categories");
	const [a, b, c] = z.array(z.object({ id: z.number() })).parse(await answer.json());
	const open = (ids: unknown[], client = busy) =>
		portal.get(`${HOST}${list}${ids.map((id) => `category=${Object(id).id}`).join("&")}`, {
			"CF-Connecting-IP": client,
		});
	for (const ids of [[], [b], [a, b]]) expect((await open(ids)).status).toBe(200);
	// A list and its number are two calls.
	for (const one of [a, b]) await open([one, c]);
	await portal.forgetCalls();
	const refused = await open([a, b, c]);
	expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
	expect(textOf(await refused.text())).toContain(translator("en-IE")("error.tooMany"));
	expect((await portal.calls()).filter(({ path }) => /categor(?:y\.id|ies)=/.test(path))).toEqual([]);
	for (const ids of [[], [b], [a], [a, b]]) expect((await open(ids)).status).toBe(200);
	expect((await open([a, b, c], other)).status).toBe(200);
});

test("made-up addresses at which the backend fails count; an outage locks nobody out of listed items", async () => {
	const listed = "new-heart-failure-guideline-five-points-for-general-practice";
	const [busy, other] = [crypto.randomUUID(), crypto.randomUUID()];
	const open = async (slug: string, client = busy) =>
		(await portal.get(`${HOST}/en-IE/news/${slug}`, { "CF-Connecting-IP": client })).status;
	const suggested = async () => {
		const body = JSON.stringify({ term: "heart failure guideline" });
		return (await portal.post(`${HOST}/en-IE/search/suggestions`, body, headersOf(crypto.randomUUID()))).text();
	};
	await expect.poll(suggested).toContain(listed);
	await portal.fault({ path: "re:^/api/strapi/en-IE/item/news/", status: 500 });
	for (let count = 0; count <= 2 * LIMIT; count++) expect(await open(listed)).toBe(503);
	for (let count = 0; count <= LIMIT; count++) expect(await open(`made-up-failure-${count}`)).toBe(503);
	await portal.forgetCalls();
	expect(await open("made-up-failure-9")).toBe(429);
	expect((await portal.calls()).filter(({ path }) => path.includes("made-up-failure"))).toEqual([]);
	expect(await open("made-up-failure-9", other)).toBe(503);
	await portal.heal();
	expect(await open(listed)).toBe(200);
});

test("a review link beyond its budget asks no backend, however many clients share it", async () => {
	const item = { section: "news", documentId: documentIdOf("world-draft-news") };
	const path = `/en-IE/news/${item.documentId}`;
	const editor = await editorOn(portal, { url: "/en-IE/news", status: "draft" });
	expect((await editor.form("/en-IE/review-link", { ...item, return: path })).status).toBe(303);
	const [link = ""] = /\/preview\/[\w-]{32}/.exec(await (await editor.get(path)).text()) ?? [];
	const review = async () => {
		const reviewer = visitor(portal, HOST);
		expect((await reviewer.get(link)).status).toBe(303);
		return reviewer.get(path);
	};
	for (let count = 0; count < LIMIT; count++) expect((await review()).status).toBe(200);
	await portal.forgetCalls();
	const refused = await review();
	expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
	expect((await portal.calls()).filter(({ path }) => path.includes("/preview/"))).toEqual([]);
	expect((await editor.get(path)).status).toBe(200);
});

test("made-up areas of a locale that has none are counted as combinations are", async () => {
	await portal.fault({ path: "/api/strapi/en-IE/domains", body: [] });
	await portal.purge();
	const busy = crypto.randomUUID();
	const open = (id: number, client = busy) =>
		portal.get(`${HOST}/en-IE/news?domain=${id}`, { "CF-Connecting-IP": client });
	// A list and its number are two calls.
	expect((await open(9001)).status).toBe(200);
	await portal.forgetCalls();
	expect((await open(9002)).status).toBe(429);
	expect((await portal.calls()).filter(({ path }) => path.includes("9002"))).toEqual([]);
	expect([(await open(9001)).status, (await open(9002, crypto.randomUUID())).status]).toEqual([200, 200]);
	// The area that an item itself names is not made up.
	await portal.get(`${HOST}/en-IE/news/new-heart-failure-guideline-five-points-for-general-practice?whole`, {
		"CF-Connecting-IP": busy,
	});
	await expect.poll(async () => (await portal.calls()).some(({ path }) => path.includes("domains.id="))).toBe(true);
	await portal.heal();
	await portal.purge();
});

test("[8.04] one's own data and consents beyond the budget ask no backend, and say so", async () => {
	const doctor = await signIn(portal, "ie", "ie");
	const consents = () => doctor.consents({ consent: true });
	for (let count = 0; count < LIMIT; count++) {
		expect((await doctor.get("/api/api/user")).status).toBe(200);
		expect((await consents()).status).toBe(200);
	}
	await portal.forgetCalls();
	for (const refused of [await doctor.get("/api/api/user"), await doctor.get("/en-IE/account/data")])
		expect([refused.url, refused.status, refused.headers.get("retry-after")]).toEqual([refused.url, 429, "60"]);
	expect(await consents()).toMatchObject({ status: 429, body: { notice: "tooMany" } });
	const page = await doctor.get("/en-IE/account/profile");
	expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Niamh")]);
	expect(await accountCalls(portal)).toEqual([]);
});

test("one's own page and files beyond the budget ask no vendor, and say so", async () => {
	const doctor = await signIn(portal, "ie.new", "ie");
	// Webinars and courses.
	expect((await doctor.get("/en-IE/account?whole")).status).toBe(200);
	await portal.forgetCalls();
	const { text } = await pageWith(200, doctor.get("/en-IE/account?whole"));
	for (const part of ["webinars", "courses"] as const)
		expect(text).toContain(translator("en-IE")(`parts.failed.${part}`));
	for (const file of ["record.csv", "webinars.ics"]) {
		const refused = await doctor.get(`/en-IE/account/${file}`);
		expect([file, refused.status, refused.headers.get("retry-after")]).toEqual([file, 429, "60"]);
	}
	expect(await accountCalls(portal)).toEqual([]);
});

test("[7.16] [7.18] beyond the budget links and panels ask no vendor: links are 429 with the item's page, panels say so", async () => {
	const t = translator("en-IE");
	const [course, webinar] = ["/en-IE/e-learnings/101", "/en-IE/webinars/copd-evening-in-dublin-and-online"];
	const doctor = await signIn(portal, "ie", "ie");
	for (let count = 0; count < LIMIT; count++) expect((await doctor.get(`${course}/go`)).status).toBe(303);
	// The items themselves are read before.
	for (const path of [course, webinar, "/en-IE/e-learnings", "/en-IE/webinars"]) await doctor.get(path);
	const vendorCalls = async () =>
		(await portal.calls()).filter(({ path, method }) => /\/user\/|watch/.test(path) || method === "POST");
	await portal.forgetCalls();
	for (const link of [`${course}/go`, `${course}/certificate`, `${webinar}/join`, `${webinar}/watch`]) {
		const refused = await doctor.get(link);
		expect([link, refused.status, refused.headers.get("retry-after")]).toEqual([link, 429, "60"]);
		const html = await refused.text();
		expect(html).toContain(`<link rel="canonical" href="http://${HOST}${link.replace(/\/\w+$/, "")}"/>`);
		if (!link.endsWith("watch")) expect(textOf(html)).toContain(t("notices.tooMany"));
	}
	const texts = await Promise.all([course, webinar].map(async (path) => textOf(await (await doctor.get(path)).text())));
	expect(texts).toEqual([expect.stringContaining(t("course.unknown")), expect.stringContaining(t("event.unknown"))]);
	for (const list of ["/en-IE/e-learnings", "/en-IE/webinars", "/en-IE"])
		expect((await doctor.get(list)).status).toBe(200);
	expect(await vendorCalls()).toEqual([]);
	// Others, and the same person's own page, are as they were.
	const other = await signIn(portal, "be.new", "ie");
	expect((await other.get(`${course}/go`)).status).not.toBe(429);
	await doctor.get("/en-IE/account?whole");
	expect(await vendorCalls()).not.toEqual([]);
});
