import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";

/** Commands that a runbook names exist as they are written there: whoever is on call at night copies them. */

const documents = ["README.md", "docs/operations.md", "docs/setup.md", "docs/preview.md", "docs/scale.md"];
const text = documents.map((path) => readFileSync(path, "utf8").replaceAll(/\s*\n\s*/g, " ")).join(" ");
const commands = (pattern: RegExp): string[] => [
	...new Set(Array.from(text.matchAll(pattern), ([, found = ""]) => found)),
];

const FLAG = /(?<=\s)--?[\w-]+/g;
/** Words before the first that is a value: an id, a NAME, a file. */
const wordsOf = (command: string): string[] => {
	const words = command.split(" ");
	const end = words.findIndex((word) => !/^[a-z][a-z-]*$/.test(word));
	return end < 0 ? words : words.slice(0, end);
};

test.each(commands(/`(?:npx )?wrangler ([^`]+)`/g))("wrangler %s", (command) => {
	const words = wordsOf(command);
	const help = execFileSync("wrangler", [...words, "--help"], {
		encoding: "utf8",
		stdio: ["ignore", "pipe", "ignore"],
	});
	// A word that is no command would show the help of the one before it.
	expect(help.trimStart().split("\n")[0]).toMatch(new RegExp(`^wrangler ${words.join(" ")}(?: |$)`));
	for (const flag of command.match(FLAG) ?? []) expect(help.match(FLAG)).toContain(flag);
});

const { scripts } = z
	.object({ scripts: z.record(z.string(), z.string()) })
	.parse(JSON.parse(readFileSync("package.json", "utf8")));

test("every npm script that is named exists", () => {
	const named = commands(/`npm run ([\w:-]+)[^`]*`/g);
	expect(named.length).toBeGreaterThan(5);
	expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
