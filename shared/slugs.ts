/**
 * What an item's slug may be: letters and digits of any script with their marks, and what joins them, up to as many characters
 * as the CMS's field holds. Not what begins with a dot, which browsers take for a way up.
 */
const SLUG = /^(?!\.)[\p{L}\p{M}\p{N}\p{Join_Control}·._~-]{1,255}$/u;

export const isSlug = (text: string): boolean => SLUG.test(text);

/**
 * The same slug as other systems write it: letters with marks composed or decomposed, of which one looks like the other.
 * undefined: there is one way to write it.
 */
export const otherSpelling = (slug: string): string | undefined =>
	(["NFC", "NFD"] as const).map((form) => slug.normalize(form)).find((spelling) => spelling !== slug);
