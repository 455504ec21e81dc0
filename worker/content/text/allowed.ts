import type sanitizeHtml from "sanitize-html";

/** The allow-list of elements and attributes. Other elements are removed; their text stays. */

const BLOCKS = ["p", "h2", "h3", "h4", "div", "blockquote", "pre", "hr", "ul", "ol", "li", "dl", "dt", "dd"];
const INLINE = ["strong", "em", "b", "i", "u", "s", "del", "ins", "sup", "sub", "small", "mark", "code", "kbd", "samp"];
const MORE_INLINE = ["var", "abbr", "cite", "q", "dfn", "bdi", "bdo", "br", "a", "img"];
const FOLDS = ["details", "summary"];
const FIGURES = ["figure", "figcaption", "table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

export const allowed = {
	allowedTags: [...BLOCKS, ...INLINE, ...MORE_INLINE, ...FOLDS, ...FIGURES, "iframe"],
	allowedAttributes: {
		"*": ["id", "class", "lang", "dir"],
		a: ["href", "rel", "target", "title"],
		abbr: ["title"],
		dfn: ["title"],
		details: ["open"],
		img: ["src", "alt", "width", "height", "loading", "decoding"],
		iframe: ["src"],
		th: ["scope", "colspan", "rowspan"],
		td: ["colspan", "rowspan"],
		ol: ["start", "type", "reversed"],
		li: ["value"],
		i: ["role", "aria-label"],
	},
	allowedSchemes: ["https", "http", "mailto", "tel"],
	allowProtocolRelative: false,
	parseStyleAttributes: false,
} satisfies sanitizeHtml.IOptions;

const DIVISIONS = ["address", "article", "aside", "center", "footer", "header", "main", "nav", "section"];

/** Replacements for other elements. A `<span>` with an allowed attribute becomes `<bdi>` in sanitise.ts. */
export const RENAMED: ReadonlyMap<string, string> = new Map([
	...DIVISIONS.map((name) => [name, "div"] as const),
	["strike", "s"],
	["tt", "code"],
]);

/** Elements without meaning. Their removal loses nothing, so it is no finding. */
const NEUTRAL = [
	...["span", "font", "label", "picture", "html", "body", "head", "meta", "tbody", "colgroup", "col", "wbr"],
	...["source", "track", "param"],
];

/** Elements that show more than text, or whose text the library drops. */
const NOT_TEXT = [
	...["video", "audio", "object", "embed", "applet", "canvas", "svg"],
	...["script", "style", "noscript", "textarea", "select", "option"],
];

/** The finding for a forbidden element. "element": its text stays. "removed": nothing stays. null: nothing is lost. */
export function lossOf(name: string): "element" | "removed" | null {
	if (NEUTRAL.includes(name) || allowed.allowedTags.includes(name)) return null;
	return NOT_TEXT.includes(name) ? "removed" : "element";
}
