import type { AccessLevel } from "../../../shared/access.ts";
import type { LocaleCode } from "../../../shared/locales.ts";
import type { PreviewVersion } from "../../../shared/preview.ts";
import type { Section } from "../../../shared/sections.ts";

/**
 * Preview visits: what a request may see beyond what everybody sees. All readers of content check `site.preview` with these
 * functions. It is null for every other visitor, and no parameter of a URL sets it.
 */

export interface PreviewVisit {
	by: "editor" | "reviewer";
	/** All drafts of its locales, or one item with its media. By documentId, since a slug may move to another item. */
	sees: "everything" | { section: Section; documentId: string };
	locales: readonly LocaleCode[];
	/** The access level at which the visitor sees the content. */
	level: AccessLevel;
	version: PreviewVersion;
	/** Milliseconds since 1970. */
	until: number;
	/** Keyed hash of the secret that opened the preview, or with which the link was made. */
	secret: string;
}

/** Whether the visit sees the item's draft. `name`: slug or documentId, from the address. */
export function seesItem(visit: PreviewVisit | null, section: Section, name: string): visit is PreviewVisit {
	if (visit === null || visit.sees === "everything") return visit !== null;
	const { sees } = visit;
	return sees.section === section && sees.documentId === name;
}

/** The item's name in its addresses: slug, or documentId for a reviewer, whose visit holds under that alone. */
export const nameIn = (visit: PreviewVisit | null, item: { slug: string; documentId: string | null }): string =>
	(visit?.by === "reviewer" ? item.documentId : null) ?? item.slug;
