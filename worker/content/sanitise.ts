import type sanitizeHtml from "sanitize-html";
import { config } from "../config.ts";
import { withinDepth } from "./nesting.ts";
import { type PictureAddress, pictureUrl } from "./pictures.ts";

/** Sanitises the CMS's rich text by an allow-list, before it is cached. [5.03] */

const HEADINGS = { h1: "h2", h5: "h4", h6: "h4" } as const;

const options = {
	allowedTags: [
		"p",
		"h2",
		"h3",
		"h4",
		"ul",
		"ol",
		"li",
		"dl",
		"dt",
		"dd",
		"blockquote",
		"pre",
		"code",
		"hr",
		"br",
		"strong",
		"em",
		"b",
		"i",
		"u",
		"s",
		"sup",
		"sub",
		"abbr",
		"a",
		"img",
		"figure",
		"figcaption",
		"table",
		"caption",
		"thead",
		"tbody",
		"tfoot",
		"tr",
		"th",
		"td",
		"iframe",
	],
	allowedAttributes: {
		a: ["href", "rel", "target", "title"],
		abbr: ["title"],
		img: ["src", "alt", "width", "height", "loading"],
		iframe: ["src", "title", "width", "height", "allowfullscreen", "loading"],
		th: ["scope", "colspan", "rowspan"],
		td: ["colspan", "rowspan"],
		ol: ["start"],
	},
	allowedSchemes: ["https", "http", "mailto", "tel"],
	allowProtocolRelative: false,
	allowedIframeHostnames: config.VIDEO_HOSTS,
	allowIframeRelativeUrls: false,
	parseStyleAttributes: false,
	transformTags: {
		...HEADINGS,
		a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
		iframe: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: "lazy" } }),
		th: (tagName, attribs) => ({ tagName, attribs: { scope: "col", ...attribs } }),
	},
	exclusiveFilter: ({ tag, attribs }) => tag === "iframe" && !attribs.src,
	textFilter: (text) => text.replaceAll("®", "<sup>®</sup>"),
} satisfies sanitizeHtml.IOptions;

function linkAttributes({ href = "", title }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
	const external = /^https?:/i.test(href);
	return {
		href,
		...(title ? { title } : {}),
		...(external ? { rel: "noopener noreferrer", target: "_blank" } : {}),
	};
}

/** `src` stands first: `withPictures` looks for it there. */
function imageAttributes(src: string, { alt = "", width, height }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
	return {
		src,
		alt,
		loading: "lazy",
		...(width ? { width } : {}),
		...(height ? { height } : {}),
	};
}

/** Where the editor has raised the mark already, `textFilter` raises it a second time: this finds both. */
const RAISED_TWICE = /<sup>\s*<sup>®<\/sup>\s*<\/sup>/g;
/** On small screens a table scrolls inside a box of its own, which the keyboard can reach. */
const wrapTables = (html: string): string =>
	html.replaceAll("<table>", '<div class="table-scroll" tabindex="0"><table>').replaceAll("</table>", "</table></div>");

/** The pictures' tags as `sanitise` has numbered them; of one without address nothing stays. */
const NUMBERED = /<img src="(\d+)"[^>]*>/g;

function withPictures(html: string, addresses: readonly (string | undefined)[]): string {
	return html.replace(NUMBERED, (tag, number: string) => {
		const address = addresses[Number(number)];
		return address === undefined ? "" : tag.replace(number, () => address.replaceAll("&", "&amp;"));
	});
}

/**
 * `address` makes the pictures' addresses, which takes time that the library does not give: it numbers the pictures, and
 * they get their addresses afterwards. The library is loaded with the first text: an isolate that answers from caches,
 * which hold clean text, never needs it.
 */
export async function sanitise(html: string | null, address: PictureAddress): Promise<string> {
	if (!html) return "";
	const { default: clean } = await import("sanitize-html");
	const pictures: string[] = [];
	const transformTags: sanitizeHtml.IOptions["transformTags"] = {
		...options.transformTags,
		img: (tagName, { src = "", ...attribs }) => ({
			tagName,
			attribs: imageAttributes(String(pictures.push(src) - 1), attribs),
		}),
	};
	const numbered = withinDepth(html, (guard) => clean(html, { ...options, ...guard, transformTags }));
	const addresses = await Promise.all(pictures.map((src) => pictureUrl(src, address)));
	return wrapTables(withPictures(numbered, addresses).replace(RAISED_TWICE, "<sup>®</sup>"));
}
