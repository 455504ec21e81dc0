import { beforeEach, expect, test, vi } from "vitest";
import { ANY_RESULT, type SearchQuery } from "../../../shared/filters.ts";
import { bareCard, type Card } from "../../../shared/models.ts";
import { later, newIsolate, purgedElsewhere } from "../cache/isolate.ts";
import { anonymousSite as site } from "../cache/site.ts";

/** A page of results ends with what it was made from, and does not wait for each of its parts. */

const fetchSearch = vi.fn<(site: object, part: { from: number; most: number }) => Promise<object>>();
const index = {
	fit: "exact",
	hits: [] as object[],
	standing: { tags: ["*", "en-IE", "en-IE/mixed"], since: 0, knew: 0 },
};
vi.mock("../../../worker/runtime/keyed-hash.ts", () => ({ keyedHash: () => ({ of: async (term: string) => term }) }));
vi.mock("../../../worker/visitor/limits/uses.ts", () => ({
	countUse: async () => undefined,
	withOwnBudget: (read: () => Promise<unknown>) => read(),
	OverBudget: class extends Error {},
}));
vi.mock("../../../worker/backend/content.ts", () => ({ fetchSearch }));
vi.mock("../../../worker/content/cards.ts", () => ({ cardFor: async (_: object, card: object) => card }));
vi.mock("../../../worker/content/search/ask.ts", () => ({
	askIndex: async () => ({ topics: [], meant: null, ...index }),
}));

const SECOND = 1000;
const budget = { of: "client", key: "one" } as const;
const NOTHING = { total: 0, sections: [] };
type Result = Pick<Card, "slug" | "title" | "publicContent">;
const foundIn = (results: readonly Result[], total = results.length) => {
	const items = results.map((result) => ({ ...bareCard("news", result.slug, result.title), ...result }));
	return { total, sections: [{ content_type: "news", total, items }] };
};
const found = (title: string) => foundIn([{ slug: "a", title, publicContent: true }]);

beforeEach(() => {
	newIsolate();
	index.standing.since = Date.now();
	index.fit = "exact";
	index.hits = [];
	fetchSearch.mockReset().mockImplementation(async () => found("Heart"));
});

async function portal() {
	const { findResults } = await import("../../../worker/features/search/search-results.ts");
	const { readSearch } = await import("../../../worker/content/searches.ts");
	await later(0);
	const find = (filters: Partial<SearchQuery> = {}) =>
		findResults(site, { term: "heart", section: null, page: 1, ...ANY_RESULT, ...filters }, budget);
	return {
		find,
		titles: async () => (await find()).hits.map(({ card }) => card.title),
		readEntry: () => readSearch(site, { term: "heart", section: null, from: 0 }, budget),
	};
}

test("a page of results made from an answer of before a purge ends when the isolate knows of the purge", async () => {
	const { titles, readEntry } = await portal();
	await readEntry();
	await later(20);
	const purgedAt = Date.now();
	fetchSearch.mockImplementation(async () => NOTHING);
	await later(20);
	expect(await titles()).toEqual(["Heart"]);
	purgedElsewhere(["en-IE/mixed"], purgedAt);
	await later(35);
	expect(await titles()).toEqual([]);
});

test("a page made from the index of before a purge ends when the isolate knows of the purge", async () => {
	const { titles } = await portal();
	fetchSearch.mockImplementation(async () => NOTHING);
	index.hits = [{ card: bareCard("news", "a", "Heart"), score: 1 }];
	await later(10);
	const purgedAt = Date.now();
	await later(20);
	expect(await titles()).toEqual(["Heart"]);
	index.hits = [];
	await later(10);
	expect(await titles()).toEqual(["Heart"]);
	purgedElsewhere(["en-IE/mixed"], purgedAt);
	await later(30);
	expect(await titles()).toEqual([]);
});

test("a page made from a stale answer is not kept for a minute of its own", async () => {
	const { titles, readEntry } = await portal();
	await readEntry();
	await later(59);
	await titles();
	fetchSearch.mockImplementation(async () => found("Heart, new"));
	await later(2);
	expect(await titles()).toEqual(["Heart"]);
	await later(0);
	expect(await titles()).toEqual(["Heart, new"]);
});

test("a filtered search whose parts are slow is answered from the index after one deadline for all", async () => {
	const { find } = await portal();
	index.hits = [{ card: { ...bareCard("news", "a", "Heart"), publicContent: true }, score: 1 }];
	fetchSearch.mockImplementation(async (_, { from }) => {
		if (from > 0) await new Promise((resolve) => setTimeout(resolve, 2 * SECOND));
		return foundIn([{ slug: `item-${from}`, title: "Heart", publicContent: true }], 900);
	});
	const answered = vi.fn();
	void find({ open: true }).then(({ source }) => answered(source));
	await vi.advanceTimersByTimeAsync(4 * SECOND);
	expect(answered).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(SECOND);
	expect(answered.mock.calls).toEqual([["reduced"]]);
});

