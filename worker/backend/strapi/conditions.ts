import { FILTER_NAMES, type FilterChoice, type FilterName, idsOf } from "../../../shared/filters.ts";
import type { FieldName } from "../../runtime/strapi-map.ts";
import { gatesOf } from "./model.ts";
import type { Query, Value } from "./query.ts";

/** What Strapi's `filters` select. All of a list must hold. */

type Name = (field: FieldName) => string | undefined;
export type Conditions = (name: Name) => Value[];

const where = (name: string | undefined, condition: Value): Value[] =>
	name === undefined ? [] : [{ [name]: condition }];

/** The field of an entry that a filter selects by. */
const FIELD_OF: Readonly<Record<FilterName, FieldName>> = { categories: "category", domain: "domains" };

export const chosen =
	(choice: FilterChoice): Conditions =>
	(name) =>
		FILTER_NAMES.flatMap((filter) => anyOf(name(FIELD_OF[filter]), idsOf(choice, filter)));

const anyOf = (name: string | undefined, ids: readonly string[]): Value[] =>
	ids.length === 0 ? [] : where(name, { documentId: { $in: ids } });

const MINUTE_MS = 60_000;
/** Whole minutes, so that calls of one minute are one. Each read compares the seconds (cache/lifespan.ts). */
const minute = (ahead: number): string =>
	new Date((Math.floor(Date.now() / MINUTE_MS) + ahead) * MINUTE_MS).toISOString();

/** An empty field sets no bound. */
const bounded = (field: string | undefined, bound: Value): Value[] =>
	field === undefined ? [] : [{ $or: [{ [field]: { $null: true } }, { [field]: bound }] }];

export const unexpired: Conditions = (name) => bounded(name("expires_at"), { $gt: minute(0) });

export const current: Conditions = (name) => [
	...bounded(name("published_on"), { $lte: minute(1) }),
	...unexpired(name),
];

const PUBLIC = gatesOf("none") ?? [];

export const ofPublic: Conditions = (name) => where(name("gate"), { $in: PUBLIC });

/** Strapi refuses an address of more than 16 KB (431), and each word adds half a kilobyte. */
const MOST_WORDS = 10;

/** The longest words select the most. They are sent as typed: a Strapi on SQLite ignores the case of ASCII letters only. */
function wordsOf(term: string): string[] {
	const typed = term.split(/\s+/).filter(Boolean);
	const words = new Map(typed.map((word) => [word.toLowerCase(), word]));
	return [...words.values()].sort((a, b) => b.length - a.length).slice(0, MOST_WORDS);
}

/** Every word in title or intro, or in the text of what is public. */
export const matching =
	(term: string): Conditions =>
	(name) =>
		wordsOf(term).map((word) => ({
			$or: [
				...where(name("title"), { $containsi: word }),
				...where(name("intro"), { $containsi: word }),
				...where(name("content"), { $containsi: word }).map((found) => ({ $and: [found, ...ofPublic(name)] })),
			],
		}));

/** One entry by its slug; in a preview also by its documentId, which is the name of drafts. */
export const named =
	(slug: string, isPreview: boolean, gates?: readonly string[]) =>
	(name: Name): Query => {
		const bySlug = where(name("slug"), { $eq: slug });
		const byName: Value = isPreview ? { $or: [...bySlug, { documentId: { $eq: slug } }] } : { $and: bySlug };
		const byGate = gates ? where(name("gate"), { $in: gates }) : [];
		// Of two entries with one slug both calls must read the same.
		return { filters: { $and: [byName, ...byGate] }, sort: ["id:asc"] };
	};

export const all = (conditions: readonly Conditions[], name: Name): Query => {
	const $and = conditions.flatMap((one) => one(name));
	return $and.length === 0 ? {} : { filters: { $and } };
};
