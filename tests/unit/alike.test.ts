import { expect, test } from "vitest";
import { bareCard, type Card } from "../../shared/models.ts";
import { mostSimilar } from "../../worker/content/alike.ts";

const topic = (id: number) => ({ id: String(id), name: `Topic ${id}`, slug: null });
const item = (slug: string, domains: number[] = [], category = 0) => ({
	...bareCard("news", slug, slug),
	domains: domains.map(topic),
	category: category === 0 ? null : topic(category),
});
const slugs = (card: Card, candidates: Card[]) => mostSimilar(card, candidates).map(({ slug }) => slug);

test("items with the most shared topics come first, ties keep their order, the item itself is left out", () => {
	const read = item("read", [1, 2], 7);
	const candidates = [
		item("newest"),
		item("read", [1, 2], 7),
		item("one area", [1]),
		item("category", [3], 7),
		item("both areas", [1, 2]),
		item("all", [2, 1], 7),
		item("one area", [1]),
	];
	expect(slugs(read, candidates)).toEqual(["all", "both areas", "one area"]);
	expect(slugs(item("nothing"), candidates)).toEqual(["newest", "read", "one area"]);
	expect(slugs(read, [read])).toEqual([]);
});
