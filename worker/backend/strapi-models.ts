import { FEEDBACK_PAGES, SINGLE_PAGES } from "../../shared/routes.ts";
import { isSection, SECTIONS, type Section } from "../../shared/sections.ts";
import { config } from "../runtime/config.ts";

export type Model =
	/** `isPart`: another type of the section's API, such as its authors. */
	| { kind: "item"; section: Section; isPart: boolean }
	| { kind: "named"; name: string }
	/** Users, folders and the like, which no visitor reads. */
	| { kind: "internal" }
	/** Domains, categories and unknown types, which any page may show. */
	| { kind: "other" };

/** Words that may follow a section's name: `news-item`, `aboutPage`. */
const GENERIC = [
	"article",
	"content",
	"detail",
	"document",
	"entry",
	"event",
	"item",
	"page",
	"post",
	"single",
	"story",
];
const TAXONOMIES = ["category", "categorie", "domain", "tag"];
const INTERNAL =
	/^(?:admin|strapi)::|^plugin::(?:content-manager|content-releases|documentation|email|i18n|review-workflows|upload|users-permissions)\./;

const SINGLES = ["home", "footer", "active-collections", ...SINGLE_PAGES, ...FEEDBACK_PAGES];

/** Without case and plural s, which differ between versions of Strapi. */
const wordsOf = (name: string): string[] =>
	name
		.replace(/(?<=[a-z])(?=[A-Z])/g, "-")
		.toLowerCase()
		.split(/[^a-z]+/)
		.filter((word) => word !== "")
		.map(singular);
const singular = (word: string): string => word.replace(/ies$/, "y").replace(/s$/, "");
const plain = (words: readonly string[]): string => singular(words.join(""));

/** Not a taxonomy, which any page may show. */
const isRead = (type: string): boolean => isSection(type) || SINGLES.some((name) => name === type);

const modelOfType = (name: string): Model =>
	isSection(name) ? { kind: "item", section: name, isPart: false } : { kind: "named", name };

const { types, singulars } = config.STRAPI_FIELDS;

/** By the portal's own names, and by those of STRAPI_FIELDS. */
const KNOWN = new Map<string, Model>(
	[
		...[...SINGLES, ...SECTIONS].map((name) => [name, name] as const),
		...[...Object.entries(types), ...Object.entries(singulars)].filter(([type]) => isRead(type)),
	].map(([type, name]) => [plain(wordsOf(name)), modelOfType(type)]),
);

/** The longest known beginning before generic words. */
function modelNamed(name: string | null | undefined): Model | undefined {
	const words = wordsOf(name ?? "");
	for (let end = words.length; end > 0; end -= 1) {
		const model = KNOWN.get(plain(words.slice(0, end)));
		if (model && words.slice(end).every((word) => GENERIC.includes(word))) return model;
	}
	return undefined;
}

interface Named {
	/** Strapi 5: `api::news.news-item`, or `shared.seo` for a component. */
	uid?: string | null | undefined;
	model?: string | null | undefined;
	contentType?: string | null | undefined;
}

/** The API's name in `uid` takes precedence. */
export function modelOf({ uid, model, contentType }: Named): Model {
	if (INTERNAL.test(uid ?? "")) return { kind: "internal" };
	const [, api = "", type = ""] = /^api::([^.]+)\.(.+)$/.exec(uid ?? "") ?? [];
	const typeName = type || model;
	if (TAXONOMIES.includes(wordsOf(typeName ?? "").at(-1) ?? "")) return { kind: "other" };
	const [byApi, byType] = [modelNamed(api), modelNamed(typeName)];
	if (byApi?.kind === "item") return { ...byApi, isPart: byType === undefined };
	return byApi ?? byType ?? modelNamed(contentType) ?? { kind: "other" };
}
