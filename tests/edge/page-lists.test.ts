import { expect, test } from "vitest";
import * as z from "zod";
import { translator } from "../../locales/index.ts";
import { SECTIONS } from "../../shared/sections.ts";
import { cardsIn, itemOf } from "./items.ts";
import { sharedPortal } from "./own-portal.ts";
import { pageOf, textOf } from "./portal.ts";

/** Lists: the home page and the sections. */

const portal = sharedPortal({ before: "healed" });
const visit = (url: string) => pageOf(portal.get(url));

const countOf = async (locale: string, section: string): Promise<number> =>
	z.number().parse(await (await portal.backend(`/api/strapi/${locale}/${section}/count`)).json());

/** What the first open item of a section shows that no other kind does. */
const SECTION_ROWS = [
	["[2.09] [2.15]", "e-learnings", "Login required"],
	["[2.10] [2.16]", "materials", "Download PDF"],
	["[2.11] [2.17]", "news", "Five points to take away"],
	["[2.12] [2.18]", "podcasts", "<audio"],
	["[2.13] [2.19]", "webcasts", "<video"],
	["[2.14] [2.20]", "webinars", "Speakers"],
] as const;

test.each(SECTION_ROWS)("%s: the list of %s shows nine items, and the first one opens", async (_, section, own) => {
	const count = Math.min(9, section === "e-learnings" ? 5 : await countOf("en-IE", section));
	expect(count).toBeGreaterThanOrEqual(5);
	const list = await visit(`ie.localhost/en-IE/${section}`);
	expect(cardsIn(list.html)).toHaveLength(count);
	const { status, html } = await visit(`ie.localhost${cardsIn(list.html)[0]}`);
	expect(status).toBe(200);
	expect(html).toContain(own);
});

/** Of eleven items one is broken, and one has expired. */
const FLAWS: Record<number, object> = { 1: { title: "" }, 3: { expires_at: "2026-01-03" } };
const FLAWED = Array.from({ length: 11 }, (_, index) => itemOf(`news-${index}`, FLAWS[index]));

test("[9.03] broken and expired entries count nowhere, so that “Load more” ends: lists, home page, e-learnings", async () => {
	await portal.purge();
	const courses = FLAWED.map((_, index) => ({ id: 900 + index, name: index === 1 ? "" : `Course ${index}` }));
	const headers = { "X-Total-Count": "11" };
	const lists = [
		["news", "/api/strapi/fr-CH/news?", "/api/strapi/fr-CH/news/count", FLAWED, 9],
		["", "/api/strapi/fr-CH/content?", null, FLAWED, 9],
		["e-learnings", "/api/talentLMS/ch/all?", "/api/talentLMS/ch/count", courses, 10],
	] as const;
	const shownOf = (shown: number, of: number) => textOf(translator("fr-CH").count("list.shown", of, { shown }));
	for (const [section, list, count, entries, left] of lists) {
		for (const limit of [9, 18])
			await portal.fault({ path: `${list}_start=0&_limit=${limit}`, body: entries.slice(0, limit), headers });
		if (count) await portal.fault({ path: count, body: 11 });
		const path = `/fr-CH${section && `/${section}`}`;
		const first = await visit(`ch.localhost${path}`);
		const shown = cardsIn(first.html).length;
		expect(shown, section).toBe(left - 2);
		expect(first.text).toContain(shownOf(shown, left));
		expect(first.html).toContain(`data-more="true" href="${path}?page=2#item-10"`);
		const second = await visit(`ch.localhost${path}?page=2`);
		expect(cardsIn(second.html), section).toHaveLength(left);
		expect(second.text).toContain(shownOf(left, left));
		expect(second.html).not.toContain("data-more");
	}
});

test("[9.03] a home page whose backend sends no total leads on where an entry is broken or over, until the list's end", async () => {
	await portal.purge();
	for (const limit of [9, 18]) {
		const path = `/api/strapi/de-CH/content?_start=0&_limit=${limit}`;
		await portal.fault({ path, body: FLAWED.slice(0, limit) });
	}
	const pages = [await visit("ch.localhost/de-CH"), await visit("ch.localhost/de-CH?page=2")];
	expect(pages.map(({ html }) => [cardsIn(html).length, html.includes("data-more=")])).toEqual([
		[7, true],
		[9, false],
	]);
	await portal.heal();
	await portal.purge();
});

test("[2.01] home: all collections, tabs, and filters that narrow", async () => {
	const all = await visit("be.localhost/nl-BE");
	const kinds = new Set(cardsIn(all.html).map((href) => href?.split("/")[2]));
	expect(kinds.size).toBeGreaterThan(2);
	for (const section of SECTIONS) expect(all.html).toContain(`href="/nl-BE?collection=${section}"`);

	const podcasts = await visit("be.localhost/nl-BE?collection=podcasts");
	expect(cardsIn(podcasts.html)).toHaveLength(await countOf("nl-BE", "podcasts"));
	const narrowed = await visit("be.localhost/nl-BE?collection=materials&domain=3&category=13");
	expect(cardsIn(narrowed.html)).toHaveLength(2);
	expect(narrowed.html).toContain("Filter Diabetes verwijderen");
	expect(narrowed.html).toContain('content="noindex"');
	const courses = await visit("be.localhost/nl-BE?collection=e-learnings");
	expect(cardsIn(courses.html)).toHaveLength(5);
	// Courses have no area: the page says that it shows all of them.
	const ofArea = await visit("be.localhost/nl-BE?collection=e-learnings&domain=3");
	expect(cardsIn(ofArea.html)).toHaveLength(5);
	expect(ofArea.html).toContain(translator("nl-BE")("filters.dropped"));
	expect(ofArea.html).toContain(`<title>${translator("nl-BE")("sections.e-learnings")} – `);
});

