import { expect, test } from "vitest";
import * as z from "zod";
import { translator } from "../../locales/index.ts";
import { type LocaleCode, localeOf } from "../../shared/locales.ts";
import { layerOf } from "./layer.ts";
import { openedOn } from "./opened.ts";
import { ownPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { pictureAt } from "./sealing.ts";
import { signIn } from "./visitor.ts";

// Each test has cold reads, because no other test reads the same in its locale; where every read must be cold, it starts afresh.
const portal = ownPortal({ before: "healed" });

const FAULTS = {
	"does not answer in time": { delay: 20_000 },
	"breaks the connection": { reset: true },
	"answers 500": { status: 500 },
	"answers 503": { status: 503 },
	"answers 401": { status: 401 },
	"answers half its JSON": { truncate: 20 },
	"answers nothing": { status: 200, body: "" },
	"answers HTML": { status: 200, body: "<html>maintenance</html>", headers: { "Content-Type": "text/html" } },
	"answers another type": { status: 200, body: { unexpected: true } },
	"redirects elsewhere": { status: 302, headers: { Location: "https://elsewhere.example/" } },
	"answers 429": { status: 429, headers: { "Retry-After": "60" } },
} as const;

/** The log's words. */
const REASONS: Record<keyof typeof FAULTS, string> = {
	"does not answer in time": "backend: no answer within 6000 ms",
	"breaks the connection": "backend: connection failed",
	"answers 500": "backend 500",
	"answers 503": "backend 503",
	"answers 401": "backend 401",
	"answers 429": "backend 429",
	"answers half its JSON": "backend: not JSON",
	"answers nothing": "backend: not JSON",
	"answers HTML": "backend: not JSON",
	"answers another type": "does not fit its contract",
	"redirects elsewhere": "backend 302",
};
const errorLine = z.object({
	route: z.string(),
	country: z.string(),
	family: z.optional(z.string()),
	reason: z.string(),
});
/** The log lines of errors. */
const errors = () => portal.lines("error").map((line) => errorLine.parse(JSON.parse(line)));

const ITEM = "/en-IE/news/report-from-the-autumn-cardiometabolic-meeting";

test("a response too large for memory fails and is not read to its end", async () => {
	const item = { id: 1, slug: "long", title: "Long", content_type: "materials", public_content: true };
	const megabytes = (count: number) => ({ ...item, padding: " ".repeat(count * 1024 * 1024) });
	await portal.fault({ path: "/api/strapi/en-IE/item/materials/long", body: megabytes(17) });
	expect((await portal.get("ie.localhost/en-IE/materials/long")).status).toBe(503);
	await portal.heal();
	await portal.fault({ path: "/api/strapi/en-IE/item/materials/long", body: megabytes(4) });
	expect((await portal.get("ie.localhost/en-IE/materials/long")).status).toBe(200);
});

test("a failing page reads each part once, and its error page none again", async () => {
	await portal.fault({ path: "/api/", status: 500 });
	expect((await portal.get("be.localhost/nl-BE/about")).status).toBe(503);
	const parts = ["activeCollections", "single/about", "single/footer"].map((part) => `/api/strapi/nl-BE/${part}`);
	expect((await portal.calls()).map(({ path }) => path).sort()).toEqual(parts);
});

test("a list of broken items does not flood the log", async () => {
	await portal.fault({ path: "/api/strapi/tr-TR/domains", body: Array.from({ length: 300 }, () => "broken") });
	const before = portal.logs().length;
	expect((await portal.get("tr.localhost/tr-TR/news")).status).toBe(200);
	const lines = () => portal.lines("contract", before);
	await expect.poll(() => lines().at(-1)).toContain('"broken":300');
	expect(lines()).toHaveLength(6);
});

/** Optional parts by the call that they need. One locale's page is opened signed in, the other's without session. */
const OPTIONAL = [
	{ of: "a list", section: "/news", read: "domains", part: "filters", known: "nl-BE", unknown: "fr-BE" },
	{ of: "the home page", section: "", read: "categories", part: "filters", known: "de-CH", unknown: "fr-CH" },
	{ of: "an item", section: "/news", read: "news?", part: "related", known: "tr-TR", unknown: "en-IE" },
] as const satisfies { part: "filters" | "related"; known: LocaleCode; unknown: LocaleCode; [fact: string]: string }[];

const hostOf = (locale: LocaleCode): string => `${localeOf(locale).country}.localhost`;
async function pathOf({ of, section }: (typeof OPTIONAL)[number], locale: LocaleCode): Promise<string> {
	if (of !== "an item") return `/${locale}${section}`;
	// A list that was shown before would supply the related items.
	if (locale === "en-IE") return "/en-IE/news/new-heart-failure-guideline-five-points-for-general-practice";
	const list = await (await portal.get(`${hostOf(locale)}/${locale}${section}`)).text();
	return /class="card__title"><a href="([^"]+)"/.exec(list)?.[1] ?? "";
}

