import { readdirSync, readFileSync } from "node:fs";

/**
 * `npm run rows`: the tests of each row of the specification; `npm run rows -- 2.45`: those of one. A test's title begins with
 * its rows: `[2.45] the popup comes once`. A number in a comment means a row.
 */

const ROWS = String.raw`\[\d\.\d\d(?:(?:-|, )\d\.\d\d)*\]`;
/** A title, or a part of one in the table of a `test.each`. */
const TITLE = new RegExp(String.raw`(["'\`])((?:${ROWS} ?)+)(.*?)\1`, "g");
/** A `test.each` whose first column holds only the rows. */
const REST = /(["'`])%s (.*?)\1/g;
/** The parameters after a title. Their names replace its `%s`. */
const PARAMETERS = /\s*,\s*(?:async )?\(([^)]*)\)/y;

export const rowsIn = (text: string): string[] =>
	(text.match(new RegExp(ROWS, "g")) ?? []).flatMap((rows) => rows.slice(1, -1).split(", ").flatMap(eachOf));

/** `2.02-2.06`: five rows. */
function eachOf(range: string): string[] {
	const [first = 0, last = first] = range.split("-").map((row) => Math.round(Number(row) * 100));
	return Array.from({ length: last - first + 1 }, (_, index) => ((first + index) / 100).toFixed(2));
}

/**
 * The title with names instead of `%s`.
 * @param end where the title ends in the file
 */
function readable(title: string, text: string, end: number, skipped = 0): string {
	PARAMETERS.lastIndex = end;
	const names = (PARAMETERS.exec(text)?.[1] ?? "").split(", ").slice(skipped);
	return title
		.replace(/%\w/g, () => `{${names.shift() ?? ""}}`)
		.replace(/\$(\w+)|\$\{(.*?)\}/g, "{$1$2}")
		.replace(/\{_?\}/g, "…");
}

/** The rows and titles of a file's tests. */
function proofsIn(text: string): { row: string; title: string }[] {
	return [...text.matchAll(TITLE)].flatMap(({ 0: all, 2: rows = "", 3: own = "", index }) => {
		REST.lastIndex = index + all.length;
		const rest = own === "" ? REST.exec(text) : null;
		const title = rest ? readable(rest[2] ?? "", text, REST.lastIndex, 1) : readable(own, text, index + all.length);
		return rowsIn(rows).map((row) => ({ row, title }));
	});
}

export const sourcesIn = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => /\.(?:tsx?|css)$/.test(name) && !name.includes("node_modules"))
		.map((name) => `${folder}/${name}`);

/** One line per test: row, file, title. Sorted by row. */
export const rowLines = (): string[] => [
	...new Set(
		sourcesIn("tests")
			.filter((path) => !path.startsWith("tests/tools/"))
			.flatMap((path) => proofsIn(readFileSync(path, "utf8")).map(({ row, title }) => `${row}  ${path}  ${title}`)),
	),
];

if (import.meta.main) {
	const [, , row = ""] = process.argv;
	const lines = rowLines().filter((line) => line.startsWith(row));
	console.log(lines.length > 0 ? lines.sort().join("\n") : `No test has row ${row} in its title.`);
}
