import { expect, test } from "vitest";
import * as z from "zod";
import { DEFECT, provoke } from "./defect.ts";
import { ownPortal } from "./own-portal.ts";
import { basic, OPS_SECRET, portalOf } from "./portal.ts";
import { pictureAt } from "./sealing.ts";
import { pageWith, visitor } from "./visitor.ts";

const portal = ownPortal({ before: "healed", ...DEFECT, vars: { ...DEFECT.vars, BACKEND_DEADLINE_MS: "1000" } });

const operator = basic(OPS_SECRET);

const anybody = () => visitor(portal, "ie.localhost");
const statusPage = (path = "/ops/status") => pageWith(200, portal.get(`ie.localhost${path}`, operator));
const FORM = { ...operator, Origin: "http://ie.localhost", "Content-Type": "application/x-www-form-urlencoded" };
const purge = (body: string, headers: Record<string, string> = FORM, from = portal) =>
	from.post("ie.localhost/ops/status", body, headers);

const requestLine = z.strictObject({
	event: z.literal("request"),
	requestId: z.uuid(),
	method: z.string(),
	route: z.string(),
	status: z.number(),
	country: z.string().optional(),
	locale: z.string().optional(),
	level: z.string().optional(),
	layer: z.string().optional(),
	backendCalls: z.number(),
	backendMs: z.number(),
	cause: z.string().optional(),
	ms: z.number(),
	release: z.string().min(1),
});

/** The access log's line of an answer. */
async function lineOf(response: Response) {
	const id = response.headers.get("x-request-id") ?? "none";
	const own = () =>
		portal
			.lines("request")
			.filter((line) => line.includes(id))
			.map((line) => requestLine.parse(JSON.parse(line)));
	await expect.poll(own).toHaveLength(1);
	const [line] = own();
	if (!line) throw new Error("No line");
	return line;
}

test("[8.02] the log names the route that answered, never the path, and what the answer cost", async () => {
	const gated = "cardovex-titration-scheme";
	const asked: [url: string, route: string, status: number][] = [
		["ie.localhost/en-IE/login?return=/en-IE/news", "/:locale/login", 200],
		["ie.localhost/en-IE/about", "/:locale/:single", 200],
		["ie.localhost/en-IE/news", "/:locale/:section", 200],
		[`ie.localhost/en-IE/materials/${gated}`, "/:locale/:section/:slug", 200],
		[`ie.localhost/en-IE/materials/${gated}/demo-access`, "/:locale/:section/:slug/:code", 303],
		["ie.localhost/en-IE/nothing/here/at/all", "/*", 404],
	];
	for (const [url, route, status] of asked) {
		const line = await lineOf(await portal.get(url));
		expect(line, url).toMatchObject({ route, status, country: "ie", locale: "en-IE", level: "none", method: "GET" });
	}
	const sent = await anybody().form("/en-IE/login", { email: "a@b.example", password: "x" });
	expect(await lineOf(sent)).toMatchObject({ route: "/:locale/login", method: "POST", status: 422 });
	expect(portal.logs().join("\n")).not.toMatch(/cardovex|demo-access|a@b|a%40b|nothing/);
});

test("the log and Server-Timing tell whether the backend was asked", async () => {
	const cold = await portal.get("ie.localhost/en-IE/imprint");
	const line = await lineOf(cold);
	expect(line.layer).toBe("backend");
	const own = (await portal.calls()).filter(({ requestId }) => requestId === line.requestId);
	expect(line.backendCalls).toBe(own.length);
	expect(cold.headers.get("server-timing")).toMatch(/^cache;desc="backend", backend;dur=\d+, total;dur=\d+$/);
	await portal.forgetCalls();
	const warm = await portal.get("ie.localhost/en-IE/imprint");
	expect(await portal.calls()).toEqual([]);
	expect(await lineOf(warm)).toMatchObject({ backendCalls: 0, backendMs: 0 });
	expect(warm.headers.get("server-timing")).toContain("backend;dur=0,");
	expect((await portal.get("ie.localhost/robots.txt")).headers.get("server-timing")).toBeNull();
});

