import { type LocaleCode, languageOf } from "../../../shared/locales.ts";

/** Excel splits at the list separator of the computer's region: elsewhere all fields would be in one column. */
const separatorIn = (locale: LocaleCode): string => (languageOf(locale) === "en" ? "," : ";");

/** CSV (RFC 4180) with a byte order mark: without it Excel does not read UTF-8. */
export const toCsv = (locale: LocaleCode, rows: readonly (readonly string[])[]): string =>
	`\uFEFF${rows.map((row) => `${row.map(fieldOf).join(separatorIn(locale))}\r\n`).join("")}`;

/**
 * Positions where a spreadsheet may start a formula (also full width): the start of a field, and after a comma, semicolon,
 * tab or line break, where a spreadsheet with other separators splits the field. Quotes do not prevent that.
 */
const FORMULA =
	/^(?=\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])|(?<=[,;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A quoted field. An apostrophe before a formula makes spreadsheets treat it as text. */
const fieldOf = (text: string): string => `"${text.replace(FORMULA, "'").replaceAll('"', '""')}"`;
