import type { Card } from "./models.ts";

const topicsShared = (a: Card, b: Card): number =>
	a.domains.filter(({ id }) => b.domains.some((domain) => domain.id === id)).length +
	Number(a.category !== null && a.category.id === b.category?.id);

export const mostSimilar = (card: Card, candidates: readonly Card[], most: number): Card[] =>
	[...new Map(candidates.map((candidate) => [candidate.slug, candidate])).values()]
		.filter(({ slug }) => slug !== card.slug)
		.toSorted((a, b) => topicsShared(b, card) - topicsShared(a, card))
		.slice(0, most);
