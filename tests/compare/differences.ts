import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { FOLDER } from "./trees.ts";

/** The answers that differ: written to files, and read from git's own comparison of them, each kind of difference once. */

const SIDES = { before: `${FOLDER}/answers/before`, after: `${FOLDER}/answers/after` };
const EXAMPLES = 3;
const MOST_KINDS = 60;
const LONGEST_LINE = 400;

export function collectDifferences() {
	const names: string[] = [];
	for (const folder of Object.values(SIDES)) mkdirSync(folder, { recursive: true });
	return {
		/** How many answers differ. */
		count: () => names.length,
		add: (name: string, before: string, after: string): void => {
			const file = `${String(names.length).padStart(5, "0")}.txt`;
			names.push(name);
			writeFileSync(`${SIDES.before}/${file}`, before);
			writeFileSync(`${SIDES.after}/${file}`, after);
		},
		/** What differs: each kind with its number of places, and some of them. */
		told: (): string => told(names),
	};
}
export type Differences = ReturnType<typeof collectDifferences>;

function told(names: readonly string[]): string {
	const found = new Map<string, string[]>();
	for (const { hunk, name } of hunksOf(names)) found.set(hunk, [...(found.get(hunk) ?? []), name]);
	const kinds = [...found].sort(([, a], [, b]) => b.length - a.length);
	const shown = kinds.slice(0, MOST_KINDS).map(([hunk, places]) => {
		const examples = places.slice(0, EXAMPLES).map((place) => `    ${place}\n`);
		return `${places.length} times, as in\n${examples.join("")}${hunk}`;
	});
	const rest = kinds.length - shown.length;
	return [
		...shown,
		...(rest > 0 ? [`${rest} more kinds: compare the folders ${SIDES.before} and ${SIDES.after}`] : []),
	].join("\n");
}

/** Each place that differs, with the lines round it; without line numbers, so that the same difference has the same text. */
function hunksOf(names: readonly string[]): { hunk: string; name: string }[] {
	const args = ["diff", "--no-index", "--text", "--no-color", "--no-ext-diff", "--no-renames", "--unified=1"];
	const { stdout } = spawnSync("git", [...args, SIDES.before, SIDES.after], { encoding: "utf8", maxBuffer: 2 ** 30 });
	return stdout.split(/^diff --git /m).flatMap((file) => {
		const name = names[Number(/(\d{5})\.txt/.exec(file)?.[1])] ?? "";
		const [, ...hunks] = file.split(/^@@ .*$\n/m);
		return hunks.map((hunk) => ({ hunk: hunk.split("\n").map(short).join("\n"), name }));
	});
}

const short = (line: string): string =>
	line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}… (${line.length} characters)` : line;
