import { renderToString } from "react-dom/server";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { unstable_readConfig } from "wrangler";
import { Hits } from "../../client/markup/components/hits.tsx";
import { Once } from "../../client/markup/components/once.tsx";
import { Deferred } from "../../client/markup/deferred.ts";
import { layouts } from "../../client/markup/layouts/layouts.tsx";
import { type Dependency, type PageContext, PageProvider, usePage } from "../../client/markup/page.ts";
import { Detail } from "../../client/markup/views/detail/detail.tsx";
import { Home } from "../../client/markup/views/home.tsx";
import { List } from "../../client/markup/views/list.tsx";
import { type ResultsPage, Search } from "../../client/markup/views/search.tsx";
import { translator } from "../../locales/index.ts";
import { ANY_RESULT, choiceOf, optionsOf } from "../../shared/filters.ts";
import { bareCard, type Card, type PublicDetail } from "../../shared/models.ts";
import { TYPED_PARTS_BYTES } from "../../worker/cache/policies.ts";
import { sharedParts } from "../../worker/render/shared-parts.tsx";
import { EVENING } from "./evening.ts";
import { pageContext } from "./page-context.ts";

/** As in development: each use of a part is rendered again and compared. */
beforeEach(() => void vi.stubGlobal("CHECK_SHARED_PARTS", true));
/** As it is deployed. */
const unchecked = () => vi.stubGlobal("CHECK_SHARED_PARTS", false);

/** Stands for the component of a part. */
const Part = () => null;

const PAGE = pageContext("en-IE", {
	id: "detail",
	sections: ["news"],
	otherLocales: [{ code: "nl-BE", href: "/nl-BE" }],
	accessLevel: "full",
	deeplinkAccess: true,
	path: "/en-IE/news/secret",
	address: "/en-IE/news/secret",
	userId: "user-7",
	identity: "local",
	hca: { sdk: "https://sdk.example" },
	hub: "https://hub.example",
	tagManager: "GTM-1",
	firstName: "Aoife",
	trackingInfo: {
		...{ slug: "secret", category: null, title: "Secret" },
		...{ trackingProduct: [], trackingMessage: [], patientPopulation: [] },
	},
});

const decoder = new TextDecoder();

function written(node: React.ReactNode, page = PAGE, shown: object | null = null): string {
	const { placeFor, filled } = sharedParts(page, renderToString, shown);
	return decoder.decode(filled(renderToString(<PageProvider value={{ ...page, placeFor }}>{node}</PageProvider>)));
}

/** A component that shows how often it was rendered. */
function counting(Tag: "p" | "li" = "p") {
	let times = 0;
	return function Counted() {
		times += 1;
		return <Tag>{times}</Tag>;
	};
}

const plain = (node: React.ReactNode) => renderToString(<PageProvider value={PAGE}>{node}</PageProvider>);

test("A page with shared parts reads as it does without, in order and in every script", () => {
	const [first, second] = [{}, {}];
	const node = (
		<ul>
			<Once of={[Part, first]}>{() => <li>ğüş – один</li>}</Once>
			<Once of={[Part, second]}>{() => <li>two</li>}</Once>
			<li>€{"\u0001"}</li>
			<Once of={[Part, first, "again"]}>{() => <li>three</li>}</Once>
			<Once of={null}>{() => <li>own</li>}</Once>
		</ul>
	);
	expect(written(node)).toBe(plain(node));
	expect(written(node)).toBe(plain(node));
});

test("A part is written once for the same dependencies, and anew for others", () => {
	unchecked();
	const Counted = counting();
	const [card, other] = [{}, {}];
	const part = (...of: Dependency[]) => <Once of={[Counted, ...of]}>{() => <Counted />}</Once>;
	expect(written(part(card))).toBe("<p>1</p>");
	expect(written(part(card))).toBe("<p>1</p>");
	expect(written(part(card, "small"))).toBe("<p>2</p>");
	expect(written(part(other))).toBe("<p>3</p>");
	expect(written(part(card, other))).toBe("<p>4</p>");
	expect(written(part(other, card))).toBe("<p>5</p>");
	expect(written(part([]))).toBe("<p>6</p>");
	expect(written(part([]))).toBe("<p>6</p>");
	expect(written(part(card), { ...PAGE, locale: "nl-BE", t: translator("nl-BE") })).toBe("<p>7</p>");
	expect(written(part(card), { ...PAGE, current: "news" })).toBe("<p>8</p>");
	expect(written(part(card), { ...PAGE, sections: [] })).toBe("<p>9</p>");
	expect(written(part(card))).toBe("<p>1</p>");
});

