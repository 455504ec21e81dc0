import { expect, test } from "vitest";
import { asItem } from "../../../shared/contracts/entries.ts";
import { wireSearch } from "../../../shared/contracts/search.ts";

const item = { id: 7, slug: "a", title: "A", content_type: "news" };

test("[7.14] results without totals are counted; totals count no broken entry that the portal has dropped", () => {
	const group = { content_type: "news", items: [item, item] };
	expect(wireSearch.parse({ sections: [group, { ...group, total: "12" }] })).toMatchObject({
		total: 14,
		sections: [{ total: 2 }, { total: 12 }],
	});
	const broken = { content_type: "news", items: [item, { ...item, title: "" }, null] };
	expect(wireSearch.parse({ sections: [broken, { ...broken, total: 12 }, { ...broken, total: 0 }] })).toMatchObject({
		sections: [{ total: 1 }, { total: 10 }, { total: 1 }],
	});
	expect(wireSearch.parse({ total: 0, sections: null })).toEqual({ total: 0, sections: [] });
	const unnamed = { total: 1, sections: [{ type: "news", items: [item] }] };
	for (const none of [{}, { message: "Server Error" }, null, { total: 3 }, { groups: [] }, [{ slug: "a" }], unnamed])
		expect(wireSearch.safeParse(none).success, JSON.stringify(none)).toBe(false);
});

test("[7.14] results in one list, alone or under a name, and lists by section are results by section", () => {
	const podcast = { id: 2, attributes: { slug: "b", title: "B", content_type: "podcasts" } };
	const sections = [
		{ content_type: "news", total: 1, items: [{ slug: "a" }] },
		{ content_type: "podcasts", total: 1, items: [{ slug: "b" }] },
	];
	const list = [podcast, item, { ...item, content_type: "recipes" }];
	for (const answer of [
		list,
		{ 1: podcast, 4: item },
		{ data: list },
		{ hits: list },
		{ results: list, total: 40 },
		{ items: list },
		{ news: [item], podcasts: [podcast], recipes: [item] },
		{ total: 2, sections: { news: [item], podcasts: { 3: podcast } } },
		{ sections: { news: { items: [item], total: "1" }, podcasts: { content_type: "podcasts", items: [podcast] } } },
		{ news: { items: [item] }, podcasts: { items: [podcast], total: 1 } },
	]) {
		expect(wireSearch.parse(answer), JSON.stringify(answer)).toMatchObject({ total: 2, sections });
	}
	for (const none of [[], { total: 0, sections: {} }])
		expect(wireSearch.parse(none)).toEqual({ total: 0, sections: [] });
});

test("[2.01, 7.14] a section is known by the names that editors and databases write", () => {
	for (const [name, section] of [
		["News", "news"],
		[" webinars ", "webinars"],
		["e_learnings", "e-learnings"],
	] as const) {
		const named = { ...item, content_type: name };
		const unnamed = { ...item, content_type: undefined };
		expect(asItem(named, null), name).toMatchObject({ content_type: section });
		for (const answer of [[named], { sections: [{ content_type: name, items: [unnamed] }] }, { [name]: [unnamed] }])
			expect(wireSearch.parse(answer), JSON.stringify(answer)).toMatchObject({
				sections: [{ content_type: section, total: 1, items: [{ slug: "a", content_type: section }] }],
			});
	}
	expect(asItem({ ...item, content_type: "recipes" }, null)).toMatchObject({ content_type: "recipes" });
});
