import { config } from "../../runtime/config.ts";
import { escaped } from "./attributes.ts";
import type { Reading } from "./text-place.ts";

/** Markdown as HTML, which is sanitised like any other. */

/** Characters: more than any real text has. Whatever is in it, the parser takes less than a second for so many. */
const LONGEST = 100_000;
/** Of lists and quotations within one another; what lies deeper the parser leaves out. */
const DEEPEST = 50;

/** Only where it is said: "5 * 3 mg" is emphasis to nobody but a parser. */
export function isMarkdown({ of, field }: Reading): boolean {
	const formats: Readonly<Record<string, string | undefined>> = config.CONTENT_FORMAT;
	return formats[`${of}.${field}`] === "markdown";
}

/** The parser is loaded with the first such text: most portals have none. */
export async function markdownHtml(written: string, text: Reading): Promise<string> {
	if (written.length > LONGEST) {
		text.note("length");
		return paragraphsOf(written);
	}
	const { default: MarkdownIt } = await import("markdown-it");
	const parser = new MarkdownIt({ html: true, breaks: true, maxNesting: DEEPEST });
	// Which links hold is decided for all texts alike, once they are HTML.
	parser.validateLink = () => true;
	const shared = {};
	const tokens = parser.parse(written, shared);
	if (tokens.some(({ level }) => level >= DEEPEST - 1)) {
		text.note("depth");
		return paragraphsOf(written);
	}
	return parser.renderer.render(tokens, parser.options, shared);
}

/** The text as it was typed. */
const paragraphsOf = (written: string): string =>
	written
		.split(/\n\s*\n/)
		.map((words) => `<p>${escaped(words.trim()).replaceAll("\n", "<br>")}</p>`)
		.join("");
