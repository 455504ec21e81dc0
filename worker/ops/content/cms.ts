import { config } from "../../runtime/config.ts";
import type { Subject } from "../../runtime/findings/finding-store.ts";

/** Addresses of entries in Strapi's admin. */

/** Strapi's name for a content type: `api::material.material` for materials. */
const uidOf = (name: string): string => {
	const singular = name === "news" ? name : name.replace(/s$/, "");
	return `api::${singular}.${singular}`;
};

/** null: CMS_ORIGIN is not set, the entry is not from the CMS, or its documentId is unknown. */
export function cmsAddress({ section, slug, documentId, locale }: Subject): string | null {
	const name = section ?? slug;
	if (!config.CMS_ORIGIN || !name || section === "e-learnings") return null;
	const kind = section === null ? "single-types" : "collection-types";
	if (section !== null && !documentId) return null;
	const path = [kind, uidOf(name), ...(section === null ? [] : [documentId ?? ""])].map(encodeURIComponent).join("/");
	return `${config.CMS_ORIGIN}/admin/content-manager/${path}?${new URLSearchParams({ "plugins[i18n][locale]": locale })}`;
}
