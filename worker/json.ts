/** Where half a character may be written: no URL and no UTF-8 can hold one. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

const wellFormed = (_: string, value: unknown): unknown => (typeof value === "string" ? value.toWellFormed() : value);

/** All texts in it are well-formed. undefined: not JSON. To be read by a schema. */
export function parseJson(text: string): unknown {
	try {
		return SURROGATE.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
	} catch {
		return undefined;
	}
}
