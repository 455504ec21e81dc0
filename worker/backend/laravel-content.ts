import * as z from "zod/mini";
import { type AccessLevel, LOGIN_REQUIRED, saysLoginRequired } from "../../shared/access.ts";
import { asItem, asItems, isNoEntry, isRecord, unwrapped, wordsIn } from "../../shared/contracts/entries.ts";
import { count } from "../../shared/contracts/fields.ts";
import { taxonomy, type WireItem, wireCategoryName, wireError, wireItem } from "../../shared/contracts/item.ts";
import { type WireSearch, wireSearch } from "../../shared/contracts/search.ts";
import { firstOf, type WireFooter, type WireSingle, wireFooter, wireSingle } from "../../shared/contracts/single.ts";
import { type FilterChoice, type Filters, itemsShown, type TaxonomyName } from "../../shared/filters.ts";
import type { PreviewVersion } from "../../shared/preview.ts";
import { type Section, sectionNamed } from "../../shared/sections.ts";
import { BackendError, NoEntry } from "../runtime/errors.ts";
import { type Caller, getJson } from "./call.ts";
import type { ContentPath } from "./families.ts";
import { inList, inMixed } from "./filter-parameters.ts";
import { refusesPortal } from "./laravel-error.ts";
import { parsed, parsedItems, parsedList } from "./parse.ts";
import { seesDrafts } from "./previews.ts";
import { query } from "./query-string.ts";
import { type ListLoading, wholeList } from "./whole-list.ts";

/** The CMS's content by Laravel's contract. [3.10, 3.11, 7.10-7.15] */

const drafts = ({ preview }: Caller) => (seesDrafts(preview) ? { preview: 1 } : {});

const read = (caller: Caller, path: ContentPath, values: Parameters<typeof query>[0] = {}) =>
	getJson(`/strapi/${caller.locale}/${path}${query(values)}`, caller);

/** Newest first. */
export async function fetchList(
	caller: Caller,
	section: Section,
	filters: Filters,
	loading?: ListLoading,
): Promise<WireItem[]> {
	const { body } = await wholeList(
		itemsShown(filters.page),
		(start, limit) =>
			read(caller, section, {
				_start: start,
				_limit: limit,
				_sort: "published_at:DESC",
				...inList(filters),
				...drafts(caller),
			}),
		loading?.onPart,
	);
	return parsedItems(wireItem, asItems(body, section), "list", { ...caller, section }, loading);
}

export async function fetchCount(caller: Caller, section: Section, filters: FilterChoice): Promise<number> {
	const { body } = await read(caller, `${section}/count`, { ...inList(filters), ...drafts(caller) });
	return parsed(count, unwrapped(body), "count");
}

interface Mixed {
	items: WireItem[];
	total: number | null;
	/** Entries in the response, broken ones included. */
	sent: number;
}

export interface MixedChoice extends FilterChoice {
	start: number;
	limit: number;
	/** null: all active ones. */
	section: Section | null;
	/** Read only with STRAPI_URL, where the mixed list is made from the sections' lists. */
	activeSections: () => Promise<readonly Section[]>;
	loading?: ListLoading;
}

/** Items of one or of all active sections, newest first. */
export async function fetchMixed(caller: Caller, wanted: MixedChoice): Promise<Mixed> {
	const { body, total } = await wholeList(
		wanted.limit,
		(start, limit) =>
			read(caller, "content", {
				_start: wanted.start + start,
				_limit: limit,
				collections: wanted.section,
				...inMixed(wanted),
				...drafts(caller),
			}),
		wanted.loading?.onPart,
		wanted.start,
	);
	const shown = { ...caller, section: wanted.section };
	return {
		items: parsedItems(wireItem, asItems(body, wanted.section), "content", shown, wanted.loading),
		total,
		sent: Array.isArray(body) ? body.length : 0,
	};
}

export type ItemAnswer =
	| { state: "open"; item: WireItem }
	| { state: "gated"; teaser: WireItem | null; message: string };