test("A shared part sees nothing of the visitor, of their page or of the host", () => {
	unchecked();
	const Whole = () => <p>{JSON.stringify(usePage())}</p>;
	const html = written(<Once of={[Whole]}>{() => <Whole />}</Once>);
	expect(html).toContain("en-IE");
	// What the portal offers is the same for everybody.
	const facts = html.replace("hasAccounts&quot;:true", "");
	expect(facts).not.toMatch(/Aoife|user-7|secret|example|nl-BE|full|true/i);
});

test("The check names all facts that a part lacks, and none that it has", () => {
	function Greeting() {
		const { locale, address, userId, firstName } = usePage();
		return <a href={address}>{userId === null ? locale : firstName}</a>;
	}
	const node = (
		<Once of={[Greeting]} facts={{ address: PAGE.address }}>
			{() => <Greeting />}
		</Once>
	);
	const nobody = { ...PAGE, userId: null };
	expect(written(node, nobody)).toBe('<a href="/en-IE/news/secret">en-IE</a>');
	expect(() => written(node)).toThrow(
		'<Once of={[Greeting, ...]}> lacks userId, firstName, which it reads by usePage. Kept: <a href="/en-IE/news/secret">en-IE</a>\nNow: <a href="/en-IE/news/secret">Aoife</a>',
	);
	expect(written(node, nobody)).toBe('<a href="/en-IE/news/secret">en-IE</a>');
});

test("Parts in a part are checked with it, and by themselves where it is new", () => {
	const Inner = ({ title }: { title: string }) => <b>{title}</b>;
	const Outer = ({ title }: { title: string }) => (
		<p>
			<Once of={[Inner]}>{() => <Inner title={title} />}</Once>
			{usePage().firstName}
		</p>
	);
	const node = (title: string) => <Once of={[Outer, title]}>{() => <Outer title={title} />}</Once>;
	const nobody = { ...PAGE, firstName: "" };
	expect(written(node("one"), nobody)).toBe("<p><b>one</b></p>");
	expect(() => written(node("one"))).toThrow("<Once of={[Outer, ...]}> lacks firstName");
	expect(() => written(node("two"), nobody)).toThrow("<Once of={[Inner, ...]}> lacks a value");
});

test("The check finds markup that differs from React's, such as its comment between a text and a part", () => {
	const Inner = () => <b>inner</b>;
	const Outer = () => (
		<p>
			Before <Once of={[Inner]}>{() => <Inner />}</Once>
		</p>
	);
	const node = <Once of={[Outer]}>{() => <Outer />}</Once>;
	expect(() => written(node)).toThrow("Kept: <p>Before <!-- --><b>inner</b></p>\nNow: <p>Before <b>inner</b></p>");
});

test("A part gets the facts that it names, and is written for each of them", () => {
	const Where = () => <p>{usePage().address}</p>;
	const node = (address: string) => (
		<Once of={[Where]} facts={{ address }}>
			{() => <Where />}
		</Once>
	);
	for (const address of ["/en-IE/a", "/en-IE/b?page=2", "/en-IE/a"])
		expect(written(node(address), { ...PAGE, address })).toBe(`<p>${address}</p>`);
});

