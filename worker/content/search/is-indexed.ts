import type { Section } from "../../../shared/sections.ts";
import { memoizedBy } from "../../runtime/memoized.ts";
import type { Site } from "../../visitor/site.ts";
import { keptIndex } from "./kept-index.ts";
import { itemAt, type SearchIndex } from "./search-index.ts";

const addressOf = (section: Section, slug: string): string => `${section}/${slug}`;

/** Addresses of each index, computed at their first use. */
const addressesOf = memoizedBy((index: SearchIndex) => {
	const cards = index.items.flatMap((_, place) => itemAt(index, place)?.card ?? []);
	return new Set(cards.map(({ section, slug }) => addressOf(section, slug)));
});

/** Whether the locale's search index has the address. Never calls the backend. */
export async function isIndexed(site: Site, section: Section, slug: string): Promise<boolean> {
	const index = await keptIndex(site);
	return index !== null && addressesOf(index).has(addressOf(section, slug));
}
