import * as z from "zod/mini";
import type { AccessLevel } from "../../shared/access.ts";
import { LOGIN_REQUIRED } from "../../shared/access.ts";
import { FETCH_LIMIT } from "../../shared/constants.ts";
import { count } from "../../shared/contracts/fields.ts";
import {
	taxonomy,
	type WireItem,
	type WireSearch,
	wireError,
	wireItem,
	wireSearch,
} from "../../shared/contracts/item.ts";
import { firstOf, type WireFooter, type WireSingle, wireFooter, wireSingle } from "../../shared/contracts/single.ts";
import { type FilterChoice, type Filters, shown, type TaxonomyName } from "../../shared/filters.ts";
import { isSection, type Section } from "../../shared/sections.ts";
import { BackendError } from "../errors.ts";
import { type Caller, getJson } from "./call.ts";
import type { ContentPath } from "./families.ts";
import { inList, inMixed } from "./filter-parameters.ts";
import { parsed, parsedList } from "./parse.ts";
import { query } from "./query-string.ts";

/** Strapi's part of the backend contract. Only parameters that the contract names are sent, from parsed values. */

const read = (caller: Caller, rest: ContentPath) => getJson(`/strapi/${caller.locale}/${rest}`, caller);

/** [7.10] Newest first. */
export async function fetchList(caller: Caller, section: Section, filters: Filters): Promise<WireItem[]> {
	const { body } = await read(
		caller,
		`${section}${query({
			_start: 0,
			_limit: shown(filters.page),
			_sort: "published_at:DESC",
			...inList(filters),
		})}`,
	);
	return parsedList(wireItem, body, "list");
}

/** [7.10] */
export async function fetchCount(caller: Caller, section: Section, filters: FilterChoice): Promise<number> {
	const { body } = await read(caller, `${section}/count${query(inList(filters))}`);
	return parsed(count, body, "count");
}

interface Mixed {
	items: WireItem[];
	/** null where the backend does not tell. */
	total: number | null;
}

/** Items of all active sections, or of the one named, newest first. [7.15] */
export async function fetchMixed(
	caller: Caller,
	wanted: FilterChoice & { start: number; limit: number; section: Section | null },
): Promise<Mixed> {
	const { body, headers } = await read(
		caller,
		`content${query({
			_start: wanted.start,
			_limit: wanted.limit,
			collections: wanted.section,
			...inMixed(wanted),
		})}`,
	);
	const total = count.safeParse(headers.get("x-total-count") ?? undefined);
	return { items: parsedList(wireItem, body, "content"), total: total.data ?? null };
}

export type ItemAnswer =
	| { state: "open"; item: WireItem }
	| { state: "gated"; teaser: WireItem | null; message: string };

/**
 * One item as a level may read it. The level is the worker's decision and required: there is no default. [7.11, 9.06]
 * "Login required" counts at any status. [8.01]
 */
export async function fetchItem(
	caller: Caller,
	section: Section,
	slug: string,
	level: AccessLevel,
): Promise<ItemAnswer> {
	try {
		const { body } = await read(caller, `item/${section}/${encodeURIComponent(slug)}/${level}`);
		const refusal = gatedAnswer(body);
		return refusal ?? { state: "open", item: parsed(wireItem, body, "item") };
	} catch (error) {
		const refusal = error instanceof BackendError ? gatedAnswer(error.body) : undefined;
		if (refusal) return refusal;
		throw error;
	}
}

function gatedAnswer(body: unknown): ItemAnswer | undefined {
	const refusal = wireError.safeParse(body).data;
	if (refusal?.message !== LOGIN_REQUIRED) return undefined;
	return { state: "gated", teaser: refusal.item, message: refusal.message };
}

/** [7.14] */
export async function fetchSearch(
	caller: Caller,
	wanted: { term: string; section: Section | null; page: number },
): Promise<WireSearch> {
	const { body } = await read(
		caller,
		`search${query({
			term: wanted.term,
			_start: 0,
			_limit: wanted.section ? shown(wanted.page) : FETCH_LIMIT,
			content_type: wanted.section,
		})}`,
	);
	return parsed(wireSearch, body, "search");
}

/** null: the CMS has no such page. [7.13] */
export async function fetchSingle(caller: Caller, name: string): Promise<WireSingle | null> {
	const { body } = await read(caller, `single/${name}`);
	return parsed(firstOf(wireSingle), body, "single");
}

/** [3.10] */
export async function fetchFooter(caller: Caller): Promise<WireFooter | null> {
	const { body } = await read(caller, "single/footer");
	return parsed(firstOf(wireFooter), body, "footer");
}

/** What a filter chooses from, such as domains. [7.15] */
export async function fetchTaxonomy(caller: Caller, name: TaxonomyName) {
	const { body } = await read(caller, name);
	return parsedList(taxonomy, body, name);
}

/** [7.12] */
export async function fetchCategoryName(caller: Caller, id: number): Promise<string> {
	const { body } = await read(caller, `category-name/${id}`);
	return parsed(z.object({ name: z.string().check(z.minLength(1)) }), body, "category-name").name;
}

/** Slugs that the portal does not know are ignored. [3.11, 7.15] */
export async function fetchActiveCollections(caller: Caller): Promise<Section[]> {
	const { body } = await read(caller, "activeCollections");
	return parsedList(z.string(), body, "activeCollections").filter(isSection);
}
