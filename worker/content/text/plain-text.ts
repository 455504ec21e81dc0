import { beforeStripping } from "../../../shared/contents.ts";
import { unescaped } from "../../../shared/entities.ts";
import { withoutContentHost } from "../../backend/content-host.ts";

/** Characters: many times the longest intro. The time of the parser grows with the square of the nested elements. */
const LONGEST = 20_000;

/** The words of the beginning, if the text is longer. */
export async function plainTextOf(html: string): Promise<string> {
	const { default: clean } = await import("sanitize-html");
	const beginning = beforeStripping(html.slice(0, LONGEST));
	return unescaped(withoutContentHost(clean(beginning, { allowedTags: [], allowedAttributes: {} })))
		.replace(/\s+/g, " ")
		.trim();
}
