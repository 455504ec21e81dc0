import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Hits } from "../../../client/markup/components/hits.tsx";
import { Deferred } from "../../../client/markup/deferred.ts";
import { type PageContext, PageProvider } from "../../../client/markup/page.ts";
import { Detail } from "../../../client/markup/views/detail/detail.tsx";
import { Home } from "../../../client/markup/views/home.tsx";
import { List } from "../../../client/markup/views/list.tsx";
import type { PublicDetail } from "../../../shared/models.ts";
import {
	arrived,
	CARD,
	FILTERS,
	FOOTER,
	Layout,
	OPTIONS,
	PAGE,
	plain,
	SIGNED_OUT,
	unchecked,
	written,
} from "./parts.tsx";

const PRELOADS = /<link rel="preload" as="image"[^>]*>/g;
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

test("The header of all signed-in pages with one address is rendered once, whoever reads them", () => {
	unchecked();
	const render = vi.fn(renderToString);
	const at = (page: PageContext) => written(<Layout footer={FOOTER}>{null}</Layout>, page, null, render);
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
	const left = new Deferred<typeof OPTIONS>(new Promise(() => undefined), () => undefined);
	left.leave();
	const failed = new Deferred<typeof OPTIONS>(new Promise(() => undefined), () => undefined);
	failed.outcome = { ok: false };
	const views = [
		<Home key="1" {...home} />,
		<Home key="2" {...home} signUpCard />,
		<Home key="3" {...home} list={{ ...home.list, total: null }} />,
		<Home key="4" {...home} list={{ cards: [], total: 0 }} />,
		<Home key="5" {...home} filters={{ ...FILTERS, categories: [] }} />,
		<Home key="6" {...home} options={arrived({ ...OPTIONS, categories: [] })} />,
		<Home key="without filters" {...home} options={left} />,
		<Home key="with failed filters" {...home} options={failed} />,
		<List key="7" {...list} />,
		<List key="without filters" {...list} options={left} />,
		<List key="with failed filters" {...list} options={failed} />,
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
			// React's preloads stand in the head of a page, and get into no part.
			expect(written(node, page)).toBe(plain(node, page).replace(PRELOADS, ""));
		}
	}
});

test.each([
	["their page", "search"],
	["an error page or a form that leads back to it", null],
] as const)(
	"What was searched for is in no part of %s that outlives the results, neither in its name nor in its HTML",
	(_, current) => {
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
		const asked = { path, address: `${path}?term=${term}`, current };
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
	},
);
