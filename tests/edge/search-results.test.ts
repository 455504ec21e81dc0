import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { FETCH_LIMIT, SEARCH_TERM_MAX_LENGTH } from "../../shared/constants.ts";
import { LOCALES } from "../../shared/locales.ts";
import { at, PASSWORD } from "./accounts.ts";
import { itemOf } from "./items.ts";
import { layerOf } from "./layer.ts";
import { ownPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { searchOf, siteOf } from "./search-page.ts";
import { htmlFaults } from "./valid-page.ts";
import { visitor } from "./visitor.ts";

/** The search page's one list: its order, pages, narrowing and words. What a search costs: search.test.ts. */

// Of its own, since an index is not built again for ten minutes, whatever another test had the backend answer.
const portal = ownPortal({ before: "healed" });
const { visit, walk, ask, offered, indexed } = searchOf(portal);
const t = translator("en-IE");

test("[2.08] [9.03] pages of nine hold every result once; narrowed down to each section they hold the same", async () => {
	const pages = await walk("term=e");
	const shown = pages.flatMap(({ hits }) => hits);
	expect(pages.length).toBeGreaterThan(3);
	expect(pages.slice(0, -1).every(({ hits }) => hits.length === FETCH_LIMIT)).toBe(true);
	expect(new Set(shown).size).toBe(shown.length);
	const [all = 0, ...sections] = pages[0]?.counts ?? [];
	expect(shown).toHaveLength(all);
	expect(sections.reduce((sum, count) => sum + count, 0)).toBe(all);
	expect(new Set(pages.map(({ counts }) => counts.join()))).toEqual(new Set([[all, ...sections].join()]));
	const news = await walk("term=e&section=news");
	const ofNews = (hits: string[]) => hits.filter((href) => href.startsWith("/en-IE/news/")).sort();
	expect(news.flatMap(({ hits }) => hits).sort()).toEqual(ofNews(shown));
});

test("sections and pages of results are links, which keep the term and each other", async () => {
	const news = await visit("term=e&section=news");
	expect((await visit("term=e")).links).toContain("?term=e&section=news");
	expect(news.links).toEqual(expect.arrayContaining(["?term=e", "?term=e&section=news&page=2#results"]));
	const second = await visit("term=e&section=news&page=2");
	expect(second.links).toContain("?term=e");
	expect(second.line).toContain(t("search.page", { page: 2, pages: Math.ceil((news.counts[1] ?? 0) / FETCH_LIMIT) }));
});

test("the live region says how many results there are, of which section, and which page is shown", async () => {
	const all = await visit("term=e&page=2");
	const [total = 0] = all.counts;
	const of = t.count("search.results", total, { term: "e" });
	const page = t("search.page", { page: 2, pages: Math.ceil(total / FETCH_LIMIT) });
	expect(all.line).toBe(`${of}, ${page}`);
	expect(all.main).toMatch(/<p class="search-results__line" data-announce/);
	expect(all.html).toContain(`<title>${of}, ${page} – `);
	const narrowed = await visit("term=heart&section=podcasts");
	const results = t.count("search.results", 2, { term: "heart" });
	expect(narrowed.line).toBe(t("search.within", { section: t("sections.podcasts"), results }));
	expect(narrowed.main).toMatch(/<a href="[^"]*section=podcasts" aria-current="true"/);
});

test("a page beyond the end is the last one; what is malformed is 404", async () => {
	// Before the index the backend alone orders them.
	await indexed("hert failre");
	const last = (await walk("term=heart")).at(-1);
	for (const page of [50, 51, 100_000]) {
		const beyond = await visit(`term=heart&page=${page}`);
		expect([beyond.status, beyond.hits, beyond.line]).toEqual([200, last?.hits, last?.line]);
	}
	for (const query of ["term=heart&page=abc", "term=heart&page=100001", "term=heart&section=secrets"])
		expect((await visit(query)).status, query).toBe(404);
});

const item = (slug: string, words: object, type = "news") =>
	itemOf(slug, { title: slug, content_type: type, ...words });
const answering = (term: string, body: unknown) => ({ path: `re:/en-IE/search\\?term=${term}&`, body });

test("a hit in the text alone says so; a gated item counts by title and intro alone, whatever the backend searches", async () => {
	const items = [
		item("in-title", { title: "Zebrafish" }),
		item("in-intro", { title: "One", intro: "A ZÉBRAFISH swims" }),
		item("in-text", { title: "Two", intro: "Nothing here" }),
		item("in-gated", { title: "Three", intro: "A zebrafish too", public_content: false }),
		item("in-gated-text", { title: "Four", intro: "Nor here", public_content: false }),
	];
	await portal.fault(answering("zebrafish", { total: 5, sections: [{ content_type: "news", total: 5, items }] }));
	const { main, hits, counts, html } = await visit("term=zebrafish");
	expect([hits.length, counts]).toEqual([4, [4, 4]]);
	expect(html).not.toContain("in-gated-text");
	const said = main.split("<article").filter((row) => row.includes(t("search.inText")));
	expect(said.map((row) => /news\/([\w-]+)/.exec(row)?.[1])).toEqual(["in-text"]);
	expect(main).toContain("A <mark>ZÉBRAFISH</mark> swims");
	const gated = main.split("<article").find((row) => row.includes("in-gated")) ?? "";
	expect(textOf(gated)).toContain(t("card.professionals"));
});

test("totals are the backend's, whatever it sends; a total without results is none", async () => {
	const items = [item("zebra-one", {})];
	await portal.fault(answering("zebra", { total: 7, sections: [{ content_type: "news", total: 7, items }] }));
	expect(await visit("term=zebra")).toMatchObject({ status: 200, counts: [7, 7], hits: ["/en-IE/news/zebra-one"] });
	await portal.fault(answering("quokka", { total: 9_000_000_000, sections: [] }));
	const { status, line, text } = await visit("term=quokka");
	expect([status, line]).toEqual([200, t("search.none", { term: "quokka" })]);
	expect(text).toContain(t("search.help"));
	const many = { total: 1e12, sections: [{ content_type: "news", total: 1e12, items }] };
	await portal.fault(answering("axolotl", many));
	expect((await visit("term=axolotl&page=50")).status).toBe(200);
});

test("what the index alone finds is among the results: substances, abbreviations, and every suggestion", async () => {
	await indexed("hert failre");
	const substance = await visit("term=velocardin");
	expect(substance.hits.slice(0, 3)).toContain("/en-IE/materials/cardovex-titration-scheme");
	expect(substance.main).not.toContain(t("search.similar"));
	expect((await visit("term=HF")).hits).toContain("/en-IE/e-learnings/101");
	for (const term of ["cardovex dosing", "velocardin", "diabet", "heart failure", "apnea"]) {
		const pages = (await offered(term)).filter((href) => !href.includes("?"));
		const shown = (await walk(`term=${encodeURIComponent(term)}`)).flatMap(({ hits }) => hits);
		expect(pages.length, term).toBeGreaterThan(0);
		expect(shown, term).toEqual(expect.arrayContaining(pages));
		expect(new Set(shown).size, term).toBe(shown.length);
	}
});

test("pages go through the index and all that the backend has, without repeating or losing an item", async () => {
	await indexed("hert failre");
	// The index knows one item of the term, which the backend names late.
	const [known = ""] = (await offered("spirometry")).map((href) => href.split("/").at(-1) ?? "");
	const all = Array.from({ length: 130 }, (_, at) => item(`late-${at}`, { title: `Nothing ${at}` }));
	const found = [...all.slice(0, 120), item(known, { title: "Reading spirometry" }, "webcasts"), ...all.slice(120)];
	for (const [from, most] of [
		[0, 18],
		[18, 100],
		[118, 100],
	] as const) {
		const sections = [{ content_type: "news", total: 131, items: found.slice(from, from + most) }];
		const path = `re:/en-IE/search\\?term=spirometry&_start=${from}&`;
		await portal.fault({ path, body: { total: 131, sections } });
	}
	const pages = await walk("term=spirometry");
	const shown = pages.flatMap(({ hits }) => hits);
	expect(shown[0]).toBe(`/en-IE/webcasts/${known}`);
	expect(new Set(shown).size).toBe(shown.length);
	expect(shown).toEqual(expect.arrayContaining(all.map(({ slug }) => `/en-IE/news/${slug}`)));
	expect(pages.slice(0, -1).every(({ hits }) => hits.length === FETCH_LIMIT)).toBe(true);
});

const notice = ({ main }: { main: string }) => textOf(/<p class="notice[^"]*">([\s\S]*?)<\/p>/.exec(main)?.[1] ?? "");

test("the order is the index's: what has the words in its title, then in its intro, then in its text alone", async () => {
	await indexed("hert failre");
	const { main, hits } = await visit("term=heart");
	const rows = main.split("<article").slice(1);
	const rank = (row: string) => {
		if (row.includes(t("search.inText"))) return 2;
		return /hit__title[\s\S]*?<mark>[\s\S]*?<\/h2>/.test(row) ? 0 : 1;
	};
	const ranks = rows.map(rank);
	expect(hits.length).toBe(rows.length);
	expect(new Set(ranks).size).toBe(3);
	expect(ranks).toEqual(ranks.toSorted());
});

test("nothing found: the index offers what comes close, and says what may have been meant", async () => {
	await indexed("hert failre");
	const found = await visit("term=hert+failre");
	expect([found.status, found.line]).toEqual([200, t("search.none", { term: "hert failre" })]);
	expect(notice(found)).toContain(t("search.similar"));
	expect(found.hits).toContain("/en-IE/e-learnings/101");
	expect(found.hits.length).toBeLessThanOrEqual(FETCH_LIMIT);
	expect(found.text).toContain(t("search.help"));
	// They are no results, and there is nothing to narrow down.
	expect(found.counts).toEqual([]);
	const [, meant = ""] = /href="\/en-IE\/search\?(term=[^"]*)"/.exec(found.main) ?? [];
	expect((await visit(meant)).line).toMatch(/^\d+ results for “heart failure”$/i);
});

