import { withoutContentHost } from "../../backend/content-host.ts";

/** What begins or ends a line; between two others words touch. */
const LINES = /<(?=\/?(?:p|div|h[1-6]|li|br|t[dhr]|dt|dd|figcaption|details|summary|blockquote)\b)/gi;
/** All that the library escapes in a text. */
const ESCAPED = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' } as const;
type Escaped = keyof typeof ESCAPED;
const isEscaped = (text: string): text is Escaped => Object.hasOwn(ESCAPED, text);

/** The words that readers see of HTML, as plain text, for where no element can stand. */
export async function plainTextOf(html: string): Promise<string> {
	const { default: clean } = await import("sanitize-html");
	return withoutContentHost(clean(html.replace(LINES, " <"), { allowedTags: [], allowedAttributes: {} }))
		.replace(/&(?:amp|lt|gt|quot);/g, (found) => (isEscaped(found) ? ESCAPED[found] : found))
		.replace(/\s+/g, " ")
		.trim();
}