test("A part with the visitor's name is written once for all names, and keeps none of them", () => {
	unchecked();
	let times = 0;
	const names = new Set<string>();
	function Greeting() {
		const { firstName, userId } = usePage();
		times += 1;
		names.add(firstName);
		return (
			<p title={firstName}>
				{userId} {times} {`Hello ${firstName}`}
			</p>
		);
	}
	const node = (
		<Once of={[Greeting]} hasName>
			{() => <Greeting />}
		</Once>
	);
	const greeted = (name: string) => `<p title="${name}"> <!-- -->1<!-- --> <!-- -->Hello ${name}</p>`;
	for (const name of ["Aoife", "Niamh", "Şule", "", "Aoife"])
		expect(written(node, { ...PAGE, firstName: name })).toBe(greeted(name));
	const hostile = { ...PAGE, firstName: `"><script>alert('&')</script>` };
	expect(written(node, hostile)).toBe(greeted("&quot;&gt;&lt;script&gt;alert(&#x27;&amp;&#x27;)&lt;/script&gt;"));
	expect(names.size).toBe(1);
	expect([...names].join()).toMatch(/[\da-f]{8}-/);
});

test("The check names a fact that a part with the visitor's name lacks", () => {
	const Greeting = () => <p>{usePage().firstName + String(usePage().userId)}</p>;
	const node = (
		<Once of={[Greeting]} hasName>
			{() => <Greeting />}
		</Once>
	);
	const lacks = "<Once of={[Greeting, ...]}> lacks userId, which it reads by usePage. Kept: <p>Aoifenull</p>";
	expect(() => written(node)).toThrow(lacks);
	expect(() => written(node)).toThrow(lacks);
});

test("The header of all signed-in pages with one address is rendered once, whoever reads them", () => {
	unchecked();
	const render = vi.fn(renderToString);
	const at = (page: PageContext) => {
		const { placeFor, filled } = sharedParts(page, render);
		const node = <Layout footer={FOOTER}>{null}</Layout>;
		return decoder.decode(filled(renderToString(<PageProvider value={{ ...page, placeFor }}>{node}</PageProvider>)));
	};
	const page = { ...PAGE, address: "/en-IE/materials", current: "materials" as const };
	expect(at(page)).toContain("Hello Aoife");
	render.mockClear();
	const next = at({ ...page, userId: "user-8", firstName: "Niamh" });
	expect(next).toContain("Hello Niamh");
	expect(next).not.toContain("Aoife");
	// The name itself, where the header has it.
	expect(new Set(render.mock.calls.map(([node]) => node))).toEqual(new Set(["Niamh"]));
	const signedOut = at({ ...page, ...SIGNED_OUT });
	expect(signedOut).not.toMatch(/Aoife|Niamh|logout/);
});

test("A text among the dependencies is not taken for an object, nor two texts for others that read alike in a row", () => {
	const part = (...of: Dependency[]) => written(<Once of={[Part, ...of]}>{() => <p>{JSON.stringify(of)}</p>}</Once>);
	const texts = ["a/1:b", "#1", 1, "1", null, "null", undefined, true, "true", "", "[]", []].map((one) => [one]);
	for (const of of [...texts, ["a", "b"], []]) expect(part(...of)).toBe(plain(<p>{JSON.stringify(of)}</p>));
});

test("Parts within a part are shared too", () => {
	unchecked();
	const Counted = counting("li");
	const card = {};
	const list = (...titles: string[]) => (
		<Once of={[Counted, ...titles]}>
			{() => (
				<ul>
					{titles.map((title) => (
						<Once key={title} of={[Counted, card, title]}>
							{() => <Counted />}
						</Once>
					))}
				</ul>
			)}
		</Once>
	);
	expect(written(list("a", "b"))).toBe("<ul><li>1</li><li>2</li></ul>");
	expect(written(list("b", "c"))).toBe("<ul><li>2</li><li>3</li></ul>");
});

