import type { AccessLevel } from "../../../shared/access.ts";
import type { LocaleCode } from "../../../shared/locales.ts";
import type { PreviewVersion } from "../../../shared/preview.ts";
import type { Section } from "../../../shared/sections.ts";

/** All reads of content check here what a preview may see. No URL parameter sets `site.preview`. */

export interface PreviewVisit {
	by: "editor" | "reviewer";
	/** One item is named by documentId, because a slug may move to another item. */
	sees: "everything" | { section: Section; documentId: string };
	locales: readonly LocaleCode[];
	level: AccessLevel;
	version: PreviewVersion;
	until: number;
	/** A keyed hash, never the secret itself. */
	secret: string;
}

/** Whether the visit sees the item's draft. `name`: slug or documentId. */
export function seesItem(visit: PreviewVisit | null, section: Section, name: string): visit is PreviewVisit {
	if (visit === null || visit.sees === "everything") return visit !== null;
	const { sees } = visit;
	return sees.section === section && sees.documentId === name;
}

/** The item's name in addresses: a reviewer's visit is valid only under the documentId. */
export const nameIn = (visit: PreviewVisit | null, item: { slug: string; documentId: string | null }): string =>
	(visit?.by === "reviewer" ? item.documentId : null) ?? item.slug;