test("only what an answer waits for counts: not a renewal behind it, no picture, no tracked event", async () => {
	await portal.purge();
	await portal.get("ie.localhost/en-IE/imprint");
	const kv = await portal.kv();
	const ofPage = ["active-collections", "footer", "single/imprint"].map((name) => `v3/en-IE/${name}`);
	const entries = () => Promise.all(ofPage.map((name) => kv.get(name)));
	await expect.poll(entries).not.toContain(null);
	const old = { since: Date.now() - 3_600_000, knew: Number.MAX_SAFE_INTEGER };
	const aged = (await entries()).map((entry) => JSON.stringify({ ...JSON.parse(entry ?? ""), ...old }));
	// What the isolate remembers is older than the purge, and KV's entries are not.
	await portal.purge();
	for (const [index, name] of ofPage.entries()) await kv.put(name, aged[index] ?? "");
	await portal.forgetCalls();
	const stale = await portal.get("ie.localhost/en-IE/imprint");
	expect(await lineOf(stale)).toMatchObject({ layer: "stale", backendCalls: 0, backendMs: 0 });
	await expect.poll(async () => (await portal.calls()).length).toBeGreaterThan(0);

	const picture = await lineOf(await portal.get(`ie.localhost${pictureAt("/uploads/general-home.svg")}`));
	expect(picture.layer).toBeUndefined();
	expect(picture.backendCalls).toBe(1);
	const view = { kind: "view", section: "home", url: "/en-IE", locale: "en-IE" };
	const event = await anybody().json("tracking/url", view);
	expect(event.status).toBe(204);
	const line = await lineOf(event);
	expect(line.layer).toBeUndefined();
	expect(line.backendCalls).toBe(0);
});

test("health: the Worker answers on every host without asking anybody, and tells its release", async () => {
	await portal.fault({ path: "/", status: 500 });
	for (const host of ["be.localhost", "tr.localhost", "balancer.localhost"]) {
		const response = await portal.get(`${host}/ops/health`);
		expect(response.status, host).toBe(200);
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect(await response.json()).toEqual({ status: "ok", release: expect.stringMatching(/./) });
	}
	expect(await portal.calls()).toEqual([]);
});

test("deep health: what each part calls and how long it took, for operators alone; 503 when a needed one fails", async () => {
	const path = "balancer.localhost/ops/health/deep";
	const part = (needed: boolean) => ({ ok: true, needed, ms: expect.any(Number), calls: expect.any(String) });
	const well = await portal.get(path, operator);
	expect(well.status).toBe(200);
	expect(well.headers.get("cache-control")).toBe("no-store");
	expect(await well.json()).toEqual({
		status: "ok",
		release: expect.any(String),
		checks: { content: part(true), search: part(false), durableObjects: part(true), kv: part(false) },
	});
	for (const [fault, reason] of [
		[{ status: 500 }, "backend 500"],
		[{ delay: 20_000 }, "no answer within 3000 ms"],
	] as const) {
		await portal.heal();
		await portal.fault({ path: "/api/", ...fault });
		const ill = await portal.get(path, operator);
		expect(ill.status).toBe(503);
		const calls = expect.stringMatching(/^GET \/api\/strapi\/.*activeCollections$/);
		const content = { ok: false, needed: true, calls, reason: expect.stringContaining(reason) };
		expect(await ill.json()).toMatchObject({ status: "failing", checks: { content } });
	}
	await portal.forgetCalls();
	for (const headers of [{}, basic("wrong"), { Authorization: "Basic %" }]) {
		const refused = await portal.get(path, headers);
		expect(refused.status).toBe(401);
		expect(refused.headers.get("www-authenticate")).toContain("Basic realm=");
		expect(refused.headers.get("cache-control")).toBe("no-store");
		expect(await refused.text()).not.toContain("checks");
	}
	expect(await portal.calls()).toEqual([]);
});

test("deep health names search while search fails, and says which limit a slow answer broke", async () => {
	const path = "balancer.localhost/ops/health/deep";
	await portal.fault({ path: "re:^/api/strapi/[^/]+/search", status: 500 });
	const reduced = await portal.get(path, operator);
	expect(reduced.status).toBe(200);
	const checks = { content: { ok: true }, search: { ok: false, reason: "backend 500" } };
	expect(await reduced.json()).toMatchObject({ status: "degraded", checks });
	await portal.heal();
	await portal.fault({ path: "/api/", delay: 1200 });
	const slow = await portal.get(path, operator);
	expect(slow.status).toBe(200);
	const reason = expect.stringMatching(/^slow: answered in \d+ ms, the limit is 1000 ms$/);
	expect(await slow.json()).toMatchObject({ status: "degraded", checks: { content: { ok: true, reason } } });
});

