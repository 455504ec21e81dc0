/**
 * Stands for `postcss`, which sanitize-html needs only to read style attributes; the allow-list has none
 * (rich-text/allowed.ts), so the parser stays out of the Worker.
 */
export function parse(): never {
	throw new Error("Style attributes are not read");
}
