import { unescaped } from "../../../shared/entities.ts";
import { withoutContentHost } from "../../backend/content-host.ts";

/** Elements that separate words; inline elements do not. */
const LINES = /<(?=\/?(?:p|div|h[1-6]|li|br|t[dhr]|dt|dd|figcaption|details|summary|blockquote)\b)/gi;

/** Characters: many times the longest intro. For nested elements the parser takes time by the square of their number. */
const LONGEST = 20_000;

/** Of a longer text, the beginning. */
export async function plainTextOf(html: string): Promise<string> {
	const { default: clean } = await import("sanitize-html");
	const beginning = html.slice(0, LONGEST).replace(LINES, " <");
	return unescaped(withoutContentHost(clean(beginning, { allowedTags: [], allowedAttributes: {} })))
		.replace(/\s+/g, " ")
		.trim();
}
