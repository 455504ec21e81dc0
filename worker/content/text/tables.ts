import type { Attributes } from "sanitize-html";

/** Tables: what their header cells are for, and the boxes in which wide ones scroll. */

const SCOPES = ["col", "row", "colgroup", "rowgroup"];

interface OpenTable {
	rows: number;
	inHead: boolean;
}

/** Follows the elements as they open and close, to tell what a header cell heads where its editor has not said. */
export class Tables {
	readonly #open: OpenTable[] = [];

	opened(name: string): void {
		if (name === "table") this.#open.push({ rows: 0, inHead: false });
		const table = this.#open.at(-1);
		if (!table) return;
		if (name === "thead") table.inHead = true;
		if (name === "tr") table.rows += 1;
	}

	closed(name: string): void {
		if (name === "table") this.#open.pop();
		const table = this.#open.at(-1);
		if (table && name === "thead") table.inHead = false;
	}

	/** Of the first row outside a head browsers know better: it may hold headers of columns, or begin with one of its own. */
	scopeOf({ scope = "" }: Attributes): Attributes {
		if (SCOPES.includes(scope.toLowerCase())) return { scope: scope.toLowerCase() };
		const table = this.#open.at(-1);
		if (!table) return {};
		if (table.inHead) return { scope: "col" };
		return table.rows > 1 ? { scope: "row" } : {};
	}
}

const TABLE = /<table[^<>]*>/g;
const LONGEST_NAME = 120;

/**
 * A wide table scrolls in a box of its own, which the keyboard can reach and which has a name: the table's caption, if it
 * has one, and `numbered`, by which no two regions of a page have the same. The browser's script takes both from a box that
 * does not scroll (client/browser/enhancements/scroll.ts).
 */
export function inBoxes(html: string, numbered: (number: number) => string): string {
	let number = 0;
	const box = (table: string, at: number) => {
		number += 1;
		const caption = captionAt(html, at);
		const name = (caption && `${caption}, `) + numbered(number);
		return `<div class="table-scroll" data-enhance="scroll" tabindex="0" role="region" aria-label="${name.replaceAll('"', "&quot;")}">${table}`;
	};
	return html.replace(TABLE, box).replaceAll("</table>", "</table></div>");
}

const CAPTION = /^<caption[^<>]*>(.*?)<\/caption>/s;
const FIGURE_CAPTION = /^<\/table>\s*<figcaption[^<>]*>(.*?)<\/figcaption>/s;
/** Longer than a caption with its markup. */
const LONGEST_CAPTION = 1000;

/** The words of the caption of the table that begins there, as HTML; CKEditor writes it behind the table. */
function captionAt(html: string, at: number): string {
	const inside = html.indexOf(">", at) + 1;
	const end = html.indexOf("</table>", inside);
	const [, caption = ""] =
		CAPTION.exec(html.slice(inside, inside + LONGEST_CAPTION).trimStart()) ??
		FIGURE_CAPTION.exec(html.slice(end, end + LONGEST_CAPTION)) ??
		[];
	const words = caption
		.replace(/<[^<>]*>/g, "")
		.replace(/\s+/g, " ")
		.trim();
	// Cut between words, so that no entity is broken.
	return words.length <= LONGEST_NAME ? words : `${words.slice(0, LONGEST_NAME).replace(/\s\S*$/, "")}…`;
}
