import type sanitizeHtml from "sanitize-html";
import type { Attributes, Tag } from "sanitize-html";
import { translator } from "../../../locales/index.ts";
import type { ClickEvent } from "../../../shared/analytics.ts";
import { markNames, withFixedSpaces } from "../../../shared/text.ts";
import { withoutContentHost } from "../../backend/content-host.ts";
import { finding } from "../../runtime/findings/findings.ts";
import { allowed, lossOf, RENAMED } from "./allowed.ts";
import { Anchors } from "./anchors.ts";
import { attributesHtml, commonOf, escaped, OWN, pixels, spanName, spansOf, titleOf } from "./attributes.ts";
import { embedHtml, embedIn, type TextEmbed, withLoneVideos } from "./embeds.tsx";
import { Fillings } from "./fillings.ts";
import { EXTERNAL, textLink } from "./links.ts";
import { type Guard, withinDepth } from "./nesting.ts";
import { outline } from "./outline.ts";
import { Structure } from "./structure.ts";
import { inBoxes, Tables } from "./tables.ts";
import type { Reading } from "./text-place.ts";

/** Sanitises the CMS's text by an allow-list, before it is cached. [5.03] The library is synchronous (fillings.ts). */

/** Per text. Further players become links. */
const MOST_EMBEDS = 50;

class Cleaning {
	readonly anchors: Anchors;
	readonly tables = new Tables();
	readonly structure = new Structure();
	readonly fillings: Fillings;
	readonly #heading = outline();
	readonly #text: Reading;
	#embeds = 0;

	constructor(text: Reading) {
		this.#text = text;
		this.anchors = new Anchors(text.field);
		this.fillings = new Fillings(text);
	}