const PRELOADS = /<link rel="preload" as="image"[^>]*>/g;
const EVENT = { ...EVENING, startsAt: "2020-01-01T10:00:00Z", onSite: true };
const CARD: Card = {
	...bareCard("webinars", "evening", "Şişli – evening"),
	image: { src: "/images/a.svg", srcset: "", width: 16, height: 9, alt: "", focus: null, fit: "cover" },
	event: EVENT,
};
const TAXONOMY = [{ id: "1", name: "Cardiology", slug: null }];
const OPTIONS = optionsOf(() => TAXONOMY);
const FILTERS = { ...choiceOf(() => ["1"]), page: 1, section: null };
const FOOTER = { menu: [], legalMention: "", banner: { title: "Join", cta: null }, promotion: null };
const Layout = layouts.default;
const OPEN: PublicDetail = {
	...{ card: CARD, content: "<p>For professionals</p>", units: ["First"], certificate: false },
	...{
		approvalCode: null,
		transcript: null,
		webinarId: null,
		reviewedAt: null,
		venue: null,
		poster: null,
		embed: null,
	},
	...{ speakers: [], authors: [], sources: [], captions: [], media: [], unavailable: [] },
	tracking: { products: [], messages: [], populations: [] },
};

const SIGNED_OUT = { userId: null, identity: null, firstName: "" };

/** Pages that differ in one fact each, and share most of their parts. */
const PAGES: PageContext[] = [
	PAGE,
	{ ...PAGE, ...SIGNED_OUT },
	{ ...PAGE, ...SIGNED_OUT, address: "/en-IE?page=2" },
	{ ...PAGE, ...SIGNED_OUT, otherLocales: [] },
	{ ...PAGE, ...SIGNED_OUT, hca: null },
	{ ...PAGE, ...SIGNED_OUT, current: "home" },
	{ ...PAGE, firstName: "Niamh" },
	{ ...PAGE, firstName: "" },
	{ ...PAGE, firstName: '<b>D\'Arcy</b> & "sons" – Şule' },
	{ ...PAGE, identity: "hca" },
	{ ...PAGE, identity: "hca", firstName: "Niamh" },
	{ ...PAGE, identity: "hca", firstName: "" },
];

/** A part of a page that is there already. */
function arrived<T>(value: T): Deferred<T> {
	const part = new Deferred<T>(new Promise((resolve) => resolve(value)), () => undefined);
	part.outcome = { ok: true, value };
	return part;
}

test("Whole pages read as they do without parts, whoever was there before", () => {
	unchecked();
	const home = {
		hero: null,
		dropped: false,
		list: { cards: [CARD, { ...CARD, slug: "another" }], total: 12 },
		filters: FILTERS,
		options: arrived(OPTIONS),
		signUpCard: false,
		today: null,
		follow: [{ kind: "feed" as const, name: "News", href: "https://ie.example/en-IE/feeds/news/atom.xml" }],
	};
	const list = { ...home, section: "webinars" as const, learning: null, webinars: null };
	const course = { ...CARD, section: "e-learnings" as const, slug: "c1" };
	const item = {
		card: { ...CARD, image: null },
		isLinkOver: false,
		related: arrived([CARD]),
		url: "https://ie.example/en-IE/x",
		transcript: null,
		event: null,
		meeting: null,
		course: null,
	};
	const learning = arrived({ c1: { status: "incomplete" as const, percentage: 40 } });
	const views = [
		<Home key="1" {...home} />,
		<Home key="2" {...home} signUpCard />,
		<Home key="3" {...home} list={{ ...home.list, total: null }} />,
		<Home key="4" {...home} list={{ cards: [], total: 0 }} />,
		<Home key="5" {...home} filters={{ ...FILTERS, categories: [] }} />,
		<Home key="6" {...home} options={arrived({ ...OPTIONS, categories: [] })} />,
		<List key="7" {...list} />,
		<List key="7 followed by nobody" {...list} follow={[]} />,
		<List key="8" {...list} section="e-learnings" list={{ cards: [course], total: 1 }} />,
		<List key="9" {...list} section="e-learnings" list={{ cards: [course], total: 1 }} learning={learning} />,
		<Hits key="10" hits={[{ card: CARD, inText: true }]} term="evening" page={1} />,
		<Detail key="11" {...item} detail={OPEN} />,
		<Detail key="12" {...item} detail={null} />,
		<Detail key="12 by an old link" {...item} detail={null} isLinkOver />,
		<Detail key="13" {...item} detail={null} card={{ ...course, image: null }} related={arrived([course, CARD])} />,
	];
	for (const page of [...PAGES, ...PAGES.toReversed()]) {
		for (const view of views) {
			const node = <Layout footer={FOOTER}>{view}</Layout>;
			const without = renderToString(<PageProvider value={page}>{node}</PageProvider>);
			// React's preloads stand in the head of a page, and get into no part.
			expect(written(node, page)).toBe(without.replace(PRELOADS, ""));
		}
	}
});

