import type { RichText } from "../../../shared/contracts/fields.ts";
import { blocksHtml, textOrBlocks } from "./blocks.ts";
import { plainTextOf } from "./plain-text.ts";

/** What only HTML has: "p < 0.05" is a text. */
const HTML = /<\/(?:p|div|h[1-6]|ul|ol|li|span|strong|b|em|i|u|a|sup|sub)>|<br\s*\/?>/i;

const ENTITY = /&#?\w{2,31};/;

/** Plain words need no report of parts that the portal cannot show. */
const UNREPORTED = { report: () => undefined };

/** The words of an intro or legal mention, which may be rich text, Blocks, or escaped. */
export async function plainField(written: RichText | null): Promise<string> {
	const text = textOrBlocks(written ?? "");
	if (typeof text !== "string") return plainTextOf(blocksHtml(text, UNREPORTED));
	if (HTML.test(text)) return plainTextOf(text);
	return ENTITY.test(text) ? plainTextOf(text.replaceAll("<", "&lt;")) : text;
}
