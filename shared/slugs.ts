/** Letters, digits, marks and joining characters of any script. Browsers resolve a leading dot as a folder. */
const SLUG = /^(?!\.)[\p{L}\p{M}\p{N}\p{Join_Control}·._~-]{1,255}$/u;

export const isSlug = (text: string): boolean => SLUG.test(text);

/** The other Unicode form of the slug (composed or decomposed), if it differs. Other systems may write it that way. */
export const otherSpelling = (slug: string): string | undefined =>
	(["NFC", "NFD"] as const).map((form) => slug.normalize(form)).find((spelling) => spelling !== slug);