test.each(OPTIONAL)("$of does not wait for $part, which follows", async (page) => {
	const { country } = localeOf(page.known);
	const path = await pathOf(page, page.known);
	const someone = await signIn(portal, country, country);
	await portal.fault({ path: `/api/strapi/${page.known}/${page.read}`, hold: true });
	const { first, rest } = await openedOn(portal, someone, path);
	expect(first).toContain(`data-part="${page.part}" data-state="pending"`);
	expect(first).toMatch(/<h1[ >]/);
	await portal.heal();
	expect(await rest()).toMatch(
		new RegExp(`data-part="${page.part}" data-state="late"[^>]*>.*(data-island="filters"|class="card")`, "s"),
	);
});

test.each(OPTIONAL)("$of is kept only with its $part, and without it shows a failure", async (page) => {
	const path = await pathOf(page, page.unknown);
	const read = `/api/strapi/${page.unknown}/${page.read}`;
	const held = `re:^${read.replace("?", "\\?")}`;
	await portal.fault({ path: held, hold: true, status: 500 });
	await portal.fault({ path: read, status: 500 });
	const visit = async (query = "") => {
		const answer = await portal.get(hostOf(page.unknown) + path + query);
		const html = await answer.text();
		expect([answer.status, answer.headers.has("x-late-parts")]).toEqual([200, false]);
		expect(html).not.toContain("nonce=");
		const isPending = html.includes("data-state=");
		const lacks = isPending || textOf(html).includes(translator(page.unknown)(`parts.failed.${page.part}`));
		return { layer: await layerOf(portal, answer), isPending, lacks };
	};
	// The failure comes late, so the page is sent with the part pending. The whole page must not repeat that.
	expect(await visit()).toEqual({ layer: undefined, isPending: true, lacks: true });
	await portal.heal(held);
	expect(await visit("?whole")).toEqual({ layer: undefined, isPending: false, lacks: true });
	await portal.heal();
	await expect
		.poll(() => visit(), { timeout: 90_000, interval: 500 })
		.toEqual({ layer: "html", isPending: false, lacks: false });
});

test("the page waits for the choices of filters in the URL, which decide the list", async () => {
	const someone = await signIn(portal, "ie", "ie");
	await portal.fault({ path: "/api/strapi/en-IE/domains", delay: 600, times: 1 });
	const unknown = await someone.get("/en-IE/news?domain=99999999");
	expect([unknown.status, unknown.headers.has("x-late-parts")]).toEqual([200, false]);
	expect(await unknown.text()).toContain(translator("en-IE")("filters.dropped"));
});

test("a failing optional part does not fail the page", async () => {
	await portal.purge();
	for (const part of ["single/footer", "activeCollections", "domains", "categories", "single/home", "news/count"])
		await portal.fault({ path: `/api/strapi/en-IE/${part}`, status: 500 });
	for (const path of ["/en-IE", "/en-IE/news"]) {
		const response = await portal.get(`ie.localhost${path}`);
		const html = await response.text();
		expect(response.status, path).toBe(200);
		expect(html).toContain('class="card"');
		expect(html).toContain('class="footer"');
		expect(html).toContain('href="/en-IE/podcasts"');
		if (path === "/en-IE") expect(html).toContain("<title>Helvora Pro</title>");
	}
});

