import { LRUCache } from "lru-cache";
import type { SharedPart } from "../../client/components/once.tsx";
import { type PageContext, PageProvider } from "../../client/page.ts";
import { PARTS_BYTES } from "../content/policies.ts";
import { startReact } from "./plain.ts";

/**
 * A cache of rendered HTML for parts that are the same for everybody (`<Once>`): React renders such a part for the first
 * page that has it. In every page React renders a mark in its place, and the mark is replaced by the kept HTML afterwards.
 */

const written = new LRUCache<string, Uint8Array>({
	maxSize: PARTS_BYTES,
	sizeCalculation: ({ byteLength }, key) => byteLength + 2 * key.length + 256,
});

const encoder = new TextEncoder();

type Render = Awaited<ReturnType<typeof startReact>>;

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

/** The first byte of every mark, a control character that texts hardly ever have: marks are found fast by it. */
const MARK_BEGIN = 1;

/** Random, so that no text of a page can contain it. Made at first use: Workers have no randomness while they start. */
let mark: { text: string; bytes: Uint8Array } | undefined;

function newMark() {
	const text = String.fromCharCode(MARK_BEGIN) + crypto.randomUUID();
	return { text, bytes: encoder.encode(text) };
}

/** The parts of one page. */
export function sharedParts(page: PageContext) {
	mark ??= newMark();
	const { text, bytes: sought } = mark;
	const parts: SharedPart[] = [];
	return {
		placeFor(part: SharedPart): string {
			parts.push(part);
			return text;
		},
		/** The page with its parts, in UTF-8. */
		async filled(html: string): Promise<Uint8Array<ArrayBuffer>> {
			const fillings = writtenParts(parts, page, await startReact());
			// React writes a comment between two adjacent texts, and marks are texts to it.
			const own = encoder.encode(html.replaceAll(`${text}<!-- -->`, text));
			const size = fillings.reduce((sum, { byteLength }) => sum + byteLength - sought.byteLength, own.byteLength);
			const whole = new Uint8Array(size);
			let from = 0;
			let at = 0;
			for (const part of fillings) {
				const end = indexOf(sought, own, from);
				whole.set(own.subarray(from, end), at);
				whole.set(part, at + end - from);
				at += end - from + part.byteLength;
				from = end + sought.byteLength;
			}
			whole.set(own.subarray(from), at);
			return whole;
		},
	};
}

/** Where the mark begins, at `from` or after it. @throws when there is none */
function indexOf(sought: Uint8Array, bytes: Uint8Array, from: number): number {
	const isAt = (at: number) => sought.every((byte, index) => byte === bytes[at + index]);
	let at = bytes.indexOf(MARK_BEGIN, from);
	while (at >= 0 && !isAt(at)) at = bytes.indexOf(MARK_BEGIN, at + 1);
	if (at < 0) throw new Error("A part of the page has no place");
	return at;
}

function writtenParts(parts: readonly SharedPart[], page: PageContext, render: Render): Uint8Array[] {
	const common = `${page.locale}/${page.current}/${page.sections.join(",")}`;
	return parts.map(({ of, variant, content }) => {
		const key = `${common}/${of.map(numberOf).join(",")}/${variant}`;
		const known = written.get(key);
		if (known) return known;
		const bytes = encoder.encode(render(<PageProvider value={nobodys(page)}>{content()}</PageProvider>));
		written.set(key, bytes);
		return bytes;
	});
}

/** The page context that a shared part is rendered with: without anything of the visitor or the host. */
const nobodys = ({ locale, country, environment, sections, current, t }: PageContext): PageContext => ({
	id: "home",
	locale,
	country,
	environment,
	sections,
	current,
	otherLocales: [],
	accessLevel: "none",
	deeplinkAccess: false,
	path: "",
	userId: null,
	identity: null,
	hca: null,
	hub: null,
	tagManager: null,
	firstName: "",
	trackingInfo: null,
	t,
});
