import type { ResultsPage } from "../../../client/markup/views/search.tsx";
import type { SearchQuery } from "../../../shared/filters.ts";
import type { Card } from "../../../shared/models.ts";
import { SECTIONS, type Section } from "../../../shared/sections.ts";
import type { Scored } from "./union.ts";

/** A section's part of what the backend finds. */
export interface Group {
	section: Section;
	items: Card[];
	/** The backend's total, without what may not be shown as far as it was read. */
	total: number;
	/** All that the backend sent. */
	names: string[];
	/** The backend has found the term in a gated text. */
	hides: boolean;
	/** The results that the backend has beyond this part, and where they begin. */
	beyond: number;
	next: number;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
export const isIn = (chosen: Section | null, of: { section: Section }): boolean =>
	chosen === null || of.section === chosen;

type Counts = Pick<ResultsPage, "total" | "sections">;

export function counted(
	list: readonly Scored<Card>[],
	groups: readonly Group[],
	{ section: chosen }: SearchQuery,
): Counts {
	const totals = SECTIONS.map((section) => ({ section, total: totalOf(section, list, groups) }));
	return {
		total: sum(totals.map(({ total }) => total)),
		sections: totals.filter(({ section, total }) => total > 0 || section === chosen),
	};
}

/** The backend may have more results than the union. */
function totalOf(section: Section, all: readonly Scored<Card>[], groups: readonly Group[]): number {
	const inUnion = all.filter(({ card }) => card.section === section).length;
	return Math.max(inUnion, groups.find((group) => group.section === section)?.total ?? 0);
}
