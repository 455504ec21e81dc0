import type { Card } from "../../shared/models.ts";

const topicsShared = (a: Card, b: Card): number =>
	a.domains.filter(({ id }) => b.domains.some((domain) => domain.id === id)).length +
	Number(a.category !== null && a.category.id === b.category?.id);

const MOST = 3;

export const mostSimilar = (card: Card, candidates: readonly Card[]): Card[] =>
	[...new Map(candidates.map((candidate) => [candidate.slug, candidate])).values()]
		.filter(({ slug }) => slug !== card.slug)
		.toSorted((a, b) => topicsShared(b, card) - topicsShared(a, card))
		.slice(0, MOST);