/** What each search fails with. */
const FAULTS = {
	kalp: { status: 500 },
	uyku: { body: { answers: [] } },
	hasta: { reset: true },
	diyabet: { delay: 20_000 },
} as const;

test("where the backend's search fails, the index answers with titles and intros, and the page says so", async () => {
	const site = siteOf("tr-TR");
	const words = translator("tr-TR");
	await indexed("kalpp", site);
	const at = (term: string) => `re:/tr-TR/search\\?term=${term}&`;
	for (const [term, fault] of Object.entries(FAULTS)) await portal.fault({ path: at(term), ...fault });
	const answers = Object.keys(FAULTS).map(async (term) => [term, await visit(`term=${term}`, site)] as const);
	for (const [term, found] of await Promise.all(answers)) {
		expect(found.status, term).toBe(200);
		expect(found.html, term).toContain("<mark>");
		expect(notice(found), term).toContain(words("search.reduced"));
		const [all = 0, ...sections] = found.counts;
		expect(found.line).toBe(words.count("search.results", all, { term }));
		expect(sections.reduce((sum, count) => sum + count, 0)).toBe(all);
	}
	const narrowed = await visit("term=kalp&section=webinars", site);
	expect(narrowed.hits.length).toBeGreaterThan(0);
	expect(narrowed.hits.every((href) => href.startsWith("/tr-TR/webinars/"))).toBe(true);
	// What it does not know either is not called absent.
	await portal.fault({ path: at("qzxqzx"), status: 500 });
	const unknown = await portal.get(`${site}/search?term=qzxqzx`);
	expect([unknown.status, unknown.headers.get("retry-after")]).toEqual([503, "30"]);
	const logged = portal.lines("search-reduced");
	expect(logged).toHaveLength(Object.keys(FAULTS).length + 1);
	expect(logged.join()).not.toMatch(/kalp|uyku|hasta|diyabet/);
});

