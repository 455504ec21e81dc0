/** Prevents nesting for which browsers close open elements: leftover end tags would close elements of the page. */

/** Browsers close the nearest open element of `ends`, unless a container is between. Only a leftover `</div>` does harm. */
interface Item {
	ends: readonly string[];
	containers: readonly string[];
}

const TERM: Item = { ends: ["dt", "dd"], containers: ["dl"] };
const ITEMS = new Map<string, Item>([
	["li", { ends: ["li"], containers: ["ul", "ol"] }],
	["dt", TERM],
	["dd", TERM],
]);

const HEADING = /^h[1-6]$/;
const CELLS = ["td", "th", "caption"];
const PARTS = ["thead", "tbody", "tfoot", "tr", ...CELLS];
const ENDED = "";

export class Structure {
	readonly #open: string[] = [];

	opened(name: string): void {
		this.#open.push(name);
	}

	closed(): void {
		this.#open.pop();
	}

	isIn(name: string): boolean {
		return this.#open.includes(name);
	}

	/** "div" if browsers would close other elements for `name`. */
	placed(name: string): string {
		this.#open.pop();
		const placed = this.#endsOthers(name) ? "div" : name;
		if (PARTS.includes(placed)) this.#endCells();
		this.#open.push(placed);
		return placed;
	}

	#endsOthers(name: string): boolean {
		if (name === "table") return this.#open.findLast((one) => one === "table" || CELLS.includes(one)) === "table";
		if (HEADING.test(name)) return this.#hasDivFrom(this.#open.findIndex((one) => HEADING.test(one)));
		const item = ITEMS.get(name);
		if (!item) return false;
		const at = this.#open.findLastIndex((one) => item.ends.includes(one) || item.containers.includes(one));
		return item.ends.includes(this.#open[at] ?? "") && this.#hasDivFrom(at);
	}

	#hasDivFrom(at: number): boolean {
		return at >= 0 && this.#open.slice(at).some((name) => name === "div" || name === "details");
	}

	#endCells(): void {
		const table = this.#open.lastIndexOf("table");
		for (const [at, name] of this.#open.entries()) if (at > table && CELLS.includes(name)) this.#open[at] = ENDED;
	}
}
