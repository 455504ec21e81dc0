/**
 * A slug: letters and digits of any script with their marks, and joining characters, up to the length of the CMS's field. A
 * leading dot is excluded, because browsers resolve it as a folder.
 */
const SLUG = /^(?!\.)[\p{L}\p{M}\p{N}\p{Join_Control}·._~-]{1,255}$/u;

export const isSlug = (text: string): boolean => SLUG.test(text);

/**
 * The same slug in the other Unicode form, composed or decomposed. Other systems may write it that way. Undefined when both
 * forms are equal.
 */
export const otherSpelling = (slug: string): string | undefined =>
	(["NFC", "NFD"] as const).map((form) => slug.normalize(form)).find((spelling) => spelling !== slug);
