/** Text as search compares it: without case and diacritics, dotted and dotless i alike, ligatures spelt out. */
export const fold = (text: string): string =>
	text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/ı/g, "i")
		.replace(/ß/g, "ss")
		.replace(/œ/g, "oe")
		.replace(/æ/g, "ae");

export const slugify = (text: string): string =>
	fold(text)
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, 80)
		.replace(/^-+|-+$/g, "");
