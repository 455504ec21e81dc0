import type { Attributes } from "sanitize-html";

/** The ids of a text, and links to them: prefixed, so that they are neither the page's own nor those of another text. */

const LONGEST = 100;

export class Anchors {
	readonly #prefix: string;
	/** By what the editor wrote; also the names of elements whose id is another. */
	readonly #written = new Map<string, string>();
	readonly #taken = new Set<string>();

	constructor(field: string) {
		this.#prefix = `in-${field}-`;
	}

	/** The element's id; of two with one id the first has it. */
	idOf({ id, name }: Attributes): Attributes {
		const wanted = id || name;
		// An address in its place is a slip, and may name the content host.
		if (!wanted || wanted.length > LONGEST || wanted.includes("//") || this.#written.has(wanted)) return {};
		const prefixed = this.#prefix + wanted.replace(/\s+/g, "-");
		if (this.#taken.has(prefixed)) return {};
		this.#taken.add(prefixed);
		this.#written.set(wanted, prefixed);
		if (name && name.length <= LONGEST && !this.#written.has(name)) this.#written.set(name, prefixed);
		return { id: prefixed };
	}

	/** The link to what the editor called so; undefined: nothing in this text is. `top` leads to the page's, as everywhere. */
	linkTo(fragment: string): string | undefined {
		const wanted = decoded(fragment);
		const id = this.#written.get(wanted);
		if (id !== undefined) return `#${encodeURIComponent(id)}`;
		return wanted === "top" ? "#top" : undefined;
	}
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
