import type { Card } from "./models.ts";

/** How many therapeutic areas two items share, and whether their category. */
const topicsShared = (a: Card, b: Card): number =>
	a.domains.filter(({ id }) => b.domains.some((domain) => domain.id === id)).length +
	Number(a.category !== null && a.category.id === b.category?.id);

/** Of the candidates those that share most with the card; among equals those that come first. */
export const mostAlike = (card: Card, candidates: readonly Card[], most: number): Card[] =>
	[...new Map(candidates.map((one) => [one.slug, one])).values()]
		.filter(({ slug }) => slug !== card.slug)
		.toSorted((a, b) => topicsShared(b, card) - topicsShared(a, card))
		.slice(0, most);
