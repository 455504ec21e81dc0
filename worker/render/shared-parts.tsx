import {
	type Dependency,
	type PageContext,
	PageProvider,
	type SharedFacts,
	type SharedPart,
} from "../../client/markup/page.ts";
import { PARTS_BYTES } from "../cache/policies.ts";
import { lru } from "../runtime/lru.ts";
import type { Render } from "../runtime/react.ts";
import { checkPart } from "./part-check.ts";

/**
 * A cache of rendered HTML for parts that are the same for everybody (`<Once>`): React renders such a part for the first
 * page that has it. In every page React renders a mark in its place, where the kept HTML is put afterwards.
 */

/** Whether every use of a part is checked: set by the build, in development and in tests (wrangler.toml). */
declare const CHECK_SHARED_PARTS: boolean;

/**
 * In UTF-8: a part is encoded once, not in each page. A text with one "é" takes the runtime four times as long to encode as
 * one in ASCII, and one with a "ş" six times.
 */
const written = lru<Uint8Array>(PARTS_BYTES, (html, key) => html.length + 2 * key.length + 256);
const encoder = new TextEncoder();

/** Objects become part of a cache key by a number that each gets when it is first met. */
const numbers = new WeakMap<object, number>();
let last = 0;

function numberOf(object: object): number {
	const known = numbers.get(object);
	if (known !== undefined) return known;
	last += 1;
	numbers.set(object, last);
	return last;
}

/**
 * A dependency's part of a key; a text says its length, so that no two lists of dependencies have the same key. Empty lists
 * are all the same: they stand in for what was not read, and are made anew for each page.
 */
function keyOf(one: Dependency): string {
	if (typeof one === "string") return `${one.length}:${one}`;
	if (Array.isArray(one) && one.length === 0) return "[]";
	return (typeof one === "object" && one !== null) || typeof one === "function" ? `#${numberOf(one)}` : String(one);
}

/** What React writes before a part for its eager pictures. It is of no use there: the pictures themselves follow at once. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/**
 * Random, so that no text of a page can contain it; its first character is one that pages do not have, which makes it quick
 * to find. Made at first use: Workers have no randomness while they start.
 */
let mark: string | undefined;

/** What React writes between two adjacent texts, and marks are texts to it. */
const COMMENT = "<!-- -->";
const withoutComment = (html: string): string => (html.startsWith(COMMENT) ? html.slice(COMMENT.length) : html);

/** The pieces one after another, in UTF-8. A text's unit of UTF-16 takes three bytes at most. */
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

/** The parts of one page, or of one part. */
export function sharedParts(page: PageContext, render: Render) {
	mark ??= `\u0001${crypto.randomUUID()}`;
	const place = mark;
	const common = `${page.locale}/${page.current}/${page.sections.join()}`;
	const parts: SharedPart[] = [];

	function bytesOf(part: SharedPart): Uint8Array {
		const { of, facts } = part;
		const key = `${common}/${of.map(keyOf).join("/")}/${facts === undefined ? "" : JSON.stringify(facts)}`;
		const known = written.get(key);
		const kept = known ?? rendered(part, nobodys(page, facts), render);
		if (!known) written.set(key, kept);
		if (CHECK_SHARED_PARTS) {
			checkPart(of[0].name, kept, page, nobodys(page, facts), (context) => htmlOf(part, context, render));
		}
		return kept;
	}

	return {
		placeFor(part: SharedPart): string {
			parts.push(part);
			return place;
		},
		/** The HTML in UTF-8, with the parts in their places. */
		filled(html: string): Uint8Array<ArrayBuffer> {
			const [first = "", ...rest] = html.split(place);
			if (rest.length !== parts.length) throw new Error("A part of the page has no place");
			return inUtf8([first, ...parts.flatMap((part, index) => [bytesOf(part), withoutComment(rest[index] ?? "")])]);
		},
	};
}

const htmlOf = ({ content }: SharedPart, page: PageContext, render: Render): string =>
	render(<PageProvider value={page}>{content()}</PageProvider>).replace(PRELOADS, "");

/** The part in UTF-8, with the parts in it. */
function rendered(part: SharedPart, page: PageContext, render: Render): Uint8Array {
	const { placeFor, filled } = sharedParts(page, render);
	// A copy of its own: what is filled lies in more room than it needs.
	return filled(htmlOf(part, { ...page, placeFor }, render)).slice();
}

/** The page context that a shared part is rendered with: without anything of the visitor, but the level where the part names it, or of the host. */
const nobodys = (
	{ locale, country, environment, sections, current, t }: PageContext,
	{ address = "", otherLocales = [], hca = null, accessLevel = "none" }: SharedFacts = {},
): PageContext => ({
	id: "home",
	locale,
	country,
	environment,
	sections,
	current,
	otherLocales,
	accessLevel,
	session: null,
	deeplinkAccess: false,
	path: "",
	address,
	arrival: null,
	userId: null,
	identity: null,
	hca,
	hub: null,
	tagManager: null,
	firstName: "",
	trackingInfo: null,
	preview: null,
	t,
});
