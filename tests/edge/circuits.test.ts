import { expect, test } from "vitest";
import { at, PASSWORD } from "./accounts.ts";
import { ownPortal } from "./own-portal.ts";
import { OPS_SECRET } from "./portal.ts";
import { visitor } from "./visitor.ts";

/** How few calls a failing backend gets. */

const portal = ownPortal({ before: "fresh" });

const operator = { Authorization: `Basic ${btoa(`night:${OPS_SECRET}`)}` };
const SLUG = "new-heart-failure-guideline-five-points-for-general-practice";
const KEY = `v3/en-IE/item/news/none/${SLUG}`;
const status = async (path: string) => (await portal.get(`ie.localhost/en-IE${path}`)).status;
const asked = async () => (await portal.calls()).length;

test("a backend that fails is soon left alone; old content goes on; back again, it is found by a probe", async () => {
	await status(`/news/${SLUG}`);
	await expect.poll(async () => (await portal.kv()).get(KEY), { timeout: 20_000 }).not.toBeNull();
	const entry = JSON.parse((await (await portal.kv()).get(KEY)) ?? "");
	await portal.fresh();
	const kv = await portal.kv();
	await kv.put(KEY, JSON.stringify({ ...entry, since: Date.now() - 3 * 60 * 60 * 1000 }));

	// What is no answer of the contract takes nothing away.
	await portal.fault({ path: "/api/strapi", status: 404, body: "<h1>Not Found</h1>" });
	expect([await status(`/news/${SLUG}`), await status("/news/no-such-item")]).toEqual([200, 503]);
	expect(portal.logs().join()).toContain('"reason":"backend: 404 without a message"');
	await portal.heal();

	await portal.fault({ path: "/api/strapi", status: 500 });
	const visits = 40;
	for (let visit = 1; visit <= visits; visit++) {
		expect(await status(`/news?page=${visit}`)).toBe(503);
		expect(await status(`/news/${SLUG}`)).toBe(200);
	}
	// Without circuits each list page would make six calls. Each of the seven endpoints has a circuit of its own: after twelve
	// failures of the family the next one opens it, and then it lets one probe a second through at most.
	expect(await asked()).toBeLessThan(visits * 2);
	await portal.heal();
	await expect.poll(() => status("/news"), { timeout: 40_000 }).toBe(200);
});

/** Visits while nothing answers, until the circuits' pauses end at different times. */
async function comeThroughAnOutage(): Promise<void> {
	await portal.fault({ path: "/api/strapi", status: 500 });
	const until = Date.now() + 4000;
	for (let page = 2; Date.now() < until; page = page === 40 ? 2 : page + 1) {
		expect(await status(`/news?page=${page}`)).toBe(503);
		expect(await status(`/podcasts?page=${page}`)).toBe(503);
	}
	await portal.heal();
	await portal.forgetCalls();
}

test("after an outage the first visitor whose page asks gets it whole, and after a deep health check everybody", async () => {
	await comeThroughAnOutage();
	await expect.poll(() => status("/news"), { timeout: 40_000, interval: 20 }).toBe(200);
	// Whoever came before was answered without a call.
	expect(new Set((await portal.calls()).map(({ requestId }) => requestId)).size).toBe(1);

	await comeThroughAnOutage();
	expect((await portal.get("ie.localhost/ops/health/deep", operator)).status).toBe(200);
	expect(await Promise.all(["/news?page=2", "/about", "/podcasts?page=2"].map(status))).toEqual([200, 200, 200]);
});

test("one family's trouble is not another's", async () => {
	await portal.fault({ path: "/api/talentLMS", reset: true });
	for (let visit = 1; visit <= 20; visit++) expect(await status(`/e-learnings?page=${visit}`)).toBe(503);
	const courses = (await portal.calls()).filter(({ path }) => path.startsWith("/api/talentLMS"));
	// Twelve failures of the list and of its count, a retry and probes; without circuits 40.
	expect(courses.length).toBeLessThan(34);
	expect(await status("/news")).toBe(200);
	expect(await status("/about")).toBe(200);
});

test("an endpoint that answers 503 with Retry-After is asked nothing until then, and no other suffers", async () => {
	const headers = { "Retry-After": "50" };
	await portal.fault({ path: "/api/strapi/en-IE/single/about", status: 503, headers, times: 1 });
	expect(await status("/about")).toBe(503);
	await portal.forgetCalls();
	expect(await status("/about")).toBe(503);
	expect(await asked()).toBe(0);
	expect(await Promise.all(["/news", "/imprint"].map(status))).toEqual([200, 200]);
});

test("one visitor who tries too often locks nobody else out", async () => {
	await portal.fault({ path: "/api/login", status: 429, headers: { "Retry-After": "60" }, times: 1 });
	const login = () => visitor(portal, "ie.localhost").call("login", { email: at("ie"), password: PASSWORD });
	expect((await login()).status).toBe(429);
	expect((await login()).status).toBe(200);
});

test("stale content that cannot be renewed is not asked for at every visit", async () => {
	await status("/about");
	const kv = await portal.kv();
	await expect.poll(async () => (await kv.list()).keys.length).toBe(3);
	const entries = await Promise.all(
		(await kv.list()).keys.map(async ({ name }) => [name, JSON.parse((await kv.get(name)) ?? "")] as const),
	);
	await portal.fresh();
	const again = await portal.kv();
	for (const [name, entry] of entries) {
		await again.put(name, JSON.stringify({ ...entry, since: Date.now() - 60 * 60 * 1000 }));
	}
	await portal.fault({ path: "/api/", status: 500 });
	const started = Date.now();
	for (let visit = 0; visit < 30; visit++) expect(await status("/about")).toBe(200);
	const rests = 1 + Math.ceil((Date.now() - started) / 5000);
	expect(await asked()).toBeLessThanOrEqual(3 * rests);
});