const HOSTILE = {
	"one letter": "e",
	"regex characters": "(a+)+$[x]\\",
	"a placeholder": "{{count}} {{term}}",
	markup: `"><script>alert(1)</script>`,
	emoji: "💊👩🏽‍⚕️",
	"right to left": "قلب heart",
	"an override of direction": "a\u202etraeh",
	"a null and other controls": "a\u0000\u0007\u009fb",
	"half a character": "%ud800",
	"one long word": "x".repeat(200),
	"words and words": "e ".repeat(99),
	"punctuation alone": "?!… — ()",
	"other scripts": "心不全 сердце",
	combining: `e${"\u0301".repeat(150)}`,
};

test.each(Object.entries(HOSTILE).map((entry, index) => [...entry, LOCALES[index % LOCALES.length]] as const))(
	"a term of %s is text: a readable page, in each language",
	async (_, term, locale) => {
		const { status, html } = await visit(`term=${encodeURIComponent(term)}`, siteOf(locale?.code ?? "en-IE"));
		expect(status).toBe(200);
		expect(html).not.toContain("<script>alert");
		expect(await htmlFaults(html)).toEqual([]);
	},
);

test("a term beyond the longest is refused, of four hundred words or a megabyte: nobody is asked", async () => {
	await portal.forgetCalls();
	const words = await visit(`term=${"heart+".repeat(400)}`);
	expect([words.status, words.hits]).toEqual([400, []]);
	expect(words.text).toContain(t("search.tooLong", { max: SEARCH_TERM_MAX_LENGTH }));
	expect(words.main).toContain('value="heart heart');
	const { status } = await portal
		.get(`ie.localhost/en-IE/search?term=${"x".repeat(1_000_000)}`)
		.catch(() => ({ status: 0 }));
	// The platform may refuse the address itself.
	expect([0, 400, 414, 431]).toContain(status);
	expect([400, 413]).toContain((await ask({ term: "x".repeat(1_000_000) })).status);
	expect((await portal.calls()).filter(({ path }) => path.includes("/search"))).toEqual([]);
});

