import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { FETCH_LIMIT } from "../../shared/constants.ts";
import { itemOf } from "./items.ts";
import { ownPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { searchOf, searchPageOf, siteOf } from "./search-page.ts";
import { htmlFaults } from "./valid-page.ts";
import { signIn } from "./visitor.ts";

/** The search page narrowed down by area, date and what the visitor may open, as it is without scripts. */

// Of its own, since an index is not built again for ten minutes.
const portal = ownPortal({ before: "healed" });
const t = translator("en-IE");
const SITE = siteOf("en-IE");
const { visit, walk, indexed } = searchOf(portal);

const hitsOf = (pages: readonly { hits: string[] }[]) => pages.flatMap(({ hits }) => hits);

const YEAR_MS = 365 * 24 * 3600 * 1000;
const item = (slug: string, own: object) =>
	itemOf(slug, {
		title: slug,
		published_at: new Date(Date.now() - 2 * YEAR_MS).toISOString(),
		domains: [{ id: 1, name: "Cardiology" }],
		...own,
	});

/** 130 results in two sections, of which every third is of area 3, every fourth public, every fifth of this month. */
const MANY = Array.from({ length: 130 }, (_, at) =>
	item(`okapi-${at}`, {
		content_type: at % 2 === 0 ? "news" : "podcasts",
		...(at % 3 === 0 ? { domains: [{ id: 3, name: "Diabetes" }] } : {}),
		public_content: at % 4 === 0,
		...(at % 5 === 0 ? { published_at: new Date(Date.now() - YEAR_MS / 30).toISOString() } : {}),
	}),
);
const numbersOf = (hrefs: readonly string[]) => hrefs.map((href) => Number(/okapi-(\d+)/.exec(href)?.[1]));
const numbers = (keep: (at: number) => boolean) => MANY.map((_, at) => at).filter(keep);

async function answerMany(): Promise<void> {
	for (const [from, most] of [
		[0, 18],
		[18, 100],
	] as const) {
		const sections = ["news", "podcasts"].map((type) => {
			const all = MANY.filter(({ content_type }) => content_type === type);
			return { content_type: type, total: all.length, items: all.slice(from, from + most) };
		});
		const body = { total: MANY.length, sections };
		await portal.fault({ path: `re:/en-IE/search\\?term=okapi&_start=${from}&`, body });
	}
}

// The first test: the portal has not read the areas yet.
test("an area that cannot be read is kept, also for the next choice", async () => {
	await portal.fault({ path: "/api/strapi/tr-TR/domains", status: 500 });
	const { status, main } = await visit("term=kalp&domain=1", "tr.localhost/tr-TR");
	expect(status).toBe(200);
	expect(main).toContain('<input type="hidden" name="domain" value="1"/>');
	expect(main).toContain('name="months"');
	const dated = await visit("term=kalp&months=12&whole", "tr.localhost/tr-TR");
	expect(dated.links).toContain("?term=kalp");
	expect(dated.main).toContain('<option value="12" selected="">');
});

test.each([
	["open=1", (at: number) => at % 4 === 0],
	["domain=3&months=3&open=1", (at: number) => at % 60 === 0],
] as const)("[9.03] %s: nine a page, no item twice or lost, and totals of what is shown", async (filter, keep) => {
	await answerMany();
	const pages = await walk(`term=okapi&${filter}`);
	const expected = numbers(keep);
	expect(numbersOf(hitsOf(pages)).sort((a, b) => a - b)).toEqual(expected);
	expect(pages.slice(0, -1).every(({ hits }) => hits.length === FETCH_LIMIT)).toBe(true);
	const ofNews = expected.filter((at) => at % 2 === 0).length;
	const sections = [ofNews, expected.length - ofNews].filter((total) => total > 0);
	for (const { counts } of pages) expect(counts).toEqual([expected.length, ...sections]);
	expect(pages[0]?.line).toContain(t.count("search.results", expected.length, { term: "okapi" }));
	await portal.forgetCalls();
	const news = await walk(`term=okapi&section=news&${filter}`);
	expect(numbersOf(hitsOf(news)).sort((a, b) => a - b)).toEqual(expected.filter((at) => at % 2 === 0));
	// What was read for one choice serves the next.
	expect((await portal.calls()).filter(({ path }) => path.includes("/search"))).toEqual([]);
});

test("results of the index and of the backend are judged alike: an area has what its lists have", async () => {
	await indexed("hert failre");
	const all = hitsOf(await walk("term=e"));
	const found = hitsOf(await walk("term=e&domain=3"));
	const lists = await Promise.all(
		["news", "materials", "podcasts", "webcasts", "webinars"].map(async (section) => {
			const html = await (await portal.get(`${SITE}/${section}?domain=3&page=50`)).text();
			return [...html.matchAll(/card__title"><a href="([^"]+)"/g)].map(([, href = ""]) => href);
		}),
	);
	expect(found.length).toBeGreaterThan(3);
	expect(found.sort()).toEqual(all.filter((href) => lists.flat().includes(href)).sort());
	// Only the index knows the substance.
	const substance = await visit("term=velocardin&domain=1");
	expect(substance.hits).toContain("/en-IE/materials/cardovex-titration-scheme");
	expect((await visit("term=velocardin&domain=5")).hits).toEqual([]);
});

test("signed out, only public items may be opened; with full access nothing is locked and nothing is offered", async () => {
	const all = await walk("term=heart");
	const isLocked = (row: string) => row.includes(t("card.professionals"));
	const rows = all.flatMap(({ rows }) => rows);
	expect(rows.some(isLocked)).toBe(true);
	const open = await walk("term=heart&open=1");
	expect(hitsOf(open)).toHaveLength(rows.filter((row) => !isLocked(row)).length);
	expect(open.flatMap(({ rows }) => rows).some(isLocked)).toBe(false);
	expect(open[0]?.main).toMatch(/type="checkbox"[^>]*name="open"[^>]*checked/);
	const doctor = await signIn(portal, "ie", "ie");
	const full = await searchPageOf(await doctor.get("/en-IE/search?term=heart&open=1"));
	expect(full.counts).toEqual(all[0]?.counts);
	expect(full.main).not.toMatch(/name="open"|open=1/);
	// Nor does the one page serve the other.
	expect((await visit("term=heart&open=1")).counts).toEqual(open[0]?.counts);
});

test("filters that leave nothing say so and offer to clear them; the section stays", async () => {
	const words = translator("tr-TR");
	const body = { total: 1, sections: [{ content_type: "news", total: 1, items: [item("quagga-one", {})] }] };
	await portal.fault({ path: "re:/tr-TR/search\\?term=quagga&", body });
	const { status, line, main, links, text, html } = await visit("term=quagga&domain=3&months=12", siteOf("tr-TR"));
	const none = words("search.noneFiltered", { term: "quagga" });
	expect([status, line]).toEqual([200, textOf(none)]);
	expect(html).toContain(`<title>${none} – `);
	expect(main).toContain('<a class="chips__reset" href="/tr-TR/search?term=quagga">');
	expect(links).toEqual(expect.arrayContaining(["?term=quagga&months=12", "?term=quagga&domain=3"]));
	expect(text).not.toContain(words("search.help"));
	expect(text).toContain(words("search.ages.12"));
	expect(await htmlFaults(html)).toEqual([]);
	const narrowed = await visit("term=quagga&section=news&domain=3", siteOf("tr-TR"));
	expect([narrowed.counts, narrowed.links.includes("?term=quagga&section=news")]).toEqual([[0, 0], true]);
});

test("where the backend's search fails, the index's results are filtered; none with the filters is no failure", async () => {
	await indexed("hert failre");
	await portal.fault({ path: "re:/en-IE/search\\?term=asthma&", status: 500 });
	const found = await visit("term=asthma&domain=2");
	expect(found.hits.length).toBeGreaterThan(0);
	expect(found.text).toContain(t("search.reduced"));
	const none = await visit("term=asthma&domain=5");
	expect([none.status, none.hits, none.line]).toEqual([200, [], t("search.noneFiltered", { term: "asthma" })]);
	expect(none.text).toContain(t("search.reduced"));
});

test("an unknown area is dropped with a notice, and one that is no id is not found", async () => {
	const whole = await visit("term=heart");
	const unknown = await visit("term=heart&domain=99");
	expect([unknown.status, unknown.counts]).toEqual([200, whole.counts]);
	expect(unknown.text).toContain(t("filters.dropped"));
	expect(unknown.response.headers.get("cache-control")).toBe("private, no-store");
	expect(unknown.html).not.toContain("domain=99");
	expect((await visit("term=heart&domain=x")).status).toBe(404);
});

test("another language keeps the filters", async () => {
	const { html } = await visit("term=e&domain=3&months=36", "be.localhost/nl-BE");
	const [, href = ""] = /href="(\/fr-BE\/search[^"]*)"/.exec(html) ?? [];
	const { status, headers } = await portal.get(`be.localhost${href.replaceAll("&amp;", "&")}`);
	expect([status, headers.get("location")]).toEqual([302, "/fr-BE/search?term=e&domain=3&months=36"]);
});
