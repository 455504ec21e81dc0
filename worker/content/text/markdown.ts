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

/** A heading, emphasis, a link or picture, a table: nobody types these by chance. */
const MARKS = /^#{1,6} \p{L}|\*\*[^\s*][^*\n]*\*\*|\]\((?:https?:|mailto:|\/)|^\| ?:?-{3}/mu;
const BLOCKS = /<(?:p|div|h[1-6]|ul|ol|table)[\s>]/i;

/** Strapi's "Rich text (Markdown)" looks like any text in an answer: only CONTENT_FORMAT can name it. */
export function noteMarkdown(written: string, text: Reading): void {
	if (MARKS.test(written) && !BLOCKS.test(written)) text.report("markdown");
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
