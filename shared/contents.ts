import { unescaped } from "./entities.ts";

export interface Chapter {
	id: string;
	title: string;
}

const FEWEST_CHAPTERS = 3;
export const LONG_WORDS = 300;

const WORDS_A_MINUTE = 200;

const HEADING = /<h2((?: [^<>]*)?)>([\s\S]*?)<\/h2>/g;
const ID = / id="([^"]*)"/;
const TAG = /<[^>]*>/g;

/** Elements that separate words; inline elements do not. */
const LINES = /<(?=\/?(?:p|div|h[1-6]|li|br|t[dhr]|dt|dd|figcaption|details|summary|blockquote)\b)/gi;

/** 10 to the power of 9 must not read as 109. */
const RAISED = /<sup\b[^<>]*>([\d+−-]{1,6})<\/sup>/gi;
const SIGNS: Readonly<Record<string, string>> = { "1": "¹", "2": "²", "3": "³", "+": "⁺", "-": "⁻", "−": "⁻" };
const raised = (sign: string): string => SIGNS[sign] ?? String.fromCharCode(0x2070 + Number(sign));

/** HTML whose words stay apart, and whose raised numbers stay raised, when its tags are removed. */
export const beforeStripping = (html: string): string =>
	html.replace(LINES, " <").replace(RAISED, (_, signs: string) => [...signs].map(raised).join(""));

const plain = (html: string): string =>
	unescaped(beforeStripping(html).replace(TAG, ""))
		.replace(/[\t\n\r ]+/g, " ")
		.trim();

const countWords = (html: string): number => html.replace(TAG, " ").match(/\S+/g)?.length ?? 0;

/** In seconds, rounded up to whole minutes. */
export const readingTime = (html: string): number => Math.ceil(countWords(html) / WORDS_A_MINUTE) * 60;

/** Short texts have no chapters. */
export function withChapters(html: string, fewestWords = 0): { html: string; chapters: readonly Chapter[] } {
	const chapters: Chapter[] = [];
	const named = html.replace(HEADING, (whole, attributes: string, content: string) => {
		const title = plain(content);
		if (title === "") return whole;
		const editorId = ID.exec(attributes)?.[1];
		// Unambiguous: editors' ids begin with "in-" (worker/content/text/anchors.ts).
		const id = editorId ?? `chapter~${chapters.length + 1}`;
		chapters.push({ id, title });
		return editorId === undefined ? `<h2 id="${id}"${attributes}>${content}</h2>` : whole;
	});
	const isLong = chapters.length >= FEWEST_CHAPTERS && countWords(html) >= fewestWords;
	return isLong ? { html: named, chapters } : { html, chapters: [] };
}
