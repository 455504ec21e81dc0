import { config } from "../../runtime/config.ts";
import { escaped } from "./attributes.ts";
import type { Reading } from "./text-place.ts";

/** Characters: longer than any real text. The parser takes less than a second for this length. */
const LONGEST = 100_000;
const DEEPEST = 50;

/** Only for fields in CONTENT_FORMAT: in other texts "5 * 3 mg" is not emphasis. */
export function isMarkdown({ of, field }: Reading): boolean {
	const formats: Readonly<Record<string, string | undefined>> = config.CONTENT_FORMAT;
	return formats[`${of}.${field}`] === "markdown";
}

/** Loads the parser with the first Markdown text: most portals have none. */
export async function markdownHtml(written: string, text: Reading): Promise<string> {
	if (written.length > LONGEST) {
		text.report("length");
		return paragraphsOf(written);
	}
	const { default: MarkdownIt } = await import("markdown-it");
	const parser = new MarkdownIt({ html: true, breaks: true, maxNesting: DEEPEST });
	// Links are checked later, in the same way for all formats.
	parser.validateLink = () => true;
	const shared = {};
	const tokens = parser.parse(written, shared);
	if (tokens.some(({ level }) => level >= DEEPEST - 1)) {
		text.report("depth");
		return paragraphsOf(written);
	}
	return parser.renderer.render(tokens, parser.options, shared);
}

const paragraphsOf = (written: string): string =>
	written
		.split(/\n\s*\n/)
		.map((words) => `<p>${escaped(words.trim()).replaceAll("\n", "<br>")}</p>`)
		.join("");
