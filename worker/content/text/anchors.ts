import type { Attributes } from "sanitize-html";
import { decoded } from "../../../shared/text.ts";

/** Prefixed ids of a text, and links to them, cannot collide with ids of the page or another text. */

const LONGEST = 100;

export class Anchors {
	readonly #prefix: string;
	/** Prefixed ids by the editor's id, or by the `name` of the same element. */
	readonly #written = new Map<string, string>();
	readonly #used = new Set<string>();

	constructor(field: string) {
		this.#prefix = `in-${field}-`;
	}

	idOf({ id, name }: Attributes): Attributes {
		const wanted = id || name;
		// A URL as an id is a mistake, and may contain the content host.
		if (!wanted || wanted.length > LONGEST || wanted.includes("//") || this.#written.has(wanted)) return {};
		const prefixed = this.#prefix + wanted.replace(/\s+/g, "-");
		if (this.#used.has(prefixed)) return {};
		this.#used.add(prefixed);
		this.#written.set(wanted, prefixed);
		if (name && name.length <= LONGEST && !this.#written.has(name)) this.#written.set(name, prefixed);
		return { id: prefixed };
	}

	/** undefined: the text has no such id. `top` is the top of the page, as in HTML. */
	linkTo(fragment: string): string | undefined {
		const wanted = decoded(fragment);
		const id = this.#written.get(wanted);
		if (id !== undefined) return `#${encodeURIComponent(id)}`;
		return wanted === "top" ? "#top" : undefined;
	}
}