const LIVE = "ie.localhost/en-IE/webinars/sleep-apnoea-what-the-practice-can-do";

test("the first visitor of a page to be kept gets it without its late parts, and it is kept whole behind the visit", async () => {
	await portal.fault({ path: "/api/webinargeek", hold: true });
	const first = await portal.get(LIVE);
	expect([first.headers.get("cache-control"), first.headers.has("x-late-parts")]).toEqual(["private, no-cache", false]);
	const html = await first.text();
	expect(html).toContain('data-part="event" data-state="pending"');
	expect(html).toContain(`href="/en-IE/webinars/sleep-apnoea-what-the-practice-can-do?whole#event"`);
	await portal.heal();
	await expect.poll(async () => layerOf(portal, await portal.get(LIVE))).toBe("html");
	const kept = await (await portal.get(LIVE)).text();
	expect(kept).toContain('data-phase="live"');
	expect(kept).not.toContain("data-state=");
});

test("a failed page works at the next try", async () => {
	await portal.fault({ path: "/api/strapi/en-IE/single/about", status: 500, times: 1 });
	expect((await portal.get("ie.localhost/en-IE/about")).status).toBe(503);
	expect((await portal.get("ie.localhost/en-IE/about")).status).toBe(200);
});

test.each(Object.entries(FAULTS) as [keyof typeof FAULTS, (typeof FAULTS)[keyof typeof FAULTS]][])(
	"[8.02] a backend that %s is a 503, and the log names reason, page and system",
	async (how, fault) => {
		portal.forgetLogs();
		await portal.fault({ path: `/api/strapi${ITEM.replace("/news", "/item/news")}`, ...fault });
		const response = await portal.get(`ie.localhost${ITEM}`);
		expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
		expect(await response.text()).not.toMatch(/\bat .+\.(ts|js):\d+|Error:|maintenance/);
		await expect.poll(errors).toHaveLength(1);
		const [line] = errors();
		const family = how === "answers another type" ? "contract" : "content";
		expect([line?.route, line?.country, line?.family]).toEqual(["/:locale/:section/:slug", "ie", family]);
		expect(line?.reason).toContain(REASONS[how]);
	},
);

