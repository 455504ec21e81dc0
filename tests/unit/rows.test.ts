import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROWS_FILE, rows, rowsIn, sourcesIn } from "../rows.ts";

test("docs/rows.md has the titles that the tests have", () => {
	expect(readFileSync(ROWS_FILE, "utf8"), "run `npm run rows`").toBe(rows());
});

test("every row that the sources name is proved by a test", () => {
	const proved = new Set(rows().match(/(?<=^\| )\d\.\d\d/gm));
	for (const path of ["worker", "client", "shared", "locales"].flatMap(sourcesIn)) {
		const unproved = rowsIn(readFileSync(path, "utf8")).filter((row) => !proved.has(row));
		expect(unproved, `${path} names rows that no test has in its title`).toEqual([]);
	}
});

test("rows are read one by one, in lists and in ranges", () => {
	expect(rowsIn("one [2.45] two [3.08, 3.09] more [5.09-5.11, 7.19] none [12] [1.5]")).toEqual([
		"2.45",
		"3.08",
		"3.09",
		"5.09",
		"5.10",
		"5.11",
		"7.19",
	]);
});
