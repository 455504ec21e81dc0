import { config } from "../../runtime/config.ts";
import type { Subject } from "../../runtime/findings/finding-store.ts";

/** Where an entry is edited: addresses of Strapi's admin. */

/** As Strapi names a content type after its only model: of materials `api::material.material`. */
const uidOf = (name: string): string => {
	const singular = name === "news" ? name : name.replace(/s$/, "");
	return `api::${singular}.${singular}`;
};

/** null: the CMS's address is not configured, the entry is not the CMS's, or it has not told which one it is. */
export function cmsAddress({ section, slug, documentId, locale }: Subject): string | null {
	const name = section ?? slug;
	if (!config.CMS_ORIGIN || !name || section === "e-learnings") return null;
	const kind = section === null ? "single-types" : "collection-types";
	if (section !== null && !documentId) return null;
	const path = [kind, uidOf(name), ...(section === null ? [] : [documentId ?? ""])].map(encodeURIComponent).join("/");
	return `${config.CMS_ORIGIN}/admin/content-manager/${path}?${new URLSearchParams({ "plugins[i18n][locale]": locale })}`;
}
