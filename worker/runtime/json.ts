/** An escaped surrogate. Without its pair it fits neither a URL nor UTF-8. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

const wellFormed = (_: string, value: unknown): unknown => (typeof value === "string" ? value.toWellFormed() : value);

/** Parses JSON with well-formed texts; undefined: not JSON. */
export function parseJson(text: string): unknown {
	try {
		return SURROGATE.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
	} catch {
		return undefined;
	}
}