test("[7.15] home requests content without collections, a tab with its own", async () => {
	// Without the filters' options the first visit of an isolate reads the list without filters too.
	await visit("ch.localhost/fr-CH");
	await portal.forgetCalls();
	await visit("ch.localhost/fr-CH?domain=1");
	await visit("ch.localhost/fr-CH?collection=webcasts");
	const asked = (await portal.calls()).map(({ path }) => path).filter((path) => path.includes("/content?"));
	expect(asked).toEqual([
		"/api/strapi/fr-CH/content?_start=0&_limit=9&domains=1",
		"/api/strapi/fr-CH/content?_start=0&_limit=9&collections=webcasts",
	]);
});

test("[7.10] a filtered list and its count send the same filters, and nothing else of the visitor's query", async () => {
	await portal.forgetCalls();
	await visit("ie.localhost/en-IE/news?category=13&category=11&domain=1&status=draft&_q=x&_limit=1");
	const asked = (await portal.calls()).map(({ path }) => decodeURIComponent(path));
	expect(asked).toContain(
		"/api/strapi/en-IE/news?_start=0&_limit=9&_sort=published_at:DESC&category.id=11&category.id=13&domains.id=1",
	);
	expect(asked).toContain("/api/strapi/en-IE/news/count?category.id=11&category.id=13&domains.id=1");
	expect(asked.join()).not.toMatch(/draft|_q=|_limit=1(&|,|$)/);
});

test("[3.06] [7.15] [7.17] courses are requested by country in the page's language, the home page's filters by locale", async () => {
	await portal.purge();
	const { html } = await visit("ch.localhost/fr-CH/e-learnings");
	expect(html).toContain("Insuffisance cardiaque");
	await visit("ch.localhost/fr-CH/e-learnings/101");
	const calls = (await portal.calls()).filter(({ path }) => path.startsWith("/api/talentLMS/"));
	const paths = ["ch/all?_start=0&_limit=450", "ch/all?_start=0&_limit=9", "ch/count", "course/101"];
	expect([...new Set(calls.map(({ path }) => path))].toSorted()).toEqual(paths.map((path) => `/api/talentLMS/${path}`));
	for (const call of calls) expect(call).toMatchObject({ method: "GET", acceptLanguage: "fr-CH", secretOk: true });
	await visit("ch.localhost/fr-CH");
	const asked = (await portal.calls()).map(({ path }) => path);
	for (const name of ["domains", "categories", "activeCollections"])
		expect(asked.filter((path) => path.includes(name))).toEqual([`/api/strapi/fr-CH/${name}`]);
});

test("an empty list says so and leads back", async () => {
	const { status, html } = await visit("be.localhost/nl-BE/podcasts?domain=5&category=14");
	expect(status).toBe(200);
	expect(html).toContain(translator("nl-BE")("list.emptyFiltered"));
	expect(html).toContain('href="/nl-BE/podcasts"');
});

test("[2.15] related items share the article's area, even if the section's newest do not", async () => {
	const slugsIn = (html: string) =>
		[...html.matchAll(/class="card__title"[^>]*><a href="\/en-IE\/news\/([^"]+)"/g)].map(([, slug]) => slug);
	const { html: filters } = await visit("ie.localhost/en-IE/news?whole");
	const areas = [
		...(/<select[^>]*name="domain"[\s\S]*?<\/select>/.exec(filters)?.[0] ?? "").matchAll(/value="(\d+)"/g),
	];
	let isOlderShown = false;
	for (const [, area] of areas) {
		const ofArea = slugsIn((await visit(`ie.localhost/en-IE/news?domain=${area}&page=3`)).html);
		const [read, ...others] = ofArea;
		if (others.length < 3) continue;
		const { html } = await visit(`ie.localhost/en-IE/news/${read}?whole`);
		const related = slugsIn(html.slice(html.indexOf('id="related"')));
		expect(related).toHaveLength(3);
		for (const slug of related) expect(ofArea).toContain(slug);
		isOlderShown ||= related.some((slug) => !slugsIn(filters).includes(slug));
	}
	expect(isOlderShown).toBe(true);
});

test("[2.01] [2.11] a narrowed list's title begins with what is chosen, and the list stays out of search engines", async () => {
	const titleAt = async (path: string) => {
		const { html } = await visit(`be.localhost/nl-BE${path}`);
		expect(html.includes('name="robots" content="noindex'), path).toBe(path.includes("?"));
		return /<title>([^<]*)/.exec(html)?.[1];
	};
	const [all, home] = [await titleAt("/news"), await titleAt("")];
	const terms = z.array(z.object({ id: z.number(), name: z.string() }));
	const termsOf = async (kind: string) => terms.parse(await (await portal.backend(`/api/strapi/nl-BE/${kind}`)).json());
	const [area] = await termsOf("domains");
	const [one, two] = await termsOf("categories");
	expect(await titleAt(`/news?domain=${area?.id}`)).toBe(`${area?.name} – ${all}`);
	expect(await titleAt(`/news?category=${one?.id}&category=${two?.id}`)).toBe(`${one?.name}, ${two?.name} – ${all}`);
	const materials = translator("nl-BE")("sections.materials");
	expect(await titleAt(`?collection=materials&domain=${area?.id}`)).toBe(`${materials}, ${area?.name} – ${home}`);
	expect(await titleAt("?collection=materials")).toBe(`${materials} – ${home}`);
	expect(await titleAt("/news?page=2")).toBe(all);
});
