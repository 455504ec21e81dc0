import { expect, test } from "vitest";
import type { Card } from "../../../shared/models.ts";
import { ranked } from "../../../worker/content/search/ranking.ts";
import { itemAt } from "../../../worker/content/search/search-index.ts";
import { nameOf, union } from "../../../worker/features/search/union.ts";
import { LOCALES, type Locale } from "../../backend/seed/catalogue.ts";
import { backendFinds, indexOf, seededCards } from "../seeded-index.ts";
import { QUERIES } from "./queries.ts";

/** The search page's first results for what doctors type: what the index and the backend find, ranked together. */

const AMONG_FIRST = 3;
const MUST_PASS = 76;

type Named = Pick<Card, "section" | "slug">;

const shownCards = (locale: Locale) => seededCards(locale).filter(({ isShown }) => isShown);

function firstResults(locale: Locale, term: string): string[] {
	const index = indexOf(locale);
	const keys = new Map(shownCards(locale).map(({ key, card }) => [nameOf(card), key]));
	const hits = ranked(index, term).hits.flatMap(({ place, score }) => {
		const card = itemAt(index, place)?.card;
		return card && keys.has(nameOf(card)) ? [{ card, score }] : [];
	});
	const groups = backendFinds(locale, term).map(({ cards }) => ({ items: cards }));
	return union<Named>(hits, groups)
		.slice(0, AMONG_FIRST)
		.flatMap(({ card }) => keys.get(nameOf(card)) ?? []);
}

test("of eighty queries in six languages at least 76 show the item that was meant among the first three", () => {
	const rows = LOCALES.flatMap((locale) =>
		(QUERIES[locale] ?? []).map(([kind, term, expected]) => ({ locale, kind, term, expected })),
	);
	expect(rows).toHaveLength(80);
	const failed = rows.flatMap(({ locale, kind, term, expected }) => {
		const first = firstResults(locale, term);
		return first.includes(expected)
			? []
			: [`${locale} ${kind} “${term}”: ${expected}, not ${first.join(", ") || "nothing"}`];
	});
	expect(rows.length - failed.length, failed.join("\n")).toBeGreaterThanOrEqual(MUST_PASS);
});
