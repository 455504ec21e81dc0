import { plainTextOf } from "./plain-text.ts";

/** What only HTML has: "p < 0.05" is a text. */
const HTML = /<\/(?:p|div|h[1-6]|ul|ol|li|span|strong|b|em|i|u|a|sup|sub)>|<br\s*\/?>/i;

const ENTITY = /&#?\w{2,31};/;

/** The words of an intro or a legal mention: the CMS's field may be rich text, or escaped. */
export async function plainField(written: string | null): Promise<string> {
	const text = written ?? "";
	if (HTML.test(text)) return plainTextOf(text);
	return ENTITY.test(text) ? plainTextOf(text.replaceAll("<", "&lt;")) : text;
}