test("A part with a visitor's words is kept with the results alone, and in no page without them", () => {
	unchecked();
	const Counted = counting();
	const node = (term: string) => (
		<Once of={[Counted, term]} isTyped>
			{() => <Counted />}
		</Once>
	);
	const [results, later] = [{}, {}];
	expect(written(node("potassium"))).toBe("<p>1</p>");
	expect(written(node("potassium"))).toBe("<p>2</p>");
	expect(written(node("potassium"), PAGE, results)).toBe("<p>3</p>");
	expect(written(node("potassium"), PAGE, results)).toBe("<p>3</p>");
	expect(written(node("sodium"), PAGE, results)).toBe("<p>4</p>");
	expect(written(node("potassium"), PAGE, later)).toBe("<p>5</p>");
	expect(written(node("potassium"))).toBe("<p>6</p>");
	expect(written(node("potassium"), PAGE, results)).toBe("<p>3</p>");
});

test("Parts beyond the room of a page of results replace what it keeps; one that is too large is never kept", () => {
	unchecked();
	let times = 0;
	const Long = ({ length }: { length: number }) => {
		times += 1;
		return <p>{`${times} ${"x".repeat(length)}`}</p>;
	};
	const results = {};
	const at = (name: string, length: number) => {
		const node = (
			<Once of={[Long, name]} isTyped>
				{() => <Long length={length} />}
			</Once>
		);
		return Number(/\d+/.exec(written(node, PAGE, results)));
	};
	const half = TYPED_PARTS_BYTES / 2;
	expect([at("a", half), at("b", 10), at("a", half), at("b", 10)]).toEqual([1, 2, 1, 2]);
	expect([at("c", half), at("c", half), at("b", 10)]).toEqual([3, 3, 4]);
	expect([at("d", 2 * half), at("d", 2 * half)]).toEqual([5, 6]);
});

const HIT = { ...CARD, publicContent: false, event: null, publishedAt: "2026-01-01T10:00:00Z" };
const results = (change: Partial<ResultsPage>): ResultsPage => ({
	source: "search",
	isCut: false,
	total: 12,
	sections: [{ section: "webinars", total: 12 }],
	hits: [
		{ card: CARD, inText: true },
		{ card: HIT, inText: false },
	],
	correction: null,
	page: 1,
	pages: 2,
	...change,
});

test("Pages of results read as they do without parts, for visitors of each level, whatever was kept before", () => {
	unchecked();
	const query = { term: "evening", section: null, page: 1, ...ANY_RESULT };
	const options = arrived(OPTIONS);
	const fixed = { refusal: null, dropped: false, options };
	const pages = [
		{ query, shown: results({}) },
		{ query: { ...query, section: "webinars" as const, page: 2 }, shown: results({ page: 2 }) },
		{ query: { ...query, domain: "1", open: true }, shown: results({}) },
		{ query: { ...query, months: "3" as const }, shown: results({ total: 0, sections: [], hits: [], pages: 1 }) },
		{ query: { ...query, term: "evenin" }, shown: results({ source: "similar", correction: "evening" }) },
		{ query, shown: results({ source: "reduced" }) },
	];
	const visitors = [
		{ ...PAGE, ...SIGNED_OUT, accessLevel: "none" as const },
		{ ...PAGE, ...SIGNED_OUT, accessLevel: "none" as const, otherLocales: [], hca: null },
		{ ...PAGE, accessLevel: "limited" as const },
		PAGE,
	];
	for (const visitor of [...visitors, ...visitors.toReversed()]) {
		for (const [number, { query, shown }] of pages.entries()) {
			const page = { ...visitor, current: "search" as const, address: `/en-IE/search?${number}` };
			const node = (
				<Layout footer={FOOTER}>
					<Search {...fixed} query={query} results={shown} />
				</Layout>
			);
			const without = renderToString(<PageProvider value={page}>{node}</PageProvider>);
			expect(written(node, page, shown)).toBe(without);
			expect(written(node, page)).toBe(without);
		}
	}
});