/** A backend that has the results, and never answers more than `cap` of them at once. */
const answering = (results: readonly Result[], cap: number) =>
	fetchSearch.mockImplementation(async (_, { from, most }) =>
		foundIn(results.slice(from, from + Math.min(cap, most)), results.length),
	);
const hearts = (count: number): Result[] =>
	Array.from({ length: count }, (_, at) => ({ slug: `a${at}`, title: `Heart ${at}`, publicContent: true }));

async function walked(find: Awaited<ReturnType<typeof portal>>["find"]) {
	const pages = [await find()];
	while (pages.length < (pages.at(-1)?.pages ?? 0)) pages.push(await find({ page: pages.length + 1 }));
	return { pages, slugs: pages.flatMap(({ hits }) => hits.map(({ card }) => card.slug)) };
}

test.each([15, 10, 25, 1000])("[2.08] a backend's own limit of %i loses no result", async (cap) => {
	const { find } = await portal();
	answering(hearts(60), cap);
	const { slugs } = await walked(find);
	expect(slugs).toEqual(hearts(60).map(({ slug }) => slug));
});

test("a backend that repeats its first part, whatever is requested, has no more", async () => {
	const { find } = await portal();
	fetchSearch.mockImplementation(async () => foundIn(hearts(5), 90));
	const { slugs } = await walked(find);
	expect(slugs).toHaveLength(5);
	expect(fetchSearch.mock.calls.length).toBeLessThan(5);
});

test.each(["fails", "is over the budget", "is late"])("a first answer stays if the further call %s", async (how) => {
	const { find } = await portal();
	const { BackendError } = await import("../../../worker/runtime/errors.ts");
	const { OverBudget } = await import("../../../worker/visitor/limits/uses.ts");
	answering([{ slug: "hidden", title: "Kidney", publicContent: false }, ...hearts(40)], 10);
	const answer = fetchSearch.getMockImplementation();
	fetchSearch.mockImplementation(async (caller, part) => {
		if (part.from === 0) return answer?.(caller, part) ?? {};
		if (how === "fails") throw new BackendError(500, "Server Error");
		if (how === "is over the budget") throw new OverBudget(budget);
		return new Promise<object>(() => undefined);
	});
	const first = find();
	await vi.advanceTimersByTimeAsync(10 * SECOND);
	expect(await first).toMatchObject({
		source: "search",
		total: 9,
		sections: [{ section: "news", total: 9 }],
		pages: 1,
		// Visitors may spend their budget at will: a notice would tell them that a gated text has the term.
		isCut: how !== "is over the budget",
	});
	if (how === "is late" || !answer) return;
	fetchSearch.mockImplementation(answer);
	expect(await find()).toMatchObject({ total: 40, isCut: false });
});

test("[6.01] no total tells how many gated texts contain the term, wherever the backend finds them", async () => {
	for (const hidden of [
		[3, 20, 30],
		[25, 26],
	]) {
		newIsolate();
		const results = hearts(40).map((one, at) =>
			hidden.includes(at) ? { ...one, title: "Kidney", publicContent: false } : one,
		);
		answering(results, 1000);
		const open = results.filter(({ publicContent }) => publicContent).map(({ slug }) => slug);
		const { pages, slugs } = await walked((await portal()).find);
		expect(slugs).toEqual(open);
		expect(pages.at(-1)).toMatchObject({ total: open.length, sections: [{ section: "news", total: open.length }] });
	}
});

test.each(["exact", "near", "some"])("[6.01] a gated item is shown alike, however its body fits: %s", async (fit) => {
	const gated = { ...bareCard("news", "gated", "Kidney"), publicContent: false };
	const { find } = await portal();
	index.fit = fit;
	index.hits = [{ card: gated, score: 1 }];
	// A category as the index does not have it.
	const items = [{ ...gated, category: { id: "1", name: "Organs" } }];
	fetchSearch.mockImplementation(async () => ({ total: 1, sections: [{ content_type: "news", total: 1, items }] }));
	const found = await find();
	newIsolate();
	fetchSearch.mockImplementation(async () => NOTHING);
	expect(found).toEqual(await (await portal()).find());
	expect(found).toMatchObject({ source: fit === "exact" ? "search" : "similar", hits: [{ card: gated }] });
});
