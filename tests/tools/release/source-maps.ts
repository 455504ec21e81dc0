import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { originalPositionFor, sourceContentFor, TraceMap, traceSegment } from "@jridgewell/trace-mapping";
import * as z from "zod";

/**
 * The source maps of each release, in a folder with its name. They contain the sources, so that no deployment serves them: the
 * delivery keeps them as an artifact.
 */

/** A release's name is also a folder's. */
const RELEASE = /^[\w-][\w.-]*$/;
const MAP = ".map";

/** An error that the caller can repair; its message says how. */
export class UnstackError extends Error {
	override readonly name = "UnstackError";
}

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

const sourceMap = z.looseObject({
	version: z.literal(3),
	sources: z.array(z.string()),
	sourcesContent: z.array(z.nullable(z.string())),
	names: z.array(z.string()),
	mappings: z.string(),
});

function checkName(release: string): void {
	if (!RELEASE.test(release)) throw new UnstackError(`${JSON.stringify(release)} is not the name of a release.`);
}

/**
 * Archives the maps of builds. The sources get their paths in the project, so that the archive holds no path of the machine.
 * @param builds in `root`: the folder of the maps, and the folder that their sources are relative to
 */
export function archive(
	release: string,
	builds: readonly { maps: string; from: string }[],
	archives: string,
	root = ".",
): string {
	checkName(release);
	const folder = join(archives, release);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	for (const { maps, from } of builds) {
		for (const file of filesIn(join(root, maps)).filter((name) => name.endsWith(MAP))) {
			const { sourceRoot: _, ...map } = sourceMap.parse(JSON.parse(readFileSync(join(root, maps, file), "utf8")));
			const sources = map.sources.map((source) => relative(root, resolve(root, from, source)));
			writeFileSync(join(folder, file), JSON.stringify({ ...map, sources }));
		}
	}
	return folder;
}

/** `https://host/assets/entry-a1.js:1:2`, `file:///dist/worker/index.js:1:2`, `entry-a1.js:1:2`: script, line and column. */
const PLACE = /(?:[\w+.-]+:\/\/)?[^\s()@"]*?([\w.-]+\.js):(\d+):(\d+)/g;

function mapsOf(release: string, archives: string) {
	checkName(release);
	const maps = new Map<string, TraceMap | null>();
	return (script: string): TraceMap | null => {
		const path = join(archives, release, script + MAP);
		const map = maps.get(script) ?? (existsSync(path) ? new TraceMap(readFileSync(path, "utf8")) : null);
		maps.set(script, map);
		return map;
	};
}

/** Names the releases that have a script which this one lacks. */
const elsewhere = (script: string, archives: string): string => {
	const others = filesIn(archives).filter((release) => existsSync(join(archives, release, script + MAP)));
	return others.length === 0 ? "" : `; ${others.join(", ")} has`;
};

/** The Worker's script has the same name in each build, so that its places alone can belong to another one. */
const WORKER = "index.js";

/**
 * Compares a stack with the archived build: `release` in a line of the log, and whether the Worker's places begin a token there.
 * In the right build nearly all do, in another one about a quarter.
 * @throws UnstackError if the stack is another build's
 */
function checkBuild(text: string, release: string, map: TraceMap | null): void {
	const [, named = release] = /"release":\s*"([^"]+)"/.exec(text) ?? [];
	if (named !== release && named !== "another") throw new UnstackError(`The stack is of ${named}, not of ${release}.`);
	const places = [...text.matchAll(PLACE)].filter(([, script]) => script === WORKER);
	if (!map || places.length === 0) return;
	const fitting = places.filter(
		([, , row, column]) => traceSegment(map, Number(row) - 1, Number(column) - 1)?.[0] === Number(column) - 1,
	);
	if (fitting.length * 2 > places.length) return;
	throw new UnstackError(
		`The stack is of another build: ${fitting.length} of its ${places.length} places in ${WORKER} fit ${release}. Look for "release" in its line of the log.`,
	);
}

/**
 * Replaces each place in a stack, or in a line of the log, by the source's, followed by the source's line.
 * @returns `missing`: a sentence for each script of which the release has no map
 * @throws UnstackError if the stack is another build's, or names no place
 */
export function unstacked(text: string, release: string, archives: string): { stack: string; missing: string[] } {
	const mapOf = mapsOf(release, archives);
	if (text.search(PLACE) === -1) throw new UnstackError("The text names no place such as index.js:12:345.");
	checkBuild(text, release, mapOf(WORKER));
	const missing = new Set<string>();
	const mapped = (line: string): string[] => {
		const below: string[] = [];
		const replaced = line.replace(PLACE, (place: string, script: string, row: string, column: string) => {
			const map = mapOf(script);
			if (!map) {
				missing.add(`${release} has no map of ${script}${elsewhere(script, archives)}.`);
				return place;
			}
			// A stack counts columns from one, a map from zero.
			const position = originalPositionFor(map, { line: Number(row), column: Math.max(0, Number(column) - 1) });
			if (position.source === null) return place;
			const code = sourceContentFor(map, position.source)?.split("\n")[position.line - 1]?.trim().slice(0, 120);
			if (code) below.push(`        | ${code}`);
			return `${position.source}:${position.line}:${position.column + 1}`;
		});
		return [replaced, ...below];
	};
	// In the log's JSON a line break is two characters.
	const stack = text.replaceAll("\\n", "\n").split("\n").flatMap(mapped).join("\n");
	return { stack, missing: [...missing] };
}