test("one thrown error is on the page at once, with its route and release, and the log names its cause", async () => {
	const thrown = await provoke(portal);
	expect(await lineOf(thrown)).toMatchObject({ status: 500, cause: "defect" });
	const { text: page } = await statusPage();
	// On a busy machine the backend may be slow too.
	expect(page).toMatch(/[1-9]\d* ongoing incident/);
	expect(page).toMatch(
		/A defect after a release +Ongoing since \d\d:\d\d , last seen \d\d:\d\d +An error was thrown: \/session\/redeem, release \S+\. /,
	);
});

const read = (path: string) => () => anybody().get(path);
const signIn = () => anybody().form("/en-IE/login", { email: "a@b.example", password: "secret-12" });

test.each([
	["a failing backend", read("/en-IE/webinars?page=2"), { path: "/api/", status: 500 }, "content"],
	["an answer outside its contract", read("/en-IE/webcasts"), { path: "re:/webcasts\\?", body: { i: 1 } }, "contract"],
	["a sign-in's answer outside its contract", signIn, { path: "/api/login", body: { token: 1 } }, "contract"],
	[
		"a refusing content host",
		read(pictureAt("/uploads/avatar.png")),
		{ path: "/uploads/", status: 403, body: "Forbidden" },
		"media",
	],
])("the cause of a 503 by %s is not the platform", async (_, ask, fault, cause) => {
	await portal.fault(fault);
	const failed = await ask();
	expect(failed.status).toBe(503);
	expect(await lineOf(failed)).toMatchObject({ cause });
});

