import { expect, test } from "vitest";
import { at, PASSWORD } from "./accounts.ts";
import { IN_ALL, ownPortal } from "./own-portal.ts";
import { visitor } from "./visitor.ts";

/** Circuit breakers. Tests share one portal, so each one fails endpoints (a locale, a section) that no other test reads. */

const portal = ownPortal({ before: "healed" });

const SLUG = "new-heart-failure-guideline-five-points-for-general-practice";
const HOSTS = { "en-IE": "ie", "nl-BE": "be", "de-CH": "ch", "fr-CH": "ch", "tr-TR": "tr" } as const;
type Locale = keyof typeof HOSTS;
const status = async (locale: Locale, path: string) =>
	(await portal.get(`${HOSTS[locale]}.localhost/${locale}${path}`)).status;
const paths = async () => (await portal.calls()).map(({ path }) => path);
const LONG_RETRY_AFTER = { "Retry-After": "60" };

interface Kept {
	from: Locale;
	to: Locale;
	/** What the names of the entries contain, and how many there are. */
	part: string;
	count: number;
	ageMs: number;
}

/** Copies KV's entries of one locale to another, as old ones: content that this isolate has never read. */
async function keep({ from, to, part, count, ageMs }: Kept): Promise<void> {
	const kv = await portal.kv();
	const names = async () =>
		(await kv.list()).keys.map(({ name }) => name).filter((name) => name.includes(from) && name.includes(part));
	await expect.poll(names).toHaveLength(count);
	for (const name of await names()) {
		const entry = JSON.parse(((await kv.get(name)) ?? "").replaceAll(from, to));
		await kv.put(name.replaceAll(from, to), JSON.stringify({ ...entry, since: Date.now() - ageMs }));
	}
}
const HOUR_MS = 3_600_000;

test("a failing backend is soon spared, cached content is served, and one probe detects its recovery", async () => {
	await status("en-IE", `/news/${SLUG}`);
	await keep({ from: "en-IE", to: "de-CH", part: `item/news/none/${SLUG}`, count: 1, ageMs: 3 * HOUR_MS });

	// An answer outside the contract withdraws nothing.
	await portal.fault({ path: "/api/strapi/de-CH", status: 404, body: "<h1>Not Found</h1>" });
	expect([await status("de-CH", `/news/${SLUG}`), await status("de-CH", "/news/no-such-item")]).toEqual([200, 503]);
	expect(portal.logs().join()).toContain('"reason":"backend: 404 without a message"');
	await portal.heal();

	await portal.fault({ path: "/api/strapi/de-CH", status: 500 });
	await portal.forgetCalls();
	const visits = 40;
	for (let page = 1; page <= visits; page++) {
		expect(await status("de-CH", `/news?page=${page}`)).toBe(503);
		expect(await status("de-CH", `/news/${SLUG}`)).toBe(200);
	}
	// Without circuits each list page makes six calls; with them each endpoint gets twelve and its retries.
	expect((await paths()).length).toBeLessThan(visits * 3);
	await portal.heal();
	await expect.poll(() => status("de-CH", "/news"), { timeout: 40_000, interval: 500 }).toBe(200);
	expect(await Promise.all([2, 3, 4].map((page) => status("de-CH", `/news?page=${page}`)))).toEqual([200, 200, 200]);
});

test("a failing family closes no other family", async () => {
	await portal.fault({ path: "/api/talentLMS", reset: true });
	for (let page = 1; page <= 40; page++) expect(await status("en-IE", `/e-learnings?page=${page}`)).toBe(503);
	const courses = (await paths()).filter((path) => path.startsWith("/api/talentLMS"));
	// Twelve failures of the list and of its count, retries and probes; without circuits 80.
	expect(courses.length).toBeLessThan(50);
	expect([await status("en-IE", "/news"), await status("en-IE", "/about")]).toEqual([200, 200]);
});

test("one slug's 503 with a long Retry-After closes no other page", async () => {
	await portal.fault({ path: "/api/strapi/en-IE/item/materials/odd/", status: 503, headers: LONG_RETRY_AFTER });
	for (let visit = 0; visit < 15; visit++) expect(await status("en-IE", "/materials/odd")).toBe(503);
	expect(await status("en-IE", "/materials/another")).toBe(404);
});

test("Retry-After counts after three requests, for their endpoint, at most ten seconds", IN_ALL, async () => {
	const endpoint = "/api/strapi/nl-BE/item/news/";
	await portal.fault({ path: endpoint, status: 503, headers: LONG_RETRY_AFTER });
	for (const slug of ["a", "b", "c"]) expect(await status("nl-BE", `/news/${slug}`)).toBe(503);
	await portal.heal();
	await portal.forgetCalls();
	expect([await status("nl-BE", "/news/d"), await status("nl-BE", "/about")]).toEqual([503, 200]);
	expect((await paths()).filter((path) => path.startsWith(endpoint))).toEqual([]);
	await expect.poll(() => status("nl-BE", "/news/d")).toBe(404);
	expect(await status("nl-BE", "/news/e")).toBe(404);
});

for (const [failure, part] of [
	[503, {}],
	[429, IN_ALL],
	[500, IN_ALL],
] as const) {
	test(`failed sign-ins with status ${failure} do not affect other users`, part, async () => {
		await portal.fault({ path: "/api/login", status: failure, headers: LONG_RETRY_AFTER, times: 15 });
		const login = async (name: string) =>
			(await visitor(portal, "ie.localhost").call("login", { email: at(name), password: PASSWORD })).status;
		for (let person = 0; person < 15; person++) expect(await login(`unlucky-${failure}-${person}`)).not.toBe(200);
		expect(await login("ie")).toBe(200);
	});
}

test("stale content that cannot be renewed is not requested at every visit", async () => {
	await status("tr-TR", "/about");
	await keep({ from: "tr-TR", to: "fr-CH", part: "", count: 3, ageMs: HOUR_MS });
	await portal.fault({ path: "/api/", status: 500 });
	await portal.forgetCalls();
	const started = Date.now();
	for (let visit = 0; visit < 30; visit++) expect(await status("fr-CH", "/about")).toBe(200);
	const rests = 1 + Math.ceil((Date.now() - started) / 5000);
	expect((await paths()).length).toBeLessThanOrEqual(3 * rests);
});
