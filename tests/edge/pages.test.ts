import { expect, test } from "vitest";
import * as z from "zod";
import { translator } from "../../locales/index.ts";
import { LOCALES, type LocaleCode, localeOf } from "../../shared/locales.ts";
import { everyPathOf, ROUTE_IDS, routeOf, SINGLE_PAGES } from "../../shared/routes.ts";
import { SECTIONS } from "../../shared/sections.ts";
import { itemOf, publish } from "./items.ts";
import { inEachLanguage, sharedPortal } from "./own-portal.ts";
import { pageOf, textOf } from "./portal.ts";
import { pictureAt } from "./sealing.ts";
import { htmlFaults } from "./valid-page.ts";
import { signIn } from "./visitor.ts";

const portal = sharedPortal({ before: "healed" });

const hostOf = (country: string) => `${country}.localhost`;

const visit = (url: string) => pageOf(portal.get(url));
const titles = (html: string): string[] =>
	[...html.matchAll(/class="(?:card|hit)__title"><a href="([^"]+)"/g)].map(([, href = ""]) => href);

/** The map's pages that need no item, and the first two items of each list. */
async function everyPage(code: LocaleCode, host: string): Promise<string[]> {
	const fixed = ROUTE_IDS.filter((id) => routeOf(id).shows === "page").flatMap((id) => everyPathOf(id, code));
	const lists = await Promise.all(SECTIONS.map((section) => visit(`${host}/${code}/${section}`)));
	return [...fixed, ...lists.flatMap(({ html }) => titles(html).slice(0, 2))];
}

for (const { code, country, iso } of LOCALES) {
	test(`every page of ${code} is 200, valid HTML and in its language`, inEachLanguage(code), async () => {
		const host = hostOf(country);
		const paths = await everyPage(code, host);
		expect(paths.length).toBeGreaterThan(2 * SECTIONS.length + SINGLE_PAGES.length);
		for (const path of paths) {
			const { status, html } = await visit(host + path);
			expect(status, path).toBe(200);
			expect(html, path).toContain(`<html lang="${iso}"`);
			expect(html, path).toMatch(/<h1[^>]*>(?:<span[^>]*>)?[^<]/);
			expect(await htmlFaults(html), path).toEqual([]);
		}
	});
}

for (const code of ["tr-TR", "en-IE"] as const) {
	test(`[2.24] [2.25] ${code}: errors are in the visitor's language`, async () => {
		const t = translator(code);
		const host = hostOf(localeOf(code).country);
		await portal.fault({ path: `/api/strapi/${code}/search`, status: 500 });
		const form = { "Content-Type": "application/x-www-form-urlencoded" };
		const foreign = { ...form, Origin: "https://elsewhere.example" };
		const own = { ...form, Origin: `http://${host}` };
		const all = [
			[403, "errorReasons.foreign", () => portal.post(`${host}/${code}/login`, "email=a", foreign)],
			[413, "errorReasons.unreadable", () => portal.post(`${host}/${code}/login`, "a".repeat(40_000), own)],
			// Nothing that the index would know, which answers instead where it can.
			[503, "error.unavailable", () => portal.get(`${host}/${code}/search?term=qzxqzx`)],
			[404, "error.notFound", () => portal.get(`${host}/${code}/nowhere`)],
		] as const;
		for (const [status, words, ask] of all) {
			const response = await ask();
			const [main = ""] = /<main[\s\S]*<\/main>/.exec(await response.text()) ?? [];
			expect(response.status).toBe(status);
			expect(textOf(main)).toContain(t(words));
			expect(textOf(main)).toContain(t("error.prompt"));
			expect(main).toContain(`<p class="error-page__status" aria-hidden="true">${status}</p>`);
			// The specification's own sentence stands beside them, marked as English.
			const english = [...main.matchAll(/<span lang="en">([^<]*)/g)].map(([, text]) => text?.trim());
			if (status === 404) expect(main).toContain(`<form class="search-form" action="/${code}/search" method="get"`);
			expect(english).toEqual(status === 404 && code !== "en-IE" ? ["This page could not be found."] : []);
			expect(main).not.toMatch(/does not come from|cannot be read\.|temporarily unavailable|Internal error/);
		}
	});
}

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
	expect(titles(list.html)).toHaveLength(count);
	const { status, html } = await visit(`ie.localhost${titles(list.html)[0]}`);
	expect(status).toBe(200);
	expect(html).toContain(own);
});

