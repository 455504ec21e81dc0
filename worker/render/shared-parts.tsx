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
 * A cache of HTML for parts that are the same for everybody (`<Once>`). React renders a part once, for the first page that
 * contains it, and a placeholder in every page, which is then replaced by the cached HTML.
 */

/** Whether every use of a part is compared with a fresh rendering: in development and tests (wrangler.toml). */
declare const CHECK_SHARED_PARTS: boolean;

/**
 * Parts in UTF-8, so that a part is encoded once and not in each page: a text with one "é" takes the runtime four times as
 * long to encode as ASCII, and one with a "ş" six times.
 */
const cache = lru<Uint8Array>(PARTS_BYTES, (html, key) => html.length + 2 * key.length + 256);
const encoder = new TextEncoder();

/** Numbers that stand for objects in cache keys. */
const numbers = new WeakMap<object, number>();
let last = 0;

function numberOf(object: object): number {
	const number = numbers.get(object);
	if (number !== undefined) return number;
	last += 1;
	numbers.set(object, last);
	return last;
}

/**
 * A dependency's part of a cache key. A text is preceded by its length, so that no two lists of dependencies share a key. All
 * empty lists are equal: they are fallbacks of failed reads, created anew for each page.
 */
function keyOf(dependency: Dependency): string {
	if (typeof dependency === "string") return `${dependency.length}:${dependency}`;
	if (Array.isArray(dependency) && dependency.length === 0) return "[]";
	const isObject = (typeof dependency === "object" && dependency !== null) || typeof dependency === "function";
	return isObject ? `#${numberOf(dependency)}` : String(dependency);
}

/** React writes preloads of eager pictures before a part. They are useless there: the pictures follow at once. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/**
 * Random, so that no text of a page contains it. Its first character occurs in no page, which makes the search fast. Created
 * at first use, because Workers have no randomness while they start.
 */
let placeholder: string | undefined;

/** React separates adjacent texts with it, and placeholders are texts. */
const COMMENT = "<!-- -->";
const withoutComment = (html: string): string => (html.startsWith(COMMENT) ? html.slice(COMMENT.length) : html);

/** Joins the pieces in UTF-8, in which a UTF-16 unit takes three bytes at most. */
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

/** Collects the shared parts of one page, or of one part. */
export function sharedParts(page: PageContext, render: Render) {
	placeholder ??= `\u0001${crypto.randomUUID()}`;
	const place = placeholder;
	const common = `${page.locale}/${page.current}/${page.sections.join()}`;
	const parts: SharedPart[] = [];

	function bytesOf(part: SharedPart): Uint8Array {
		const { of, facts } = part;
		const key = `${common}/${of.map(keyOf).join("/")}/${facts === undefined ? "" : JSON.stringify(facts)}`;
		const cached = cache.get(key);
		const bytes = cached ?? rendered(part, anonymous(page, facts), render);
		if (!cached) cache.set(key, bytes);
		if (CHECK_SHARED_PARTS) {
			checkPart(of[0].name, bytes, page, anonymous(page, facts), (context) => htmlOf(part, context, render));
		}
		return bytes;
	}

	return {
		placeFor(part: SharedPart): string {
			parts.push(part);
			return place;
		},
		/** The HTML in UTF-8, with the parts in place of the placeholders. */
		filled(html: string): Uint8Array<ArrayBuffer> {
			const [first = "", ...rest] = html.split(place);
			if (rest.length !== parts.length) throw new Error("A part of the page has no place");
			return inUtf8([first, ...parts.flatMap((part, index) => [bytesOf(part), withoutComment(rest[index] ?? "")])]);
		},
	};
}

const htmlOf = ({ content }: SharedPart, page: PageContext, render: Render): string =>
	render(<PageProvider value={page}>{content()}</PageProvider>).replace(PRELOADS, "");

/** The part in UTF-8, including the parts inside it. */
function rendered(part: SharedPart, page: PageContext, render: Render): Uint8Array {
	const { placeFor, filled } = sharedParts(page, render);
	// A copy, because the filled bytes lie in a larger buffer.
	return filled(htmlOf(part, { ...page, placeFor }, render)).slice();
}

/** The context in which a shared part is rendered: nothing of the visitor or the host except the facts that the part names. */
const anonymous = (
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
