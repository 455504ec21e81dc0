import type { RichText } from "../../../shared/contracts/fields.ts";
import { blocksHtml, textOrBlocks } from "./blocks.ts";
import { withFormulas } from "./formulas.ts";
import { isMarkdown, markdownHtml, noteMarkdown } from "./markdown.ts";
import { plainTextOf } from "./plain-text.ts";
import { sanitise } from "./sanitise.ts";
import { type Reading, reading, type TextPlace } from "./text-place.ts";

/** Characters: many times the longest real text, and a fraction of a second of CPU time. */
const LONGEST = 1_000_000;

const MARKUP = /<[a-z!/]/i;

/** A text without markup, such as a course's description, as HTML: an empty line ends a paragraph. */
function withParagraphs(written: string): string {
	const text = written.trim().replace(/\r\n?/g, "\n");
	if (!text.includes("\n") || MARKUP.test(text)) return written;
	const paragraphs = text.split(/\n\s*\n/).map((one) => `<p>${one.replaceAll("\n", "<br>")}</p>`);
	return paragraphs.join("");
}

/** An array is Strapi's Blocks; a string is HTML, or Markdown where CONTENT_FORMAT names the field. */
async function htmlOf(written: RichText, text: Reading): Promise<string> {
	const content = textOrBlocks(written);
	if (typeof content !== "string") return blocksHtml(content, text);
	if (isMarkdown(text)) return markdownHtml(content, text);
	noteMarkdown(content, text);
	return withFormulas(withParagraphs(content), text);
}

export async function richText(written: RichText | null, place: TextPlace): Promise<string> {
	if (written === null) return "";
	const text = reading(place);
	const html = await htmlOf(written, text);
	if (html.length > LONGEST) text.report("length");
	return sanitise(html.slice(0, LONGEST), text);
}

export async function beginningOf(written: RichText | null, place: TextPlace): Promise<string> {
	return written === null ? "" : plainTextOf(await htmlOf(written, reading(place)));
}
