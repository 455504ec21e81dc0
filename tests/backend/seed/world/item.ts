import type { CatalogueItem, DomainKey, Locale } from "../catalogue.ts";
import type { ItemText } from "../text.ts";

/** What is known of a world item's document before its own fields are put into it. */
export interface WorldFacts {
	id: number;
	locale: Locale;
	slug: string;
	/** Midnight UTC of the day of seeding. */
	today: number;
}

/** An item as editors really make them, which is the same in every locale but for its words. */
export interface WorldItem {
	/** Unique among all seeded items: pictures and the like are named by it. */
	key: string;
	type: CatalogueItem["type"];
	/** Lowest access level that may read it; absent: public. */
	level?: CatalogueItem["level"];
	domains?: DomainKey[];
	missingIn?: Locale[];
	text: (locale: Locale) => Pick<ItemText, "title"> & Partial<ItemText>;
	/** Absent: made of the title. */
	slug?: (locale: Locale) => string;
	/** Fields of the document that the item has otherwise than the plain one, in the CMS's own names and shapes. */
	fields?: (facts: WorldFacts) => Record<string, unknown>;
}
