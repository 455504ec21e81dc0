import { LRUCache } from "lru-cache";
import type { SharedPart } from "../../client/components/once.tsx";
import { type PageContext, PageProvider } from "../../client/page.ts";
import { PARTS_BYTES } from "../content/policies.ts";
import { startReact } from "./plain.ts";

/**
 * Parts of pages that are the same for everybody, as React wrote them for the first page that had them. While a page is
 * written a mark stands in the place of each, which is exchanged for the part afterwards.
 */

const written = new LRUCache<string, Uint8Array>({
	maxSize: PARTS_BYTES,
	sizeCalculation: ({ byteLength }, key) => byteLength + 2 * key.length + 256,
});

const encoder = new TextEncoder();

type Render = Awaited<ReturnType<typeof startReact>>;

/** Objects have no key of their own: each gets a number when it is first met. */
const numbers = new WeakMap<object, number>();
let last = 0;

function numberOf(object: object): number {
	const known = numbers.get(object);
	if (known !== undefined) return known;
	last += 1;
	numbers.set(object, last);
	return last;
}

/** Stands in a part's place: no text of a page can hold it. Not made at the start, when nothing is random yet. */
let mark: string | undefined;

/** The parts of one page. */
export function sharedParts(page: PageContext) {
	mark ??= crypto.randomUUID();
	const place = mark;
	const parts: SharedPart[] = [];
	return {
		placeFor(part: SharedPart): string {
			parts.push(part);
			return place;
		},
		/** The page with its parts, in UTF-8. */
		async filled(html: string): Promise<Uint8Array<ArrayBuffer>> {
			const render = await startReact();
			// React parts two texts beside each other by a comment, and marks are texts to it.
			const between = html.replaceAll(`${place}<!-- -->`, place).split(place);
			return joined(
				between.flatMap((text, index) => {
					const next = parts[index];
					return next ? [encoder.encode(text), bytesOf(next, page, render)] : [encoder.encode(text)];
				}),
			);
		},
	};
}

function bytesOf({ of, variant, content }: SharedPart, page: PageContext, render: Render): Uint8Array {
	const key = `${page.locale}/${page.current}/${page.sections.join(",")}/${of.map(numberOf).join(",")}/${variant}`;
	const known = written.get(key);
	if (known) return known;
	const bytes = encoder.encode(render(<PageProvider value={nobodys(page)}>{content()}</PageProvider>));
	written.set(key, bytes);
	return bytes;
}

/** The page that a part sees is nobody's: nothing of a visitor or a host can get into what others are shown. */
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

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
	let at = 0;
	for (const piece of pieces) {
		whole.set(piece, at);
		at += piece.byteLength;
	}
	return whole;
}
