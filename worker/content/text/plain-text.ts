import { unescaped } from "../../../shared/entities.ts";
import { withoutContentHost } from "../../backend/content-host.ts";

/** Elements that separate words; inline elements do not. */
const LINES = /<(?=\/?(?:p|div|h[1-6]|li|br|t[dhr]|dt|dd|figcaption|details|summary|blockquote)\b)/gi;

export async function plainTextOf(html: string): Promise<string> {
	const { default: clean } = await import("sanitize-html");
	return unescaped(withoutContentHost(clean(html.replace(LINES, " <"), { allowedTags: [], allowedAttributes: {} })))
		.replace(/\s+/g, " ")
		.trim();
}
