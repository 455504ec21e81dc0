import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { FOLDER } from "./trees.ts";

/** The answers that differ: written to files, and read from git's own comparison of them, each kind of difference once. */

const SIDES = { before: `${FOLDER}/answers/before`, after: `${FOLDER}/answers/after` };
const EXAMPLES = 3;
const MOST_KINDS = 60;
const LONGEST_LINE = 300;

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
		return `${places.length} ×, as in\n${examples.join("")}${hunk}`;
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
		return hunks.map((hunk) => ({ hunk: readable(hunk), name }));
	});
}

/** A hunk's lines, the long ones cut to where they begin to differ from their counterpart. */
function readable(hunk: string): string {
	const lines = hunk.split("\n");
	const [removed, added] = ["-", "+"].map((sign) => lines.filter((line) => line.startsWith(sign)));
	const counterpart = (line: string) =>
		line.startsWith("-") ? added?.[removed?.indexOf(line) ?? -1] : removed?.[added?.indexOf(line) ?? -1];
	return lines.map((line) => cut(line, differsAt(line, counterpart(line) ?? ""))).join("\n");
}

/** How far two lines are the same, behind their sign. */
function differsAt(line: string, other: string): number {
	let at = 1;
	while (at < line.length && line[at] === other[at]) at++;
	return at;
}

function cut(line: string, at: number): string {
	if (line.length <= LONGEST_LINE) return line;
	const from = Math.max(1, at - LONGEST_LINE / 2);
	return `${line.slice(0, 1)}…${line.slice(from, from + LONGEST_LINE)}… (${line.length} characters)`;
}
