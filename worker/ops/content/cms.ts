import type { Section } from "../../../shared/sections.ts";
import { isCmsSection, localeName, typeName } from "../../backend/strapi/model.ts";
import { config } from "../../runtime/config.ts";
import type { Subject } from "../../runtime/findings/finding-store.ts";
import { TYPES } from "../../runtime/strapi-map.ts";

const withoutS = (name: string): string => name.replace(/s$/, "");

/** Strapi 5 refuses a type whose singular is its plural. */
const NEWS = "news-item";

function singularOf(section: Section | null, name: string): string {
	// Laravel's Strapi may be older than 5, whose types may have one name for both.
	if (!config.STRAPI_URL) return name === "news" ? name : withoutS(name);
	const type = TYPES.find((one) => one === name);
	const mapped = type ? typeName(type) : name;
	if (section === null || !isCmsSection(section)) return mapped;
	return config.STRAPI_FIELDS.singulars[section] ?? (mapped === "news" ? NEWS : withoutS(mapped));
}

/** The entry in Strapi's admin. null: CMS_ORIGIN is not set, or the entry has no documentId. */
export function cmsAddress({ section, slug, documentId, locale }: Subject): string | null {
	const name = section ?? slug;
	if (!config.CMS_ORIGIN || !name || section === "e-learnings") return null;
	const kind = section === null ? "single-types" : "collection-types";
	if (section !== null && !documentId) return null;
	const singular = singularOf(section, name);
	const path = [kind, `api::${singular}.${singular}`, ...(section === null ? [] : [documentId ?? ""])]
		.map(encodeURIComponent)
		.join("/");
	const query = new URLSearchParams({ "plugins[i18n][locale]": localeName(locale) });
	return `${config.CMS_ORIGIN}/admin/content-manager/${path}?${query}`;
}
