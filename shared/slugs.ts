/** Of any script. No leading dot, which browsers resolve as a folder. */
const SLUG = /^(?!\.)[\p{L}\p{M}\p{N}\p{Join_Control}·._~-]{1,255}$/u;

export const isSlug = (text: string): boolean => SLUG.test(text);

/** The other Unicode form (composed or decomposed), if it differs. Other systems may use it. */
export const otherSpelling = (slug: string): string | undefined =>
	(["NFC", "NFD"] as const).map((form) => slug.normalize(form)).find((spelling) => spelling !== slug);
