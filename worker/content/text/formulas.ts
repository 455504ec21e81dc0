import { escaped } from "./attributes.ts";
import type { Reading } from "./text-place.ts";

/** Formulas become text before the sanitiser removes their elements: a fraction without its bar, 1/2, would read 12. */

/** CKEditor's other formulas, `\( … \)`, stay as they are. */
const TYPED = /class=["']?[\w -]*\bmath-tex\b/i;
const TEX = /<script[^<>]{0,200}\btype=["']?math\/tex[^<>]{0,200}>((?:[^<]|<(?!\/?script))*)<\/script>/gi;

const BEGIN = /<math\b[^<>]*>/gi;
const END = /<\/math\s*>/gi;
const TOKEN = /<(\/?)([a-z][a-z:-]*)(?![a-z:-])[^<>]*?(\/?)>|([^<]+|<)/gi;

interface Part {
	name: string;
	parts: string[];
}

/** One sign or number needs no brackets. */
const SIMPLE = /^(?:[\p{L}\p{N}.,]*|&[a-z#\d]+;)$/iu;
const bracketed = (part = ""): string => (SIMPLE.test(part) ? part : `(${part})`);
const raised = (part = ""): string => `<sup>${part}</sup>`;
const lowered = (part = ""): string => `<sub>${part}</sub>`;

const WRITTEN: Readonly<Record<string, (parts: readonly string[]) => string>> = {
	mfrac: ([above, below]) => `${bracketed(above)}/${bracketed(below)}`,
	msqrt: (parts) => `√${bracketed(parts.join(""))}`,
	mroot: ([of, degree]) => `${raised(degree)}√${bracketed(of)}`,
	msup: ([base, exponent]) => `${base}${raised(exponent)}`,
	mover: ([base, above]) => `${base}${raised(above)}`,
	msub: ([base, index]) => `${base}${lowered(index)}`,
	munder: ([base, below]) => `${base}${lowered(below)}`,
	msubsup: ([base, index, exponent]) => `${base}${lowered(index)}${raised(exponent)}`,
	munderover: ([base, below, above]) => `${base}${lowered(below)}${raised(above)}`,
	mtable: (rows) => `[${rows.join("; ")}]`,
	mtr: (cells) => cells.join(", "),
	mspace: () => " ",
	// The same formula in another notation.
	annotation: () => "",
	"annotation-xml": () => "",
};

/** More than any formula has. Further levels are read as one. */
const DEEPEST = 30;

const written = ({ name, parts }: Part): string =>
	(Object.hasOwn(WRITTEN, name) ? WRITTEN[name]?.(parts) : undefined) ?? parts.join("");

function lineOf(formula: string): string {
	const open: Part[] = [{ name: "math", parts: [] }];
	const close = (): void => {
		const part = open.length > 1 ? open.pop() : undefined;
		if (part) open.at(-1)?.parts.push(written(part));
	};
	for (const [, slash, tag = "", isEmpty, text] of formula.matchAll(TOKEN)) {
		const name = tag.toLowerCase().replace(/^.*:/, "");
		if (text !== undefined) {
			const words = text === "<" ? "&lt;" : text.trim();
			if (words !== "") open.at(-1)?.parts.push(words);
		} else if (isEmpty) open.at(-1)?.parts.push(written({ name, parts: [] }));
		else if (!slash && open.length <= DEEPEST) open.push({ name, parts: [] });
		else if (slash && open.at(-1)?.name === name) close();
	}
	while (open.length > 1) close();
	return open[0] ? written(open[0]) : "";
}

/** Each formula becomes a line of text and a finding. */
export function withFormulas(html: string, text: Reading): string {
	let written = "";
	let from = 0;
	for (;;) {
		BEGIN.lastIndex = from;
		const begin = BEGIN.exec(html);
		END.lastIndex = BEGIN.lastIndex;
		const end = begin && END.exec(html);
		if (!end) break;
		written += html.slice(from, begin.index) + lineOf(html.slice(begin.index + begin[0].length, end.index));
		from = END.lastIndex;
	}
	const all = (written + html.slice(from)).replace(TEX, (_, tex: string) => `<code>${escaped(tex.trim())}</code>`);
	if (all !== html || TYPED.test(html)) text.report("formula");
	return all;
}
