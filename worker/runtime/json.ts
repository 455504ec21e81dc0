/** An escaped surrogate: alone it is half a character, which neither a URL nor UTF-8 can hold. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

const wellFormed = (_: string, value: unknown): unknown => (typeof value === "string" ? value.toWellFormed() : value);

/** JSON with every text made well-formed, yet to be read by a schema; undefined: not JSON. */
export function parseJson(text: string): unknown {
	try {
		return SURROGATE.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
	} catch {
		return undefined;
	}
}
