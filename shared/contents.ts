/** What a long text holds, from its own HTML, which the Worker has sanitised: its chapters, and how long it takes to read. */

export interface Chapter {
	id: string;
	title: string;
}

const FEWEST_CHAPTERS = 3;
/** Of an article that is long. */
export const LONG_WORDS = 300;

/** Of texts of one's own field, a little slower than of novels. */
const WORDS_A_MINUTE = 200;

const HEADING = /<h2((?: [^<>]*)?)>([\s\S]*?)<\/h2>/g;
const ID = / id="([^"]*)"/;
const TAG = /<[^>]*>/g;
/** All that the sanitiser escapes. */
const ESCAPED: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

const plain = (html: string): string =>
	html
		.replace(TAG, "")
		.replace(/&(?:amp|lt|gt|quot);/g, (found) => ESCAPED[found] ?? found)
		.trim();

const countWords = (html: string): number => html.replace(TAG, " ").match(/\S+/g)?.length ?? 0;

/** Seconds, in whole minutes. */
export const readingTime = (html: string): number => Math.ceil(countWords(html) / WORDS_A_MINUTE) * 60;

/**
 * The text with an id on each chapter, and the chapters; none: it needs no list of them, with so few or below `fewestWords`, since
 * who reads an article reads it whole. In a legal page one looks something up.
 */
export function withChapters(html: string, fewestWords = 0): { html: string; chapters: readonly Chapter[] } {
	const chapters: Chapter[] = [];
	const named = html.replace(HEADING, (whole, attributes: string, content: string) => {
		const title = plain(content);
		if (title === "") return whole;
		const own = ID.exec(attributes)?.[1];
		// No editor's id has a tilde: those of a text begin with "in-" (worker/content/text/anchors.ts).
		const id = own ?? `chapter~${chapters.length + 1}`;
		chapters.push({ id, title });
		return own === undefined ? `<h2 id="${id}"${attributes}>${content}</h2>` : whole;
	});
	const isLong = chapters.length >= FEWEST_CHAPTERS && countWords(html) >= fewestWords;
	return isLong ? { html: named, chapters } : { html, chapters: [] };
}