/** The Worker decides the level. "Login required" counts at any status. [8.01, 9.06] */
export const fetchItem = (caller: Caller, section: Section, slug: string, level: AccessLevel): Promise<ItemAnswer> =>
	itemAt(caller, section, `item/${section}/${encodeURIComponent(slug)}/${level}`);

/** A draft or an item under embargo, by slug or documentId. */
export const fetchPreview = (
	caller: Caller,
	section: Section,
	slug: string,
	wanted: { level: AccessLevel; status: PreviewVersion },
): Promise<ItemAnswer> => itemAt(caller, section, `preview/${section}/${encodeURIComponent(slug)}`, wanted);

async function itemAt(
	caller: Caller,
	section: Section,
	path: ContentPath,
	values?: Record<string, string>,
): Promise<ItemAnswer> {
	try {
		const { body } = await read(caller, path, values);
		const refusal = gatedAnswer(body, section);
		if (!refusal && isNoEntry(body)) throw new NoEntry();
		return refusal ?? { state: "open", item: parsed(wireItem, asItem(body, section), "item", { ...caller, section }) };
	} catch (error) {
		const refusal = error instanceof BackendError ? gatedAnswer(error.body, section) : undefined;
		if (refusal) return refusal;
		throw error instanceof BackendError && error.status === 403 ? await orSecretRefused(caller, error) : error;
	}
}

/** A 403 withdraws the item, unless the backend also refuses what everybody may read: then it refuses the secret. */
const orSecretRefused = (caller: Caller, error: BackendError): Promise<BackendError> =>
	read(caller, "activeCollections").then(
		() => error,
		(other: unknown) => (refusesPortal(other) ? new BackendError(0, "403 for an item and a list") : error),
	);

function gatedAnswer(body: unknown, section: Section): ItemAnswer | undefined {
	if (!saysLoginRequired(wordsIn(body))) return undefined;
	const refusal = isRecord(body) ? wireError.safeParse({ ...body, item: asItem(body.item, section) }).data : undefined;
	return { state: "gated", teaser: refusal?.item ?? null, message: LOGIN_REQUIRED };
}

/** `from` and `most` count within each section. */
export async function fetchSearch(
	caller: Caller,
	wanted: { term: string; section: Section | null; from: number; most: number },
): Promise<WireSearch> {
	const { body } = await read(caller, "search", {
		term: wanted.term,
		_start: wanted.from,
		_limit: wanted.most,
		content_type: wanted.section,
		...drafts(caller),
	});
	return parsed(wireSearch, unwrapped(body), "search");
}

export async function fetchSingle(caller: Caller, name: string): Promise<WireSingle | null> {
	const { body } = await read(caller, `single/${name}`, drafts(caller));
	return parsed(firstOf(wireSingle), body, "single", { ...caller, section: null, page: name });
}

export async function fetchFooter(caller: Caller): Promise<WireFooter | null> {
	const { body } = await read(caller, "single/footer");
	return parsed(firstOf(wireFooter), body, "footer");
}

export async function fetchTaxonomy(caller: Caller, name: TaxonomyName) {
	const { body } = await read(caller, name);
	return parsedList(taxonomy, body, name);
}

export async function fetchCategoryName(caller: Caller, id: string): Promise<string> {
	const { body } = await read(caller, `category-name/${encodeURIComponent(id)}`);
	return parsed(wireCategoryName, body, "category-name").name;
}

/** A name, or an entry with one. */
const sectionName = z.pipe(
	z.transform((value: unknown) => (isRecord(value) ? (value.slug ?? value.name) : value)),
	z.string(),
);

/** Drops sections that the portal does not know. If it knows none, the list is not what it seems. */
export async function fetchActiveCollections(caller: Caller): Promise<Section[]> {
	const { body } = await read(caller, "activeCollections");
	const names = parsedList(sectionName, body, "activeCollections");
	const sections = names.map(sectionNamed).filter((section) => section !== null);
	const isUnknown = sections.length === 0 && !isNoEntry(body);
	return isUnknown ? parsed(z.never(), body, "activeCollections") : sections;
}
