/** CSV (RFC 4180) with a byte order mark: without it Excel does not read UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
	`\uFEFF${rows.map((row) => `${row.map(fieldOf).join(",")}\r\n`).join("")}`;

/**
 * Positions where a spreadsheet may start a formula (also full width): the start of a field, and after a semicolon, tab or
 * line break, where a spreadsheet with other separators splits the field. Quotes do not prevent that.
 */
const FORMULA =
	/^(?=\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])|(?<=[;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A quoted field. An apostrophe before a formula makes spreadsheets treat it as text. */
const fieldOf = (text: string): string => `"${text.replace(FORMULA, "'").replaceAll('"', '""')}"`;