test("pictures: a missing one is 404, an unreachable content host 503, anything else 404", async () => {
	const answerTo = (path: string, headers: Record<string, string> = {}) =>
		portal.get(`ie.localhost${pictureAt(path)}`, headers);
	expect((await answerTo("/uploads/none-here.png")).status).toBe(404);
	await portal.fault({ path: "/uploads/", status: 500, times: 1 });
	expect((await answerTo("/uploads/general-home.svg")).status).toBe(503);
	const page = { body: "<script>alert(1)</script>", headers: { "Content-Type": "text/html" } };
	await portal.fault({ path: "/uploads/page.png", ...page });
	expect((await answerTo("/uploads/page.png")).status).toBe(404);
	const picture = await answerTo("/uploads/small_general-home.svg", { Range: "bytes=9999999-" });
	expect(picture.status).toBe(200);
	expect(picture.headers.get("content-type")).toContain("image/svg+xml");
	expect(picture.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
});

test("a read is retried while the budget of a tenth lasts", async () => {
	await portal.fresh();
	for (const section of ["news", "materials", "podcasts", "webcasts", "webinars"])
		await portal.get(`ie.localhost/en-IE/${section}`);
	await portal.forgetCalls();
	await portal.fault({ path: "/api/strapi/en-IE/single/imprint", reset: true, times: 1 });
	expect((await portal.get("ie.localhost/en-IE/imprint")).status).toBe(200);
	expect((await portal.calls()).filter(({ path }) => path.endsWith("/imprint"))).toHaveLength(2);
});

test("a failing backend gets at most 1.1 times the calls", async () => {
	await portal.fault({ path: "/api/", reset: true });
	for (let visit = 0; visit < 12; visit++) await portal.get(`ie.localhost/en-IE/news?page=${visit + 1}`);
	const calls = await portal.calls();
	// The error page reads the shell too, which is no retry.
	const own = calls.filter(({ path }) => !/footer|activeCollections/.test(path));
	const again = own.length - new Set(own.map(({ path, requestId }) => `${requestId} ${path}`)).size;
	expect(own.length).toBeGreaterThan(0);
	expect(again).toBeLessThanOrEqual(calls.length * 0.1);
	expect(portal.logs().join()).not.toContain("ie.localhost");
});

/** What each page answers while the whole backend fails: with cold caches, and after it was seen once. */
const PAGES = [
	{ path: "/en-IE", cold: 503, warm: 200 },
	{ path: "/en-IE?collection=podcasts&domain=1", cold: 503, warm: 200 },
	{ path: "/en-IE/news", cold: 503, warm: 200 },
	{ path: "/en-IE/webinars", cold: 503, warm: 200 },
	{ path: "/en-IE/e-learnings", cold: 503, warm: 200 },
	{ path: ITEM, cold: 503, warm: 200 },
	{ path: "/en-IE/podcasts/the-breathless-patient-heart-or-lung", cold: 503, warm: 200 },
	{ path: "/en-IE/webinars/sleep-apnoea-what-the-practice-can-do", cold: 503, warm: 200 },
	{ path: "/en-IE/e-learnings/103", cold: 503, warm: 200 },
	{ path: "/en-IE/search?term=heart", cold: 503, warm: 200 },
	{ path: "/en-IE/about", cold: 503, warm: 200 },
	{ path: "/en-IE/feedback/happy", cold: 503, warm: 200 },
	{ path: "/en-IE/nowhere", cold: 404, warm: 404 },
	{ path: "/en-IE/login", cold: 200, warm: 200 },
	{ path: "/en-IE/register", cold: 200, warm: 200 },
	{ path: "/en-IE/forgot-password", cold: 200, warm: 200 },
	{ path: "/robots.txt", cold: 200, warm: 200 },
	{ path: "/sitemap.xml", cold: 503, warm: 200 },
] as const;
const visit = ({ path }: (typeof PAGES)[number]) => portal.get(`ie.localhost${path}`);
const statuses = async () => {
	const answers = await Promise.all(PAGES.map(visit));
	return Object.fromEntries(answers.map(({ status }, index) => [PAGES[index]?.path, status]));
};
const expected = (when: "cold" | "warm") => Object.fromEntries(PAGES.map((page) => [page.path, page[when]]));

test("[2.25] with a failing backend and a cold cache every page is 503 with header and footer", async () => {
	await portal.fresh();
	await portal.fault({ path: "/api/", status: 500 });
	expect(await statuses()).toEqual(expected("cold"));
	for (const response of await Promise.all(
		PAGES.filter(({ path, cold }) => cold === 503 && path.startsWith("/en-IE")).map(visit),
	)) {
		const html = await response.text();
		expect(html).toContain("Temporarily unavailable");
		expect(html).toContain('class="navigation"');
		expect(html).toContain('class="footer"');
		expect(html).toContain(response.headers.get("x-request-id") ?? "missing");
		expect(html).toContain('name="term"');
	}
});

const SIGNED_IN = ["/en-IE", "/en-IE/news", "/en-IE/about", "/en-IE/account"];

test("[2.25] [8.02] cached pages work whatever the backend does, signed in too", async () => {
	await portal.fresh();
	const someone = await signIn(portal, "ie", "ie");
	expect(Object.values(await statuses())).not.toContain(503);
	for (const path of SIGNED_IN) await someone.get(path);
	// Each kind of failure is one to the cache.
	for (const fault of ["does not answer in time", "answers 401", "answers half its JSON"] as const) {
		await portal.fault({ path: "/api/", ...FAULTS[fault] });
		expect(await statuses(), fault).toEqual(expected("warm"));
		const stays = async (path: string) => {
			const page = await someone.get(path);
			expect(page.status, `${fault} ${path}`).toBe(200);
			expect(await page.text(), `${fault} ${path}`).toContain("IE-HVR-2026-11");
		};
		await Promise.all(SIGNED_IN.map(stays));
		await portal.heal();
	}
});