test("a page of results is kept for its minute: asked again it costs no call; what ends meanwhile is not shown", async () => {
	await indexed("hert failre");
	const ends = new Date(Date.now() + 4000).toISOString();
	const items = [item("ibis-stays", {}), item("ibis-ends", { expires_at: ends })];
	await portal.fault(answering("ibis", { total: 2, sections: [{ content_type: "news", total: 2, items }] }));
	expect((await visit("term=ibis")).hits).toEqual(["/en-IE/news/ibis-stays", "/en-IE/news/ibis-ends"]);
	await portal.forgetCalls();
	await expect.poll(async () => (await visit("term=ibis")).hits, { interval: 500 }).toEqual(["/en-IE/news/ibis-stays"]);
	expect((await portal.calls()).filter(({ path }) => path.includes("/search"))).toEqual([]);
});

test("without a session the whole page of results is kept, until a purge; with one it is made anew", async () => {
	await indexed("hert failre");
	const query = "term=heart%20failure";
	const layer = async (search: string) => layerOf(portal, (await visit(search)).response);
	// A page that contains an entry older than its minute is not kept.
	await portal.purge();
	await visit(query);
	expect(await layer(query)).toBe("html");
	expect(await layer(`${query}&section=&utm_source=mail`)).toBe("html");
	expect(await layer(`${query}&months=3`)).toBeUndefined();
	const user = visitor(portal, "ie.localhost");
	await user.json("login", { email: at("ie"), password: PASSWORD });
	expect(await layerOf(portal, await user.get(`/en-IE/search?${query}`))).toBeUndefined();
	await portal.purge();
	await portal.forgetCalls();
	expect(await layer(query)).toBeUndefined();
	expect((await portal.calls()).filter(({ path }) => path.includes("/search"))).toHaveLength(1);
});