test("the operations page shows backend, caches, releases and errors to operators alone", async () => {
	for (const [path, status] of [
		["/en-IE/news", 200],
		["/en-IE/news", 200],
		["/en-IE/news/no-such-item", 404],
	] as const) {
		expect((await portal.get(`ie.localhost${path}`)).status).toBe(status);
	}
	const { html, text, headers, cache } = await statusPage();
	expect(cache).toBe("no-store");
	expect(headers.get("content-security-policy")).toContain("default-src 'none'");
	expect(html).not.toMatch(/<script|style="|no-such-item/);
	expect(html).not.toContain(OPS_SECRET);
	expect(text).toMatch(/content +closed/);
	for (const family of ["accounts", "webinars", "courses", "hca", "tracking", "media"]) expect(text).toContain(family);
	expect(text).toMatch(/Ireland [1-9]\d* [1-9]\d* \d+/);
	expect(html.match(/<svg[^>]* role="img"/g)).toHaveLength(1);

	for (const headers of [{}, basic("wrong")]) {
		const { html: refusal } = await pageWith(401, portal.get("ie.localhost/ops/status", headers));
		expect(refusal).not.toContain("Ireland");
	}
});

test("a purge by hand makes the next visit ask the backend, and is listed; other sites' forms are refused", async () => {
	const ask = async () => {
		await portal.forgetCalls();
		expect((await portal.get("ie.localhost/en-IE/podcasts")).status).toBe(200);
		expect((await portal.get("ie.localhost/en-IE")).status).toBe(200);
		return (await portal.calls()).filter(({ path }) => path.includes("/podcasts?")).length;
	};
	const askedForHome = async () => (await portal.calls()).filter(({ path }) => path.includes("/content?")).length;
	await ask();
	expect(await ask()).toBe(0);

	expect((await purge("where=ie&section=podcasts", { ...FORM, Origin: "http://evil.example" })).status).toBe(403);
	expect((await purge("where=ie&section=podcasts", { ...FORM, Authorization: "" })).status).toBe(401);
	expect((await purge("where=*&section=podcasts")).status).toBe(400);
	const unreadable = { ...FORM, "Content-Type": "multipart/form-data; boundary=x" };
	expect((await purge("where=ie&section=podcasts", unreadable)).status).toBe(400);
	expect((await purge("where=ie&section=news")).status).toBe(303);
	expect(await ask()).toBe(0);

	const purged = await purge("where=ie&section=podcasts");
	expect(purged.status).toBe(303);
	const { text } = await statusPage(purged.headers.get("location") ?? "");
	expect(text).toContain("Purged: ie, podcasts.");
	expect(text).toContain("by-hand ie, podcasts en-IE/podcasts/, en-IE/mixed");
	expect(await ask()).toBe(1);
	expect(await askedForHome()).toBe(1);
});

test("one item is purged by its address, which is named without a deep link's code", async () => {
	const item = "/en-IE/news/new-heart-failure-guideline-five-points-for-general-practice";
	const isAsked = async () => {
		await portal.forgetCalls();
		await portal.get(`ie.localhost${item}`);
		return (await portal.calls()).some(({ path }) => path.includes("/item/news/"));
	};
	await isAsked();
	expect(await isAsked()).toBe(false);
	const { html, text } = await pageWith(422, purge(String(new URLSearchParams({ address: "the heart failure item" }))));
	expect(text).toContain("Paste the address of an item, a list, a page or a picture.");
	expect(html).toContain('value="the heart failure item"');

	const purged = await purge(String(new URLSearchParams({ address: `https://ie.localhost${item}/demo-access` })));
	const { text: page } = await statusPage(purged.headers.get("location") ?? "");
	expect(page).toContain(`Purged: ${item}.`);
	expect(page).not.toContain("demo-access");
	expect(await isAsked()).toBe(true);
});

test("a purge by hand that fails says so, keeps the form's input, and is logged", async () => {
	const failing = portalOf({}, ".", { failing: ["PURGES"] });
	try {
		await failing.start();
		const { html, text } = await pageWith(503, purge("where=ie&section=news", FORM, failing));
		expect(text).toContain("The purge failed");
		for (const option of ['value="ie" selected', 'value="news" selected']) expect(html).toContain(option);
		expect(html).not.toMatch(/aria-invalid|autofocus/);
		expect(failing.lines("purge-failed")).toHaveLength(1);
	} finally {
		await failing.close();
	}
});

test("visits that a deep link opened are counted by an id of its code, never by the code", async () => {
	for (let visit = 0; visit < 2; visit++)
		expect((await portal.get("ie.localhost/en-IE/materials/cardovex-titration-scheme/demo-access")).status).toBe(303);
	await portal.get("ie.localhost/en-IE/materials/cardovex-titration-scheme/wrong-code");
	const { html } = await statusPage();
	const [, rows = ""] = /aria-label="Visits by deep link"(.*?)<\/table>/s.exec(html) ?? [];
	expect(rows.match(/<tr/g)).toHaveLength(2);
	const [, id = "none", count] = /scope="row">([\w-]{6})<\/th><td[^>]*>(\d+)</.exec(rows) ?? [];
	expect(Number(count)).toBeGreaterThanOrEqual(2);
	expect(portal.logs().join("\n")).toContain(`"code":"${id}"`);
	expect(html + portal.logs().join("\n")).not.toMatch(/demo-access|wrong-code/);
});

test("everything everywhere is purged only when that is confirmed; what is missing is named, what was chosen stays", async () => {
	const ask = async () => {
		await portal.forgetCalls();
		expect((await portal.get("ie.localhost/en-IE/webcasts")).status).toBe(200);
		return (await portal.calls()).filter(({ path }) => path.includes("/webcasts?")).length;
	};
	const { html: fresh } = await statusPage();
	expect(fresh.match(/<option value="" selected="">/g)).toHaveLength(2);
	expect(fresh).not.toMatch(/checked=""|aria-invalid/);
	await ask();
	expect(await ask()).toBe(0);

	for (const [body, missing, kept] of [
		[
			"where=everywhere&section=all",
			"Tick the box to purge everything",
			['value="everywhere" selected', 'value="all" selected'],
		],
		["where=&section=news", "Choose where", ['value="" selected', 'value="news" selected']],
		["where=ie&section=&confirmed=yes", "Choose what", ['value="ie" selected', 'value="" selected']],
	] as const) {
		const { html, text } = await pageWith(422, purge(body));
		expect(text, body).toContain("Nothing was purged:");
		expect(text, body).toContain(missing);
		for (const option of kept) expect(html).toContain(option);
		expect(html.match(/autofocus=""/g)).toHaveLength(1);
	}
	expect(await ask()).toBe(0);

	expect((await purge("where=everywhere&section=all&confirmed=yes")).status).toBe(303);
	expect(await ask()).toBe(1);
});
