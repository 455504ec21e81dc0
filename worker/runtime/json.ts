/** An escaped surrogate. Without its pair, neither URLs nor UTF-8 can contain it. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

const wellFormed = (_: string, value: unknown): unknown => (typeof value === "string" ? value.toWellFormed() : value);

/** Parses JSON, with well-formed strings. undefined: the text is no JSON. */
export function parseJson(text: string): unknown {
	try {
		return SURROGATE.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
	} catch {
		return undefined;
	}
}