	/** Attributes are written anew. A forbidden element keeps its name, else the library would close the wrong element. */
	transform(name: string, attribs: Attributes): Tag {
		const tagName = this.structure.placed(this.#nameOf(name, attribs));
		const common = { ...this.anchors.idOf(attribs), ...commonOf(tagName, attribs) };
		switch (tagName) {
			case "a":
				return { tagName, attribs: { ...this.#link(attribs), ...common } };
			case "img":
				return { tagName, attribs: { ...this.#picture(attribs), ...common } };
			case "iframe":
			case "oembed":
				return { tagName: "iframe", attribs: { src: this.#frame(attribs) } };
			case "input":
				return this.#tick(attribs);
			case "th":
				return { tagName, attribs: { ...this.tables.scopeOf(attribs), ...spansOf(attribs), ...common } };
			case "span":
				return Object.keys(common).length > 0 ? { tagName: "bdi", attribs: common } : { tagName, attribs: {} };
			default:
				return this.#other(tagName, { ...OWN.get(tagName)?.(attribs), ...common });
		}
	}

	#nameOf(name: string, attribs: Attributes): string {
		if (name === "span") return spanName(attribs);
		return /^h[1-6]$/.test(name) ? this.#heading(name) : (RENAMED.get(name) ?? name);
	}

	#other(tagName: string, attribs: Attributes): Tag {
		const loss = lossOf(tagName);
		if (loss) this.#text.report(loss, tagName.slice(0, 20));
		return { tagName, attribs };
	}

	/** `href` must be the first attribute for NUMBERED. Without it the link is text. */
	#link({ href = "", title = "" }: Attributes): Attributes {
		if (href === "") return {};
		const link = textLink(href, this.#text);
		switch (link.kind) {
			case "text":
				return {};
			case "anchor":
				return { href: this.fillings.number(async () => this.#anchor(link.fragment)) };
			case "file":
				return { href: this.fillings.number(async () => attributesHtml({ href: await link.address(), ...DOWNLOAD })) };
			default:
				return { href: link.href, ...(link.kind === "external" ? EXTERNAL : {}), ...titleOf({ title }) };
		}
	}

	#anchor(fragment: string): string {
		const href = this.anchors.linkTo(fragment);
		if (href === undefined) this.#text.report("anchor", `#${fragment}`);
		return href === undefined ? "" : attributesHtml({ href });
	}

	/** `src` must be the first attribute for NUMBERED. */
	#picture(attribs: Attributes): Attributes {
		const { src, alt = "", width, height } = attribs;
		if (alt.trim() === "") finding("alternative", { field: this.#text.field, detail: src });
		return {
			src: this.fillings.picture(attribs),
			alt: withoutContentHost(alt),
			loading: "lazy",
			decoding: "async",
			...(pixels(width) === null ? {} : { width: String(width) }),
			...(pixels(height) === null ? {} : { height: String(height) }),
		};
	}

	/** An `<oembed>` (`url`) that the portal cannot play becomes a link; another `<iframe>` is dropped. */
	#frame(attribs: Attributes): string {
		const embed = embedIn(attribs);
		if (embed) return this.embed(embed);
		const link = attribs.url ? textLink(attribs.url, this.#text) : null;
		if (link?.kind === "external") return this.fillings.number(async () => externalLink(link.href));
		this.#text.report("embed", attribs.src ?? attribs.url);
		return this.fillings.number(async () => "");
	}

	embed(embed: TextEmbed): string {
		this.#embeds += 1;
		const isOneTooMany = this.#embeds > MOST_EMBEDS;
		return this.fillings.number(async () =>
			isOneTooMany ? externalLink(embed.embed.page) : embedHtml(embed, this.#text),
		);
	}

	/** A task's checkbox becomes an icon, because readers cannot change it. */
	#tick({ type, ...attribs }: Attributes): Tag {
		if (type !== "checkbox") return { tagName: "input", attribs: {} };
		const isDone = "checked" in attribs;
		const label = translator(this.#text.locale)(isDone ? "prose.done" : "prose.toDo");
		return {
			tagName: "i",
			attribs: { class: isDone ? "task task--done" : "task", role: "img", "aria-label": label },
		};
	}
}

const DOWNLOAD = { "data-track": "download" satisfies ClickEvent };

const externalLink = (address: string): string =>
	`<a${attributesHtml({ href: address, ...EXTERNAL })}>${escaped(address)}</a>`;

/** Screen readers list blank headings. They are removed first, because each would count as a level of the outline. */
const BLANK_HEADING =
	/<(h[1-6])\b[^<>]*>(?:[\s\u200b]|&nbsp;|&#160;|&#8203;|<br[^<>]*>|<\/?(?:b|strong|em|i|u|span)\b[^<>]*>)*<\/\1>/gi;

/** Loads the library with the first text: caches hold sanitised text, so most isolates never need it. */
export async function sanitise(html: string, text: Reading): Promise<string> {
	if (html === "") return "";
	const { default: clean } = await import("sanitize-html");
	const cleaning = new Cleaning(text);
	const { tables, structure } = cleaning;
	const options = (guard: Guard): sanitizeHtml.IOptions => ({
		...allowed,
		transformTags: { "*": (name, attribs) => cleaning.transform(name, attribs) },
		textFilter(words) {
			const text = markNames(withFixedSpaces(withoutContentHost(words)));
			// In `<sup>` the editor has raised it.
			return structure.isIn("sup") ? text : text.replaceAll("®", "<sup>®</sup>");
		},
		onOpenTag(name, attribs) {
			guard.onOpenTag?.(name, attribs);
			tables.opened(name);
			structure.opened(name);
		},
		onCloseTag(name, isImplied) {
			guard.onCloseTag?.(name, isImplied);
			tables.closed(name);
			structure.closed();
		},
	});
	const worded = html.replace(BLANK_HEADING, "");
	const cleaned = withinDepth(worded, text, (guard) => clean(worded, options(guard))).replaceAll("</iframe>", "");
	const placed = withLoneVideos(cleaned, (embed) => `<iframe src="${cleaning.embed(embed)}">`);
	const t = translator(text.locale);
	const numbered = text.field === "transcript" ? "prose.transcriptTable" : "prose.table";
	const boxed = inBoxes(placed, (number) => t(numbered, { number }));
	return cleaning.fillings.filled(boxed);
}
