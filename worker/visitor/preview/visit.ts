import type { AccessLevel } from "../../../shared/access.ts";
import type { LocaleCode } from "../../../shared/locales.ts";
import type { PreviewVersion } from "../../../shared/preview.ts";
import type { Section } from "../../../shared/sections.ts";

/**
 * Preview visits: what a request may see beyond what everybody sees. Whatever shows or reads something asks here, by
 * `site.preview`, which is null for every other visitor; no parameter of a URL makes one.
 */

export interface PreviewVisit {
	by: "editor" | "reviewer";
	/** All drafts of its locales, or one item with its media: a slug may be another item's tomorrow. */
	sees: "everything" | { section: Section; documentId: string };
	locales: readonly LocaleCode[];
	/** As which visitor. */
	level: AccessLevel;
	version: PreviewVersion;
	/** Milliseconds since 1970. */
	until: number;
	/** Keyed hash of the secret that has opened the preview, or the one in which the link was made. */
	secret: string;
}

/** Whether the item is read as the CMS's editors see it; `name`: its slug or documentId, as an address has it. */
export function seesItem(visit: PreviewVisit | null, section: Section, name: string): visit is PreviewVisit {
	if (visit === null || visit.sees === "everything") return visit !== null;
	const { sees } = visit;
	return sees.section === section && sees.documentId === name;
}

/** How an item's own addresses name it: a reviewer's visit holds under the documentId alone. */
export const nameIn = (visit: PreviewVisit | null, item: { slug: string; documentId: string | null }): string =>
	(visit?.by === "reviewer" ? item.documentId : null) ?? item.slug;
