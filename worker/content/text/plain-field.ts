import { plainTextOf } from "./plain-text.ts";

/** What only HTML has: "p < 0.05" is a text. */
const HTML = /<\/(?:p|div|h[1-6]|ul|ol|li|span|strong|b|em|i|u|a|sup|sub)>|<br\s*\/?>/i;

/** The words of an intro or a legal mention: the CMS's field may be rich text. */
export const plainField = async (written: string | null): Promise<string> =>
	written !== null && HTML.test(written) ? plainTextOf(written) : (written ?? "");
