import { config } from "../../runtime/config.ts";
import type { Subject } from "../../runtime/findings/finding-store.ts";

/** Strapi's name of a content type, such as `api::material.material`. */
const uidOf = (name: string): string => {
	const singular = name === "news" ? name : name.replace(/s$/, "");
	return `api::${singular}.${singular}`;
};

/** The entry in Strapi's admin. null: CMS_ORIGIN is not set, or the entry has no documentId. */
export function cmsAddress({ section, slug, documentId, locale }: Subject): string | null {
	const name = section ?? slug;
	if (!config.CMS_ORIGIN || !name || section === "e-learnings") return null;
	const kind = section === null ? "single-types" : "collection-types";
	if (section !== null && !documentId) return null;
	const path = [kind, uidOf(name), ...(section === null ? [] : [documentId ?? ""])].map(encodeURIComponent).join("/");
	return `${config.CMS_ORIGIN}/admin/content-manager/${path}?${new URLSearchParams({ "plugins[i18n][locale]": locale })}`;
}