test("[2.02] [2.03] [2.04] [2.05] [2.06] [7.13] a single's text comes from the CMS by its name", async () => {
	await portal.purge();
	for (const name of SINGLE_PAGES) await visit(`ch.localhost/fr-CH/${name}`);
	const paths = (await portal.calls()).map(({ path }) => path);
	for (const name of SINGLE_PAGES) expect(paths).toContain(`/api/strapi/fr-CH/single/${name}`);
	expect(textOf((await visit("ch.localhost/fr-CH/data-protection")).html)).toContain("PFPDT");
});

test("the information notice is a page where the CMS has one, else data protection replaces it", async () => {
	const own = await visit("tr.localhost/tr-TR/information-notice");
	expect(own.html).toContain("<h1>Aydınlatma metni</h1>");
	expect(own.html).toContain('rel="canonical" href="http://tr.localhost/tr-TR/information-notice"');
	expect(own.html).not.toContain('hrefLang="de-CH"');
	expect(own.html).toMatch(/<footer.*href="\/tr-TR\/information-notice">Aydınlatma metni</s);
	const other = await visit("ie.localhost/en-IE/information-notice");
	expect([other.status, other.html.includes("<h1>Data protection</h1>")]).toEqual([200, true]);
	expect(other.html).toContain('rel="canonical" href="http://ie.localhost/en-IE/data-protection"');
	expect((await visit("tr.localhost/sitemap/tr-TR/1.xml")).html).toContain("/tr-TR/information-notice<");
	// A CMS that cannot be read has not said that there is none.
	await portal.purge();
	await portal.fault({ path: "/api/strapi/fr-CH/single/information-notice", status: 500, times: 5 });
	expect((await visit("ch.localhost/fr-CH/information-notice")).status).toBe(503);
	await portal.fault({ path: "/api/strapi/de-CH/single/data-protection", body: [] });
	expect((await visit("ch.localhost/de-CH/information-notice")).status).toBe(404);
});

test("without session there are no shelves, nothing is saved, and no reading position is kept", async () => {
	const article = "/en-IE/news/a-guideline-at-a-glance-every-part-that-a-text-can-have";
	for (const path of ["/en-IE", "/en-IE/podcasts/the-breathless-patient-heart-or-lung", article]) {
		const { html } = await visit(`ie.localhost${path}`);
		expect(html, path).not.toMatch(/class="shel|class="save|id="reading"/);
	}
});

test("[2.23] [2.28] feedback pages: thanks, logo, a link home, no navigation above, and the common footer", async () => {
	for (const name of ["happy", "neutral", "negative"]) {
		const { status, html } = await visit(`tr.localhost/tr-TR/feedback/${name}`);
		expect(status).toBe(200);
		expect(html).toContain('data-country="tr"');
		expect(html).toContain("Ana sayfaya dön");
		const [above, footer] = html.split('<footer class="footer"');
		expect(above).not.toContain("<nav");
		expect(footer).toContain('href="/tr-TR/imprint"');
	}
	expect((await visit("tr.localhost/tr-TR/feedback/angry")).status).toBe(404);
});

test("[9.03] lists show nine items and load nine more; ?page=n shows n times nine", async () => {
	const total = await countOf("nl-BE", "news");
	expect(total).toBeGreaterThan(9);
	const one = await visit("be.localhost/nl-BE/news");
	expect(titles(one.html)).toHaveLength(9);
	expect(one.html).toContain(`${total} items`);
	expect(one.html).toContain('href="/nl-BE/news?page=2#item-10"');
	const pages = Math.ceil(total / 9);
	const all = await visit(`be.localhost/nl-BE/news?page=${pages}`);
	expect(titles(all.html)).toHaveLength(total);
	expect(all.html).not.toContain(`page=${pages + 1}`);
	expect(all.html).toContain('id="item-10"');
	expect(titles(all.html).slice(0, 9)).toEqual(titles(one.html));
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
		const shown = titles(first.html).length;
		expect(shown, section).toBe(left - 2);
		expect(first.text).toContain(shownOf(shown, left));
		expect(first.html).toContain(`data-more="true" href="${path}?page=2#item-10"`);
		const second = await visit(`ch.localhost${path}?page=2`);
		expect(titles(second.html), section).toHaveLength(left);
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
	expect(pages.map(({ html }) => [titles(html).length, html.includes("data-more=")])).toEqual([
		[7, true],
		[9, false],
	]);
	await portal.heal();
	await portal.purge();
});

