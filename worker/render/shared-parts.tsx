import {
	type Dependency,
	type Frame,
	NOBODY,
	type PageContext,
	PageProvider,
	type SharedPart,
} from "../../client/markup/page.ts";
import { PARTS_BYTES, TYPED_PARTS_BYTES } from "../cache/policies.ts";
import { lru } from "../runtime/lru.ts";
import { memoizedBy } from "../runtime/memoized.ts";
import type { Render } from "../runtime/react.ts";
import { checkPart } from "./part-check.ts";

/** Caches the HTML of `<Once>` parts, which are the same for everybody. Pages are rendered with placeholders for them. */

/** Compares each use of a part with a fresh rendering (wrangler.toml). */
declare const CHECK_SHARED_PARTS: boolean;

/** HTML that is kept. Each page writes its visitor's first name between two pieces. */
type Html = readonly Uint8Array[];

const lengthOf = (html: Html): number => html.reduce((sum, { length }) => sum + length, 0);

/** In UTF-8, so that parts are encoded once: non-ASCII texts take four to six times as long to encode. */
const cache = lru<Html>(PARTS_BYTES, (html, key) => lengthOf(html) + 2 * key.length + 256);
const encoder = new TextEncoder();

/** The HTML of parts with a visitor's words, by the object that the page shows. It ends with that object. */
const typedPartsOf = memoizedBy((_: object) => new Map<string, Html>());

/** If there is no room for the part, it replaces the others. */
function keepTyped(kept: Map<string, Html>, key: string, html: Html): void {
	const bytes = lengthOf([...kept.values(), html].flat());
	if (bytes > TYPED_PARTS_BYTES) kept.clear();
	if (lengthOf(html) <= TYPED_PARTS_BYTES) kept.set(key, html);
}

let last = 0;
const numberOf = memoizedBy((_: object) => {
	last += 1;
	return last;
});

/** Part of a cache key, unambiguous through a text's length. Empty lists are equal: failed reads make new ones. */
function keyOf(dependency: Dependency): string {
	if (typeof dependency === "string") return `${dependency.length}:${dependency}`;
	if (Array.isArray(dependency) && dependency.length === 0) return "[]";
	const isObject = (typeof dependency === "object" && dependency !== null) || typeof dependency === "function";
	return isObject ? `#${numberOf(dependency)}` : String(dependency);
}

/** React's preloads of eager pictures, useless beside the pictures. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;
export const withoutPreloads = (html: string): string => html.replace(PRELOADS, "");

/** Random, with a first character that occurs in no page. Created at first use: Workers have no randomness at startup. */
let placeholder: string | undefined;

/** React writes it between adjacent texts, such as placeholders. */
const COMMENT = "<!-- -->";
const withoutComment = (html: string): string => (html.startsWith(COMMENT) ? html.slice(COMMENT.length) : html);

/** A UTF-16 unit takes at most three bytes in UTF-8. */
function inUtf8(pieces: (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
	const room = pieces.reduce((sum, piece) => sum + piece.length * (typeof piece === "string" ? 3 : 1), 0);
	const bytes = new Uint8Array(room);
	let end = 0;
	for (const piece of pieces) {
		if (typeof piece === "string") {
			end += encoder.encodeInto(piece, bytes.subarray(end)).written;
		} else {
			bytes.set(piece, end);
			end += piece.length;
		}
	}
	return bytes.subarray(0, end);
}

/** `shown`: what the page shows for the visitor's words. Without it, parts with such words are not shared. */
export function sharedParts(page: PageContext, render: Render, shown: object | null = null) {
	placeholder ??= `\u0001${crypto.randomUUID()}`;
	const place = placeholder;
	const common = `${page.locale}/${page.current}/${page.sections.join()}`;
	const parts: SharedPart[] = [];
	const typed = shown && typedPartsOf(shown);

	function htmlFor(part: SharedPart): (string | Uint8Array)[] {
		const { of, facts, isTyped } = part;
		const key = `${common}/${of.map(keyOf).join("/")}/${facts === undefined ? "" : JSON.stringify(facts)}`;
		const cached = isTyped ? typed?.get(key) : cache.get(key);
		const html = cached ?? rendered(part, anonymous(page, part, place), render);
		if (!cached && isTyped && typed) keepTyped(typed, key, html);
		else if (!cached) cache.set(key, html);
		const pieces = html.flatMap((piece, index) => (index === 0 ? [piece] : [render(page.firstName), piece]));
		if (CHECK_SHARED_PARTS) {
			const nobody = anonymous(page, part, page.firstName);
			checkPart(of[0].name, inUtf8(pieces), page, nobody, (context) => htmlOf(part, context, render));
		}
		return pieces;
	}

	return {
		placeFor(part: SharedPart): string | null {
			if (part.isTyped && !typed) return null;
			parts.push(part);
			return place;
		},
		filled(html: string): Uint8Array<ArrayBuffer> {
			const [first = "", ...rest] = html.split(place);
			if (rest.length !== parts.length) throw new Error("A part of the page has no place");
			return inUtf8([first, ...parts.flatMap((part, index) => [...htmlFor(part), withoutComment(rest[index] ?? "")])]);
		},
	};
}

const htmlOf = ({ content }: SharedPart, page: PageContext, render: Render): string =>
	withoutPreloads(render(<PageProvider value={page}>{content()}</PageProvider>));

function rendered(part: SharedPart, page: PageContext, render: Render): Html {
	if (part.hasName)
		return htmlOf(part, page, render)
			.split(page.firstName)
			.map((piece) => encoder.encode(piece));
	const { placeFor, filled } = sharedParts(page, render);
	// A copy, because the bytes lie in a larger buffer.
	return [filled(htmlOf(part, { ...page, placeFor }, render)).slice()];
}

/** What a part sees of the page. `firstName`: for parts that contain it. */
const anonymous = (page: PageContext, { facts, hasName }: SharedPart, firstName: string): PageContext => ({
	...NOBODY,
	...facts,
	...(hasName ? { firstName } : {}),
	...frameOf(page),
});

type SharedFrame = Frame & Pick<PageContext, "t">;

function frameOf(page: SharedFrame): SharedFrame {
	const { locale, country, environment, sections, current, hasAccounts, tagManager, t } = page;
	return { locale, country, environment, sections, current, hasAccounts, tagManager, t };
}
