/** A table as RFC 4180 has it, for spreadsheets: in UTF-8 with its mark, without which Excel reads another encoding. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
	`\uFEFF${rows.map((row) => `${row.map(fieldOf).join(",")}\r\n`).join("")}`;

/**
 * Where a spreadsheet would begin to read a formula, in full width too: at the beginning of a field, and behind a semicolon,
 * tab or line break, at which one with other separators splits it. Quotes do not help there: it takes them for an empty text.
 */
const FORMULA =
	/^(?=\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])|(?<=[;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** Always in quotes. A formula gets an apostrophe in front of it, by which spreadsheets know it as text. */
const fieldOf = (text: string): string => `"${text.replace(FORMULA, "'").replaceAll('"', '""')}"`;
