import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { FOLDER } from "./trees.ts";

/** Writes differing answers to files and reads git's diff of them. Each kind of difference appears once. */

const SIDES = { before: `${FOLDER}/answers/before`, after: `${FOLDER}/answers/after` };
const EXAMPLES = 3;
const MOST_KINDS = 60;
const LONGEST_LINE = 300;

export function collectDifferences() {
	const names: string[] = [];
	for (const folder of Object.values(SIDES)) mkdirSync(folder, { recursive: true });
	return {
		count: () => names.length,
		add: (name: string, before: string, after: string): void => {
			const file = `${String(names.length).padStart(5, "0")}.txt`;
			names.push(name);
			writeFileSync(`${SIDES.before}/${file}`, before);
			writeFileSync(`${SIDES.after}/${file}`, after);
		},
		/** Each kind of difference with its number of places and some examples. */
		told: (): string => told(names),
	};
}
export type Differences = ReturnType<typeof collectDifferences>;

interface Hunk {
	/** Changed lines with their sign, and one line of context on both sides. */
	lines: string[];
	/** The name of the answer. */
	name: string;
}

function told(names: readonly string[]): string {
	const found = new Map<string, Hunk[]>();
	for (const hunk of hunksOf(names)) found.set(kindOf(hunk), [...(found.get(kindOf(hunk)) ?? []), hunk]);
	const kinds = [...found.values()].sort((a, b) => b.length - a.length);
	const shown = kinds.slice(0, MOST_KINDS).map((hunks) => {
		const examples = hunks.slice(0, EXAMPLES).map(({ name }) => `    ${name}\n`);
		return `${hunks.length} ×, as in\n${examples.join("")}${readable(hunks[0]?.lines ?? [])}`;
	});
	const rest = kinds.length - shown.length;
	return [
		...shown,
		...(rest > 0 ? [`${rest} more kinds: compare the folders ${SIDES.before} and ${SIDES.after}`] : []),
	].join("\n");
}

/** All hunks of git's diff of the two folders. */
function hunksOf(names: readonly string[]): Hunk[] {
	const args = ["diff", "--no-index", "--text", "--no-color", "--no-ext-diff", "--no-renames", "--unified=1"];
	const { stdout } = spawnSync("git", [...args, SIDES.before, SIDES.after], { encoding: "utf8", maxBuffer: 2 ** 30 });
	return stdout.split(/^diff --git /m).flatMap((file) => {
		const name = names[Number(/(\d{5})\.txt/.exec(file)?.[1])] ?? "";
		const [, ...hunks] = file.split(/^@@ .*$\n/m);
		return hunks.map((hunk) => ({ lines: hunk.trimEnd().split("\n"), name }));
	});
}

/** Pairs of removed and added lines; null if their numbers differ. */
function pairsOf(lines: readonly string[]): [removed: string, added: string][] | null {
	const removed = lines.filter((line) => line.startsWith("-"));
	const added = lines.filter((line) => line.startsWith("+"));
	return removed.length === added.length ? removed.map((line, index) => [line, added[index] ?? ""]) : null;
}

/** The number of characters that two lines share at the start and at the end, without their signs. */
function inCommon(a: string, b: string): { first: number; last: number } {
	const most = Math.min(a.length, b.length);
	let first = 1;
	while (first < most && a[first] === b[first]) first++;
	let last = 0;
	while (last < most - first && a.at(-1 - last) === b.at(-1 - last)) last++;
	return { first, last };
}

/** The change without its context: the same change on a thousand pages is one kind. */
function kindOf({ lines }: Hunk): string {
	const pairs = pairsOf(lines);
	if (!pairs) return lines.filter((line) => !line.startsWith(" ")).join("\n");
	const changes = pairs.map(([removed, added]) => {
		const { first, last } = inCommon(removed, added);
		const [begins] = removed.slice(1).split(/[\s:=]/, 1);
		return [begins, ...[removed, added].map((line) => line.slice(first, line.length - last))];
	});
	return JSON.stringify(changes);
}

/** The lines of a hunk. Long lines are cut to where they begin to differ. */
function readable(lines: readonly string[]): string {
	const starts = new Map(pairsOf(lines)?.flatMap(([a, b]) => [a, b].map((line) => [line, inCommon(a, b).first])));
	return lines.map((line) => `${cut(line, starts.get(line) ?? 1)}\n`).join("");
}

function cut(line: string, at: number): string {
	if (line.length <= LONGEST_LINE) return line;
	const from = Math.max(1, at - LONGEST_LINE / 2);
	return `${line.slice(0, 1)}…${line.slice(from, from + LONGEST_LINE)}… (${line.length} characters)`;
}
