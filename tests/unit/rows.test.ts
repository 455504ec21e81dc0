import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rowLines, rowsIn, sourcesIn } from "../tools/rows.ts";

test("every row named in the sources is proved by a test", () => {
	const proved = new Set(rowLines().map((line) => line.slice(0, 4)));
	for (const path of ["worker", "client", "shared", "locales"].flatMap(sourcesIn)) {
		const unproved = rowsIn(readFileSync(path, "utf8")).filter((row) => !proved.has(row));
		expect(unproved, `${path} names rows that no test has in its title`).toEqual([]);
	}
});

test("rows are parsed one by one, in lists and in ranges", () => {
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
