import type { Attributes } from "sanitize-html";
import { withoutContentHost } from "../../backend/content-host.ts";

/** Classes of CKEditor and Strapi that the style sheet supports (client/styles/prose.css, prose-media.css). */
const CLASSES = new Set([
	...["image", "image-inline", "image-style-side", "image-style-align-left", "image-style-align-right"],
	...["image-style-align-center", "image-style-block-align-left", "image-style-block-align-right"],
	...["todo-list", "marker-yellow", "marker-green", "marker-pink", "marker-blue", "pen-red", "pen-green"],
]);
const LANGUAGE_CLASS = /^language-[\w-]{1,30}$/;

/** The content security policy forbids style attributes. Values that editors set by button become classes. */
const ALIGNED = /(?:^|;)\s*text-align\s*:\s*(start|end|left|right|center|justify)\b/i;
const LIST_STYLE = /(?:^|;)\s*list-style-type\s*:\s*([a-z-]+)/i;
const WIDTH = /(?:^|;)\s*width\s*:\s*(\d{1,3})(?:\.\d+)?%/i;
const LONGEST_STYLE = 500;

const MARKERS = new Set(["disc", "circle", "square"]);
const NUMBERINGS: ReadonlyMap<string, string> = new Map([
	["decimal", "1"],
	["decimal-leading-zero", "1"],
	["lower-alpha", "a"],
	["lower-latin", "a"],
	["upper-alpha", "A"],
	["upper-latin", "A"],
	["lower-roman", "i"],
	["upper-roman", "I"],
]);
const WIDTHS = [25, 33, 50, 66, 75];

const styleOf = ({ style = "" }: Attributes): string => style.slice(0, LONGEST_STYLE);

function nearestWidth(percent: number): string[] {
	const [nearest] = WIDTHS.toSorted((a, b) => Math.abs(a - percent) - Math.abs(b - percent));
	return percent > 87 || nearest === undefined ? [] : [`width-${nearest}`];
}

function classesOf(name: string, attribs: Attributes): string {
	const style = styleOf(attribs);
	const [, aligned] = ALIGNED.exec(style) ?? [];
	const marker = LIST_STYLE.exec(style)?.[1]?.toLowerCase() ?? "";
	const percent = name === "figure" || name === "img" ? WIDTH.exec(style)?.[1] : undefined;
	return [
		...(attribs.class ?? "").split(/\s+/, 20).filter((one) => CLASSES.has(one) || LANGUAGE_CLASS.test(one)),
		...(aligned ? [`align-${aligned.toLowerCase()}`] : []),
		...(name === "ul" && MARKERS.has(marker) ? [`list-${marker}`] : []),
		...(percent === undefined ? [] : nearestWidth(Number(percent))),
	].join(" ");
}

/** Other editors write these as the style of a `<span>`. Without them a number or a dose would read as another. */
const MEANINGS = [
	["sup", /(?:^|;)\s*vertical-align\s*:\s*super\b/i],
	["sub", /(?:^|;)\s*vertical-align\s*:\s*sub\b/i],
	["s", /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*\bline-through\b/i],
] as const;

export const spanName = (attribs: Attributes): string =>
	MEANINGS.find(([, style]) => style.test(styleOf(attribs)))?.[0] ?? "span";

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i;
const DIRECTION = /^(?:ltr|rtl|auto)$/i;

export function commonOf(name: string, attribs: Attributes): Attributes {
	const { lang = "", dir = "" } = attribs;
	const classes = classesOf(name, attribs);
	return {
		...(classes === "" ? {} : { class: classes }),
		...(LANGUAGE.test(lang) ? { lang } : {}),
		...(DIRECTION.test(dir) ? { dir: dir.toLowerCase() } : {}),
	};
}

const numbered = (name: string, text: string | undefined, most: number): Attributes =>
	text !== undefined && /^\d{1,5}$/.test(text) && Number(text) <= most ? { [name]: String(Number(text)) } : {};

/** Limited, because browsers lay out thousands of cells if a span says so. */
export const spansOf = ({ colspan, rowspan }: Attributes): Attributes => ({
	...numbered("colspan", colspan, 50),
	...numbered("rowspan", rowspan, 200),
});

function numberingOf(attribs: Attributes): Attributes {
	const { start, type = "" } = attribs;
	const named = NUMBERINGS.get(LIST_STYLE.exec(styleOf(attribs))?.[1]?.toLowerCase() ?? "");
	const numbering = named ?? (/^[1aAiI]$/.test(type) ? type : undefined);
	return {
		...numbered("start", start, 99_999),
		...(numbering === undefined ? {} : { type: numbering }),
		...("reversed" in attribs ? { reversed: "" } : {}),
	};
}

const ordinalOf = ({ value }: Attributes): Attributes => numbered("value", value, 99_999);

export const titleOf = ({ title = "" }: Attributes): Attributes => (title ? { title: withoutContentHost(title) } : {});

const opened = (attribs: Attributes): Attributes => ("open" in attribs ? { open: "" } : {});

/** The attributes that only these elements have. */
export const OWN: ReadonlyMap<string, (attribs: Attributes) => Attributes> = new Map([
	["td", spansOf],
	["ol", numberingOf],
	["li", ordinalOf],
	["details", opened],
	["abbr", titleOf],
	["dfn", titleOf],
]);

export const pixels = (text = ""): number | null => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : null);

export const escaped = (text: string): string =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** HTML attributes, each with a leading space. Attributes that are null are left out. */
export const attributesHtml = (attributes: Readonly<Record<string, string | number | null>>): string =>
	Object.entries(attributes)
		.map(([name, value]) => (value === null ? "" : ` ${name}="${escaped(String(value))}"`))
		.join("");
