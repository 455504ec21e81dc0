import type { Section } from "../../../shared/sections.ts";
import type { Site } from "../../visitor/site.ts";
import { keptIndex } from "./kept-index.ts";
import { itemAt, type SearchIndex } from "./search-index.ts";

/** Addresses of each index, computed at their first use. */
const addresses = new WeakMap<SearchIndex, ReadonlySet<string>>();

const addressOf = (section: Section, slug: string): string => `${section}/${slug}`;

function addressesOf(index: SearchIndex): ReadonlySet<string> {
	const cached = addresses.get(index);
	if (cached) return cached;
	const cards = index.items.flatMap((_, place) => itemAt(index, place)?.card ?? []);
	const all = new Set(cards.map(({ section, slug }) => addressOf(section, slug)));
	addresses.set(index, all);
	return all;
}

/** Whether the locale's search index has the address. Never calls the backend. */
export async function isIndexed(site: Site, section: Section, slug: string): Promise<boolean> {
	const index = await keptIndex(site);
	return index !== null && addressesOf(index).has(addressOf(section, slug));
}
