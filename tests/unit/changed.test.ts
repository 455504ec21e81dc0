import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { namedFiles, prefixes } from "../tools/changed.ts";

test("the table of test:changed names existing folders and test files", () => {
	expect([...prefixes(), ...namedFiles()].filter((path) => !existsSync(path))).toEqual([]);
});
