import * as z from "zod/mini";
import { optional, optionalList } from "../../../shared/contracts/fields.ts";
import { wireImage } from "../../../shared/contracts/item.ts";
import { escaped } from "./attributes.ts";
import type { Reading } from "./text-place.ts";

/** Strapi's Blocks as HTML, which is sanitised like any other. */

const node = z.object({
	type: z.string(),
	children: optionalList(z.unknown()),
	text: optional(z.string()),
	level: optional(z.int().check(z.minimum(1), z.maximum(6))),
	format: optional(z.string()),
	language: optional(z.string()),
	url: optional(z.string()),
	image: optional(z.extend(wireImage, { name: optional(z.string()), caption: optional(z.string()) })),
	bold: optional(z.boolean()),
	italic: optional(z.boolean()),
	underline: optional(z.boolean()),
	strikethrough: optional(z.boolean()),
	code: optional(z.boolean()),
});
type Node = z.output<typeof node>;

/** Lists within lists are all that nests in Blocks. */
const DEEPEST = 30;
/** Of one text: many times the longest real one, and a fraction of a second of every visitor's isolate. */
const MOST_NODES = 20_000;

/** The modifiers of a text, from the inside out. */
const MODIFIERS = [
	["code", "code"],
	["strikethrough", "s"],
	["underline", "u"],
	["italic", "em"],
	["bold", "strong"],
] as const;

const element = (name: string, inside: string, attributes = ""): string => `<${name}${attributes}>${inside}</${name}>`;

const attribute = (name: string, value: string | number | null): string =>
	value === null ? "" : ` ${name}="${escaped(String(value))}"`;

class Writer {
	readonly #text: Reading;
	#left = MOST_NODES;

	constructor(text: Reading) {
		this.#text = text;
	}

	all(nodes: readonly unknown[], depth: number): string {
		if (depth > DEEPEST) {
			this.#text.note("depth");
			return "";
		}
		return this.#counted(nodes)
			.map((one) => this.#one(one, depth))
			.join("");
	}

	/** As many of the nodes as the text may still have. */
	#counted(nodes: readonly unknown[]): readonly unknown[] {
		const counted = nodes.slice(0, this.#left);
		if (counted.length < nodes.length) this.#text.note("length");
		this.#left -= counted.length;
		return counted;
	}

	#one(value: unknown, depth: number): string {
		const found = node.safeParse(value).data;
		if (!found) {
			this.#text.note("block");
			return "";
		}
		const inside = () => this.all(found.children, depth + 1);
		switch (found.type) {
			case "text":
				return text(found);
			case "link":
				return element("a", inside(), attribute("href", found.url));
			case "paragraph": {
				const words = inside();
				// Editors make room with empty ones.
				return words.trim() === "" ? "" : element("p", words);
			}
			case "heading":
				return element(`h${found.level ?? 2}`, inside());
			case "quote":
				return element("blockquote", element("p", inside()));
			case "code":
				return element("pre", element("code", this.#words(found), attribute("class", languageOf(found))));
			case "image":
				return this.#picture(found);
			case "list":
				return this.#list(found, depth);
			default:
				this.#text.note("block", found.type.slice(0, 20));
				return element("div", inside());
		}
	}

	/** A list within a list stands beside the item that it belongs to. */
	#list({ format, children }: Node, depth: number): string {
		const items: string[] = [];
		for (const child of this.#counted(children)) {
			const found = node.safeParse(child).data;
			const html = this.all(found?.type === "list-item" ? found.children : [child], depth + 1);
			if (found?.type === "list" && items.length > 0) items.push(items.pop() + html);
			else items.push(html);
		}
		return element(format === "ordered" ? "ol" : "ul", items.map((item) => element("li", item)).join(""));
	}

	/** Of the texts in it nothing but their words. */
	#words({ children }: Node): string {
		return this.#counted(children)
			.map((child) => escaped(node.safeParse(child).data?.text ?? ""))
			.join("");
	}

	#picture(found: Node): string {
		const { image } = found;
		if (!image) return "";
		const sizes = Object.values(image.formats ?? {}).flatMap((format) =>
			format?.width ? [`${encodeURI(format.url)} ${format.width}w`] : [],
		);
		const attributes = [
			attribute("src", image.url),
			attribute("alt", image.alternativeText ?? ""),
			attribute("width", image.width),
			attribute("height", image.height),
			attribute("srcset", sizes.length > 0 ? sizes.join(", ") : null),
		];
		const caption = this.#words(found) || captionOf(image);
		const shown = `<img${attributes.join("")}>`;
		return element("figure", caption === "" ? shown : shown + element("figcaption", caption), ' class="image"');
	}
}

/** The caption in the media library. Older versions of Strapi fill it with the file's name. */
const captionOf = ({ name, caption }: NonNullable<Node["image"]>): string =>
	caption === null || caption === name ? "" : escaped(caption.trim());

const languageOf = ({ language }: Node): string | null => (language ? `language-${language}` : null);

function text(found: Node): string {
	const words = escaped(found.text ?? "").replaceAll("\n", "<br>");
	if (words === "") return "";
	return MODIFIERS.reduce((inside, [name, tag]) => (found[name] ? element(tag, inside) : inside), words);
}

export const blocksHtml = (blocks: readonly unknown[], text: Reading): string => new Writer(text).all(blocks, 0);
