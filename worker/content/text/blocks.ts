import * as z from "zod/mini";
import { optional, optionalList, type RichText } from "../../../shared/contracts/fields.ts";
import { wireImage } from "../../../shared/contracts/image.ts";
import { parseJson } from "../../runtime/json.ts";
import { attributesHtml, escaped } from "./attributes.ts";
import type { Reading } from "./text-place.ts";

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

type Reporting = Pick<Reading, "report">;

const JSON_LIST = /^\s*\[\s*\{\s*"/;
const storedBlocks = z.array(z.looseObject({ type: z.string(), children: z.optional(z.array(z.unknown())) }));

/** The text, or Strapi's Blocks, which a database may store as JSON. */
export function textOrBlocks(written: RichText): RichText {
	const isStored = typeof written === "string" && JSON_LIST.test(written);
	return (isStored && storedBlocks.safeParse(parseJson(written)).data) || written;
}

/** Levels. In Blocks only lists nest. */
const DEEPEST = 30;
/** Per text: many times the longest real one, and a fraction of a second of CPU time. */
const MOST_NODES = 20_000;

const MODIFIERS = [
	["code", "code"],
	["strikethrough", "s"],
	["underline", "u"],
	["italic", "em"],
	["bold", "strong"],
] as const;

const element = (name: string, inside: string, attributes = ""): string => `<${name}${attributes}>${inside}</${name}>`;

class Writer {
	readonly #text: Reporting;
	#left = MOST_NODES;

	constructor(text: Reporting) {
		this.#text = text;
	}

	all(nodes: readonly unknown[], depth: number): string {
		if (depth > DEEPEST) {
			this.#text.report("depth");
			return "";
		}
		return this.#counted(nodes)
			.map((one) => this.#one(one, depth))
			.join("");
	}

	#counted(nodes: readonly unknown[]): readonly unknown[] {
		const counted = nodes.slice(0, this.#left);
		if (counted.length < nodes.length) this.#text.report("length");
		this.#left -= counted.length;
		return counted;
	}

	#one(value: unknown, depth: number): string {
		const block = node.safeParse(value).data;
		if (!block) {
			this.#text.report("block");
			return "";
		}
		const inside = () => this.all(block.children, depth + 1);
		switch (block.type) {
			case "text":
				return text(block);
			case "link":
				return element("a", inside(), attributesHtml({ href: block.url }));
			case "paragraph": {
				const words = inside();
				return words.trim() === "" ? "" : element("p", words);
			}
			case "heading":
				return element(`h${block.level ?? 2}`, inside());
			case "quote":
				return element("blockquote", element("p", inside()));
			case "code":
				return element("pre", element("code", this.#words(block), attributesHtml({ class: languageOf(block) })));
			case "image":
				return this.#picture(block);
			case "list":
				return this.#list(block, depth);
			default:
				this.#text.report("block", block.type.slice(0, 20));
				return element("div", inside());
		}
	}

	/** In Blocks a nested list is a sibling of its item; in HTML it must be inside the item. */
	#list({ format, children }: Node, depth: number): string {
		const items: string[] = [];
		for (const child of this.#counted(children)) {
			const block = node.safeParse(child).data;
			const html = this.all(block?.type === "list-item" ? block.children : [child], depth + 1);
			if (block?.type === "list" && items.length > 0) items.push(items.pop() + html);
			else items.push(html);
		}
		return element(format === "ordered" ? "ol" : "ul", items.map((item) => element("li", item)).join(""));
	}

	#words({ children }: Node): string {
		return this.#counted(children)
			.map((child) => escaped(node.safeParse(child).data?.text ?? ""))
			.join("");
	}

	#picture(block: Node): string {
		const { image } = block;
		if (!image) return "";
		const sizes = Object.values(image.formats ?? {}).flatMap((format) =>
			format?.width ? [`${encodeURI(format.url)} ${format.width}w`] : [],
		);
		const shown = `<img${attributesHtml({
			src: image.url,
			alt: image.alternativeText ?? "",
			width: image.width,
			height: image.height,
			srcset: sizes.length > 0 ? sizes.join(", ") : null,
		})}>`;
		const caption = this.#words(block) || captionOf(image);
		return element("figure", caption === "" ? shown : shown + element("figcaption", caption), ' class="image"');
	}
}

/** The caption in the media library. Older versions of Strapi fill it with the file's name. */
const captionOf = ({ name, caption }: NonNullable<Node["image"]>): string =>
	caption === null || caption === name ? "" : escaped(caption.trim());

const languageOf = ({ language }: Node): string | null => (language ? `language-${language}` : null);

function text(block: Node): string {
	const words = escaped(block.text ?? "").replaceAll("\n", "<br>");
	if (words === "") return "";
	return MODIFIERS.reduce((inside, [name, tag]) => (block[name] ? element(tag, inside) : inside), words);
}

export const blocksHtml = (blocks: readonly unknown[], text: Reporting): string => new Writer(text).all(blocks, 0);