test("[2.01] home: all collections newest first, tabs, and filters that narrow", async () => {
	const all = await visit("be.localhost/nl-BE");
	const kinds = new Set(titles(all.html).map((href) => href?.split("/")[2]));
	expect(kinds.size).toBeGreaterThan(2);
	// A webinar's card has its start, not its publication.
	const cards = all.html.split('<article class="card"').filter((card) => !card.includes('data-section="webinars"'));
	const published = cards.flatMap((card) => /<time dateTime="([^"]+)"/.exec(card)?.[1] ?? []);
	expect(published.length).toBeGreaterThan(2);
	expect(published).toEqual(published.toSorted().toReversed());
	for (const section of SECTIONS) expect(all.html).toContain(`href="/nl-BE?collection=${section}"`);

	const podcasts = await visit("be.localhost/nl-BE?collection=podcasts");
	expect(titles(podcasts.html)).toHaveLength(await countOf("nl-BE", "podcasts"));
	const narrowed = await visit("be.localhost/nl-BE?collection=materials&domain=3&category=13");
	expect(titles(narrowed.html)).toHaveLength(2);
	expect(narrowed.html).toContain("Filter Diabetes verwijderen");
	expect(narrowed.html).toContain('content="noindex"');
	const courses = await visit("be.localhost/nl-BE?collection=e-learnings");
	expect(titles(courses.html)).toHaveLength(5);
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

test("[2.08] [7.14] search: the term stays, totals by section, matches marked without regard to diacritics", async () => {
	const { html } = await visit("tr.localhost/tr-TR/search?term=%20BOBREK%20&_limit=1&status=draft");
	expect(html).toContain('value="BOBREK"');
	expect(html).toMatch(/<mark>böbrek<\/mark>/);
	expect(html).toMatch(/href="\/tr-TR\/search\?term=BOBREK&amp;section=news"/);
	const narrowed = await visit("tr.localhost/tr-TR/search?term=BOBREK&section=materials");
	expect(titles(narrowed.html)).not.toEqual([]);
	expect(titles(narrowed.html).every((href) => href?.includes("/materials/"))).toBe(true);
	expect(narrowed.html).toMatch(/href="\/tr-TR\/search\?term=BOBREK&amp;section=news"/);
	// The totals by section stay, so the narrower list needs no further call.
	const asked = (await portal.calls()).map(({ path }) => path).filter((path) => path.includes("/search?"));
	expect(asked).toEqual(["/api/strapi/tr-TR/search?term=BOBREK&_start=0&_limit=18"]);
	expect((await visit("ie.localhost/en-IE/search?term=teach-back&section=webinars")).html).toContain(
		"Check the spelling",
	);
	const dotless = await visit("tr.localhost/tr-TR/search?term=istanbul");
	expect(textOf(dotless.html)).toContain("İstanbul");
});

test("[5.03] whatever text of the CMS a page shows, its ® is raised", async () => {
	await portal.purge();
	const taxonomy = (name: string) => ({ id: 7, name, slug: "seven" });
	const article = await publish(portal, "marked", {
		title: "Title®",
		intro: "Intro®",
		content: "<p>Text®</p>",
		category: taxonomy("Category®"),
		domains: [taxonomy("Area®")],
		sources: [
			{ label: "Link®", url: "https://example.org" },
			{ label: "Words®", url: null },
		],
	});
	const related = itemOf("another", { title: "Other®", category: taxonomy("Kind®") });
	await portal.fault({ path: "/api/strapi/en-IE/news?", body: [related] });
	const menu = ["/about", "https://example.org", null].map((url, index) => ({ label: `Entry${index}®`, url }));
	const banner = { is_visible: true, title: "Banner®", cta: "Register®" };
	const promotion = { is_visible: true, title: "Promotion®", url: "/about", cta: "Read®" };
	const footer = [{ menu, legal_mention: "Legal®", banner, promotional_content: promotion }];
	await portal.fault({ path: "/api/strapi/en-IE/single/footer", body: footer });
	const units = [{ id: 1, name: "Unit®", type: "Text" }];
	const course = { id: 901, name: "Course®", description: "<p>Description®</p>", units };
	await portal.fault({ path: "/api/talentLMS/course/901", body: course });
	await portal.fault({ path: "/api/talentLMS/ie/all", body: [course] });
	await portal.purge();
	const doctor = await signIn(portal, "ie", "ie");
	const pages = [portal.get(`ie.localhost${article}?whole`), doctor.get("/en-IE/e-learnings/901")];
	const [first = "", second = ""] = await Promise.all(pages.map(async (page) => (await pageOf(page)).html));
	const words = (html: string) => html.replace(/<(script|template|title)[\s\S]*?<\/\1>|(<\/?\w+)[^>]*(>)/g, "$2$3");
	const ofItem = ["Title", "Intro", "Text", "Category", "Area", "Link", "Words", "Other", "Kind"];
	const ofFooter = ["Entry0", "Entry1", "Entry2", "Banner", "Register", "Promotion", "Read", "Legal"];
	for (const name of [...ofItem, ...ofFooter]) expect(words(first)).toContain(`${name}<sup>®</sup>`);
	for (const name of ["Course", "Description", "Unit"]) expect(words(second)).toContain(`${name}<sup>®</sup>`);
	expect(words(first + second)).not.toMatch(/(?<!<sup>)®/);
	expect(first).toContain("<title>Title® | Helvora Pro</title>");
	await portal.heal();
	await portal.purge();
});

test("[3.03] [3.04] items without image, category or optional fields are shown; a picture of another host is dropped", async () => {
	const image = { url: "/uploads/x.png", formats: null, alternativeText: "A chart" };
	const { status, html } = await visit(`ie.localhost${await publish(portal, "bare", { image })}`);
	expect(status).toBe(200);
	expect(html).toContain(`src="${pictureAt("/uploads/x.png", { size: 1200 })}"`);
	expect(html).toContain('alt="A chart"');
	const foreign = await publish(portal, "foreign", { image: { ...image, url: "https://elsewhere.example/own.png" } });
	expect((await visit(`ie.localhost${foreign}`)).html).not.toContain("article__picture");
	const { html: report } = await visit("ie.localhost/en-IE/news/report-from-the-autumn-cardiometabolic-meeting");
	expect(report).toContain("Three sessions in brief");
	expect(report).not.toContain("article__picture");
});

test("[7.12] a category without name is requested; without a response, or with a late one, the item has none", async () => {
	const category = { id: 13 };
	const { html } = await visit(`ie.localhost${await publish(portal, "named", { category })}`);
	expect(textOf(html)).toContain("Topic In practice");
	const nameless = await publish(portal, "nameless", { category });
	await portal.fault({ path: "/api/strapi/en-IE/category-name/13", status: 500 });
	expect((await visit(`ie.localhost${nameless}`)).status).toBe(200);
	const late = await publish(portal, "late", { category: { id: 98 } });
	await portal.fault({ path: "/api/strapi/en-IE/category-name/98", delay: 4000, body: { name: "Too late" } });
	const { status, html: unnamed } = await visit(`ie.localhost${late}`);
	expect([status, unnamed.includes("Too late")]).toEqual([200, false]);
});

test("an expired item is gone from its page and from lists", async () => {
	const gone = await visit(
		"ie.localhost/en-IE/news/winter-vaccination-information-campaign-material-for-your-waiting-room",
	);
	expect(gone.status).toBe(410);
	expect(gone.html).toContain("No longer available");
	expect((await visit("ie.localhost/en-IE/news?page=2")).html).not.toContain("winter-vaccination");
});

test("an item that expires while cached is gone at the next read", async () => {
	const expires_at = new Date(Date.now() + 5000).toISOString();
	await publish(portal, "soon", { expires_at });
	expect((await visit("ie.localhost/en-IE/news/soon")).status).toBe(200);
	await expect.poll(async () => (await visit("ie.localhost/en-IE/news/soon")).status, { interval: 500 }).toBe(410);
});

test("[2.40] [3.10] [1.15] footer: menu, legal mention, banner and promotion only if visible", async () => {
	const shown = await visit("ie.localhost/en-IE/about");
	expect(shown.html).toContain('href="/en-IE/data-protection">Data protection');
	expect(shown.html).toContain('href="https://www.hpra.ie/" target="_blank"');
	expect(shown.html).toContain("<span>IE-HVR-2026-11, November 2026</span>");
	expect(shown.html).toMatch(
		/class="banner"[^>]*><h2[^>]*>[^<]+<\/h2><a class="[^"]*" href="\/en-IE\/register\?return=%2Fen-IE%2Fabout" data-modal="register">[^<]/,
	);
	expect(shown.html).toMatch(
		/class="promotion"[^>]*>.*?<img src="\/images\/[^>]+>.*?<h2[^>]*>[^<]+<\/h2><a class="[^"]*" href="\/en-IE\/e-learnings">[^<]/,
	);
	expect(shown.html).toMatch(/<div class="pre-footer">.*<footer class="footer">.*class="logo" data-country="ie"/s);
	await portal.purge();
	for (const visible of ["banner", "promotional_content"] as const) {
		const banner = { is_visible: visible === "banner", title: "banner", cta: "x" };
		const promotional_content = { is_visible: !banner.is_visible, title: "promotional_content" };
		const path = `/api/strapi/fr-${banner.is_visible ? "BE" : "CH"}/single/footer`;
		await portal.fault({ path, body: [{ banner, promotional_content }] });
	}
	const titlesOf = ({ html }: { html: string }) =>
		[...html.matchAll(/<section class="(?:banner|promotion)"[^>]*>.*?<h2[^>]*>([^<]*)/gs)].map(([, title]) => title);
	expect(titlesOf(await visit("be.localhost/fr-BE/imprint"))).toEqual(["banner"]);
	expect(titlesOf(await visit("ch.localhost/fr-CH/imprint"))).toEqual(["promotional_content"]);
	const hidden = { is_visible: false, title: "Hidden", cta: "x", url: "x" };
	const body = [{ menu: [], legal_mention: "Only this", banner: hidden, promotional_content: hidden }];
	await portal.fault({ path: "/api/strapi/tr-TR/single/footer", body });
	const { html } = await visit("tr.localhost/tr-TR/imprint");
	expect(html).toContain("Only this");
	expect(html).not.toMatch(/Hidden|pre-footer/);
});

test("[2.41] [2.49] a broken link is logged with its field, a whole address opens a tab, and a page's name matches in any case", async () => {
	await portal.purge();
	const menu = [
		{ label: "Script", url: "javascript:alert(1)" },
		{ label: "Gone", url: "/no-such-page" },
		{ label: "Case", url: "https://ie.localhost/EN-ie/Imprint" },
		{ label: "Host", url: "http://backend/admin" },
		{ label: "Write", url: "mailto:a@example.com" },
		{ label: "Web", url: "https://bücher.example/a,b(c)" },
		{ label: "Own", url: "https://ie.localhost/en-IE/privacy" },
		{ label: "Neighbour", url: "be.localhost/fr-BE/about" },
	];
	const promotion = { is_visible: true, title: "Promotion", url: "/Nowhere/To/Go", cta: "Go" };
	await portal.fault({ path: "/api/strapi/en-IE/single/footer", body: [{ menu, promotional_content: promotion }] });
	const content =
		'<p><a href="/uploads/files/mat-hf-checklist.en-IE.pdf">x</a> <a href="/uploads/../api/x">y</a> <a href="/News">z</a></p>';
	await portal.fault({ path: "/api/strapi/en-IE/single/imprint", body: [{ title: "Imprint", content }] });
	portal.forgetLogs();
	const { html } = await visit("ie.localhost/en-IE/imprint");
	for (const label of ["Script", "Host"]) expect(html).toContain(`<span>${label}</span>`);
	// A button stays where its editor has put it.
	expect(html).toContain('<a href="/en-IE/no-such-page">Gone</a>');
	expect(html).toMatch(/<a class="button[^"]*" href="\/en-IE\/Nowhere\/To\/Go">Go</);
	expect(html).toContain('<a href="/en-IE/news">z</a>');
	expect(html).toContain('<a href="mailto:a@example.com" target="_blank" rel="noopener noreferrer">Write');
	expect(html).toMatch(/<a href="https:\/\/bücher\.example\/a,b\(c\)" target="_blank"/);
	// So does a whole address of the portal itself, in its own case.
	for (const address of ["ie.localhost/EN-ie/Imprint", "ie.localhost/en-IE/privacy", "be.localhost/fr-BE/about"])
		expect(html).toContain(`<a href="https://${address}" target="_blank"`);
	expect(html).toContain("<a>y</a>");
	expect(html).not.toMatch(/data:text|javascript:alert|backend\/admin|\/uploads\//);
	const logged = portal.lines("contract");
	const fields = logged.map((line) => /"fields":"([^"]*)"/.exec(line)?.[1]);
	expect(new Set(fields)).toEqual(new Set(["footer.menu.url", "footer.promotional_content.url", "singles.content"]));
	// A file that a single links to is a medium of that page alone.
	const file = /href="(\/en-IE\/imprint\/media\/file-[\w-]+)"/.exec(html)?.[1] ?? "";
	const answer = await portal.get(`ie.localhost${file}`);
	expect(answer.headers.get("content-disposition")).toContain("mat-hf-checklist.en-IE.pdf");
	expect((await portal.get(`ie.localhost${file.replace("imprint", "privacy")}`)).status).toBe(404);
});

test("[3.11] only active collections are in the navigation, unknown ones are ignored", async () => {
	await portal.purge();
	await portal.fault({ path: "/api/strapi/de-CH/activeCollections", body: ["webcasts", "news", "secrets"] });
	const { html } = await visit("ch.localhost/de-CH/imprint");
	const navigation = /<nav class="navigation"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
	const links = [...navigation.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
	expect(links).toEqual(["/de-CH/news", "/de-CH/webcasts"]);
	const home = await visit("ch.localhost/de-CH");
	expect([...home.html.matchAll(/\?collection=([\w-]+)/g)].map(([, name]) => name)).toEqual(["news", "webcasts"]);
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

test("legal pages list their chapters; a gated text lists none", async () => {
	const { html: privacy } = await visit("tr.localhost/tr-TR/privacy");
	const list = /<nav class="chapters"[\s\S]*?<\/nav>/.exec(privacy)?.[0] ?? "";
	const ids = [...list.matchAll(/href="#([^"]+)"/g)].map(([, id = ""]) => decodeURIComponent(id));
	expect(ids.length).toBeGreaterThan(2);
	for (const id of ids) expect(privacy).toContain(`<h2 id="${id}"`);
	const readable = await visit("ie.localhost/en-IE/news/new-heart-failure-guideline-five-points-for-general-practice");
	expect(textOf(readable.html)).toMatch(/Reading time 1\smin/);
	const { html } = await visit("ie.localhost/en-IE/news/cardovex-in-horizon-hf-the-phase-iii-results-in-detail");
	expect(html).not.toMatch(/class="chapters"|Reading time/);
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

test("[2.02] [2.05] a page that the CMS gives no title has its own name; without any text it is unavailable", async () => {
	await portal.purge();
	for (const [name, own] of [
		["about", "Over ons"],
		["imprint", "Colofon"],
	] as const) {
		const path = `/api/strapi/nl-BE/single/${name}`;
		await portal.fault({ path, body: [{ id: 1, title: " ", content: "<p>Untitled</p>" }] });
		const { html, text } = await visit(`be.localhost/nl-BE/${name}`);
		expect(html).toContain(`<h1>${own}</h1>`);
		expect(html).toContain(`<title>${own} | `);
		expect(text).toContain("Untitled");
	}
	await portal.fault({ path: "/api/strapi/fr-BE/single/imprint", body: [{}] });
	expect((await portal.get("be.localhost/fr-BE/imprint")).status).toBe(503);
	await portal.heal();
	await portal.purge();
});
