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
