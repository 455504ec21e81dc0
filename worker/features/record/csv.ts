/** A table as RFC 4180 has it, for spreadsheets: in UTF-8 with its mark, without which Excel reads another encoding. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
	`\uFEFF${rows.map((row) => `${row.map(fieldOf).join(",")}\r\n`).join("")}`;

/** What a spreadsheet would run as a formula, in full width too. */
const FORMULA = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Always in quotes. A text that begins like a formula gets an apostrophe, by which spreadsheets know it as text. */
const fieldOf = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
