import type { Attributes } from "sanitize-html";
import { beforeStripping } from "../../../shared/contents.ts";

const SCOPES = ["col", "row", "colgroup", "rowgroup"];

/** Tracks open tables to set the missing `scope` of header cells. */
export class Tables {
	readonly #open: { rows: number; inHead: boolean }[] = [];

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

	/** No `scope` in the first row outside `<thead>`, whose cells may be headers of columns or of the row: browsers guess well. */
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

/** Each table gets a scrolling region with a unique name (client/browser/enhancements/scroll.ts). */
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
const LONGEST_CAPTION = 1000;

/** The caption of the table at this position, as escaped HTML. CKEditor writes it after the table. */
function captionAt(html: string, at: number): string {
	const inside = html.indexOf(">", at) + 1;
	const end = html.indexOf("</table>", inside);
	const [, caption = ""] =
		CAPTION.exec(html.slice(inside, inside + LONGEST_CAPTION).trimStart()) ??
		FIGURE_CAPTION.exec(html.slice(end, end + LONGEST_CAPTION)) ??
		[];
	const words = beforeStripping(caption)
		.replace(/<[^<>]*>/g, "")
		.replace(/\s+/g, " ")
		.trim();
	// Cut at a space, so that no entity is broken.
	return words.length <= LONGEST_NAME ? words : `${words.slice(0, LONGEST_NAME).replace(/\s\S*$/, "")}…`;
}
