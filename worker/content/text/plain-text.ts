import { withoutContentHost } from "../../backend/content-host.ts";

/** Elements that separate words; inline elements do not. */
const LINES = /<(?=\/?(?:p|div|h[1-6]|li|br|t[dhr]|dt|dd|figcaption|details|summary|blockquote)\b)/gi;
const ESCAPED = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' } as const;
type Escaped = keyof typeof ESCAPED;
const isEscaped = (text: string): text is Escaped => Object.hasOwn(ESCAPED, text);

export async function plainTextOf(html: string): Promise<string> {
	const { default: clean } = await import("sanitize-html");
	return withoutContentHost(clean(html.replace(LINES, " <"), { allowedTags: [], allowedAttributes: {} }))
		.replace(/&(?:amp|lt|gt|quot);/g, (entity) => (isEscaped(entity) ? ESCAPED[entity] : entity))
		.replace(/\s+/g, " ")
		.trim();
}
