import { FETCH_LIMIT, MAX_PAGE } from "../../../shared/constants.ts";
import type { Card } from "../../../shared/models.ts";

/** One ranked list of what the index and the backend find for a term, each item once. */

type Named = Pick<Card, "section" | "slug">;

export const nameOf = ({ section, slug }: Named): string => `${section}/${slug}`;

export interface Scored<Item extends Named> {
	card: Item;
	/** Comparable within one list: the higher, the better. */
	score: number;
}

/**
 * Sorts by the index's score, highest first. Items that only the backend found come last, in turns: the first of each section,
 * then the second. An item that both found has the backend's card.
 */
export function union<Item extends Named>(
	hits: readonly Scored<Item>[],
	groups: readonly { items: readonly Item[] }[],
): Scored<Item>[] {
	const scores = new Map(hits.map(({ card, score }) => [nameOf(card), score]));
	const results = groups.flatMap(({ items }, group) =>
		items.map((card, turn) => ({ card, turn, group, score: scores.get(nameOf(card)) ?? 0 })),
	);
	const names = new Set(results.map(({ card }) => nameOf(card)));
	const alone = hits.filter(({ card }) => !names.has(nameOf(card)));
	return [...alone.map((hit, turn) => ({ ...hit, turn, group: groups.length })), ...results]
		.sort((a, b) => b.score - a.score || a.turn - b.turn || a.group - b.group)
		.map(({ card, score }) => ({ card, score }));
}

export const pagesOf = (results: number): number => Math.min(MAX_PAGE, Math.max(1, Math.ceil(results / FETCH_LIMIT)));

export const pageOf = <Item>(list: readonly Item[], page: number): Item[] =>
	list.slice((page - 1) * FETCH_LIMIT, page * FETCH_LIMIT);
