import { expect, onTestFinished, test, vi } from "vitest";
import { Home } from "../../../client/markup/views/home.tsx";
import { type ResultsPage, Search } from "../../../client/markup/views/search.tsx";
import { ANY_RESULT, optionsOf } from "../../../shared/filters.ts";
import {
	arrived,
	CARD,
	EVENT,
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
			const without = plain(node, page);
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
