import { FEEDBACK_PAGES, SINGLE_PAGES } from "../../shared/routes.ts";
import { SECTIONS, type Section } from "../../shared/sections.ts";

/** What the CMS's content types are to the portal, by whatever name a Strapi gives them. */

export type Model =
	/** An item. `isPart`: of the section's API, but perhaps another type, such as its authors. */
	| { kind: "item"; section: Section; isPart: boolean }
	| { kind: "named"; name: string }
	/** The CMS's own, such as its users and folders: nothing that a visitor reads. */
	| { kind: "internal" }
	/** Domains, categories, whatever the portal does not know: it may appear anywhere. */
	| { kind: "other" };

/** What a type's name may say behind the section: `news-item`, `aboutPage`. */
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
/** Plugins whose types no visitor reads; of others the content may be shown. */
const INTERNAL =
	/^(?:admin|strapi)::|^plugin::(?:content-manager|content-releases|documentation|email|i18n|review-workflows|upload|users-permissions)\./;

const SINGLES = ["home", "footer", "active-collections", ...SINGLE_PAGES, ...FEEDBACK_PAGES];

/** Words without case and plural s, since these differ between Strapi's versions. */
const wordsOf = (name: string): string[] =>
	name
		.replace(/(?<=[a-z])(?=[A-Z])/g, "-")
		.toLowerCase()
		.split(/[^a-z]+/)
		.filter((word) => word !== "")
		.map(singular);
const singular = (word: string): string => word.replace(/ies$/, "y").replace(/s$/, "");
const plain = (words: readonly string[]): string => singular(words.join(""));

const KNOWN = new Map<string, Model>([
	...SINGLES.map((name) => [plain(wordsOf(name)), { kind: "named", name }] as const),
	...SECTIONS.map((section) => [plain(wordsOf(section)), { kind: "item", section, isPart: false }] as const),
]);

/** By the longest beginning that the portal knows, if nothing but generic words stands behind it. */
function knownAs(name: string | null | undefined): Model | undefined {
	const words = wordsOf(name ?? "");
	for (let end = words.length; end > 0; end -= 1) {
		const found = KNOWN.get(plain(words.slice(0, end)));
		if (found && words.slice(end).every((word) => GENERIC.includes(word))) return found;
	}
	return undefined;
}

interface Named {
	/** Of v5: `api::news.news-item`; of a component `shared.seo`. */
	uid?: string | null | undefined;
	model?: string | null | undefined;
	contentType?: string | null | undefined;
}

/** The API's name in the uid goes before the model's. */
export function modelOf({ uid, model, contentType }: Named): Model {
	if (INTERNAL.test(uid ?? "")) return { kind: "internal" };
	const [, api = "", type = ""] = /^api::([^.]+)\.(.+)$/.exec(uid ?? "") ?? [];
	const own = type || model;
	if (TAXONOMIES.includes(wordsOf(own ?? "").at(-1) ?? "")) return { kind: "other" };
	const [byApi, byType] = [knownAs(api), knownAs(own)];
	if (byApi?.kind === "item") return { ...byApi, isPart: byType === undefined };
	return byApi ?? byType ?? knownAs(contentType) ?? { kind: "other" };
}

export const KNOWN_MODELS = { items: SECTIONS, singles: SINGLES };
