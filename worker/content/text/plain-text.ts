import { unescaped } from "../../../shared/entities.ts";
import { withoutContentHost } from "../../backend/content-host.ts";

/** Elements that separate words; inline elements do not. */
const LINES = /<(?=\/?(?:p|div|h[1-6]|li|br|t[dhr]|dt|dd|figcaption|details|summary|blockquote)\b)/gi;

/** 10 to the power of 9 must not read as 109. */
const RAISED = /<sup\b[^<>]*>([\d+−-]{1,6})<\/sup>/gi;
const SIGNS: Readonly<Record<string, string>> = { "1": "¹", "2": "²", "3": "³", "+": "⁺", "-": "⁻", "−": "⁻" };
const raised = (sign: string): string => SIGNS[sign] ?? String.fromCharCode(0x2070 + Number(sign));

/** Characters: many times the longest intro. The time of the parser grows with the square of the nested elements. */
const LONGEST = 20_000;

/** The words of the beginning, if the text is longer. */
export async function plainTextOf(html: string): Promise<string> {
	const { default: clean } = await import("sanitize-html");
	const beginning = html
		.slice(0, LONGEST)
		.replace(LINES, " <")
		.replace(RAISED, (_, signs: string) => [...signs].map(raised).join(""));
	return unescaped(withoutContentHost(clean(beginning, { allowedTags: [], allowedAttributes: {} })))
		.replace(/\s+/g, " ")
		.trim();
}