const LIVE = { ...CARD, event: { ...EVENT, startsAt: "2026-03-01T10:00:00Z", endsAt: "2026-03-01T11:00:00Z" } };

function liveRow(): () => string {
	const shown = results({ hits: [{ card: LIVE, inText: false }] });
	const query = { term: "evening", section: null, page: 1, ...ANY_RESULT };
	const node = <Search query={query} results={shown} refusal={null} dropped={false} options={arrived(OPTIONS)} />;
	return () => written(node, PAGE, shown);
}

function liveCard(): () => string {
	const list = { cards: [LIVE], total: 1 };
	const options = arrived(optionsOf(() => []));
	const fixed = { hero: null, filters: FILTERS, dropped: false, options, signUpCard: false, follow: [], today: null };
	return () => written(<Home {...fixed} list={list} />);
}

test.each([
	["row that is kept with the results", liveRow],
	["card that is kept as a part", liveCard],
])("A %s shows that its event is live, and then that it is over", (_, live) => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const html = live();
	const phaseAt = (time: string) => {
		vi.setSystemTime(new Date(time));
		return /data-phase="(\w+)"/.exec(html())?.[1];
	};
	expect(phaseAt("2026-02-28T09:59:00Z")).toBeUndefined();
	expect(phaseAt("2026-03-01T09:59:00Z")).toBe("today");
	expect(phaseAt("2026-03-01T10:01:00Z")).toBe("live");
	expect(phaseAt("2026-03-01T11:01:00Z")).toBe("ended");
});

test("What was searched for is in no part that outlives the results, neither in its name nor in its HTML", () => {
	const term = "potassium";
	const kept: string[] = [];
	const placeFor: PageContext["placeFor"] = ({ of, facts, isTyped, content }) => {
		if (isTyped) return null;
		const html = renderToString(
			<PageProvider value={{ ...PAGE, ...facts, placeFor: () => "" }}>{content()}</PageProvider>,
		);
		kept.push(JSON.stringify([of, facts]), html);
		return "";
	};
	const path = "/nl-BE/search";
	const asked = { path, address: `${path}?term=${term}`, current: "search" as const };
	for (const otherLocales of [[], [{ code: "fr-BE" as const, href: `/fr-BE/search?term=${term}` }]]) {
		const page = { ...PAGE, ...asked, ...SIGNED_OUT, otherLocales, placeFor };
		renderToString(
			<PageProvider value={page}>
				<Layout footer={FOOTER}>{term}</Layout>
			</PageProvider>,
		);
	}
	expect(kept.length).toBeGreaterThan(2);
	expect(kept.join()).not.toContain(term);
});

test("filters that a page is sent without, and filters that failed, are different parts", () => {
	unchecked();
	const page = { ...PAGE, userId: null };
	const shared = { dropped: false, list: { cards: [CARD], total: 1 }, filters: FILTERS, follow: [] };
	const left = new Deferred<typeof OPTIONS>(new Promise(() => undefined), () => undefined);
	left.leave();
	const failed = new Deferred<typeof OPTIONS>(new Promise(() => undefined), () => undefined);
	failed.outcome = { ok: false };
	for (const options of [left, failed, left]) {
		for (const view of [
			<Home key="home" {...shared} hero={null} signUpCard={false} today={null} options={options} />,
			<List key="list" {...shared} section="webinars" learning={null} webinars={null} options={options} />,
		]) {
			const without = renderToString(<PageProvider value={page}>{view}</PageProvider>);
			expect(written(view, page)).toBe(without.replace(PRELOADS, ""));
		}
	}
});

test.each([
	[undefined, "true"],
	["staging", "false"],
	["production", "false"],
])("the build of %s checks shared parts: %s", (env, isChecked) => {
	const { define } = unstable_readConfig({ config: "wrangler.toml", ...(env ? { env } : {}) }, { hideWarnings: true });
	expect(define.CHECK_SHARED_PARTS).toBe(isChecked);
});
