import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { originalPositionFor, sourceContentFor, TraceMap } from "@jridgewell/trace-mapping";
import * as z from "zod";

/**
 * The source maps of each release, in a folder of its name, and what they say of a stack. They hold the sources: they are
 * archived by the delivery, and never among the files that are served.
 */

/** A release's name, which is a folder's too. */
const RELEASE = /^[\w-][\w.-]*$/;
const MAP = ".map";

/** Something that whoever asked can do something about. */
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

/**
 * Archives the maps of builds, each given by the folder of its maps and the one that their sources are named from. Sources
 * are named as the project has them: no path of the machine that has built it is kept.
 */
export function archive(release: string, builds: readonly { maps: string; from: string }[], archives: string): string {
	if (!RELEASE.test(release)) throw new UnstackError(`${JSON.stringify(release)} is no release's name.`);
	const folder = join(archives, release);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	for (const { maps, from } of builds) {
		for (const file of filesIn(maps).filter((name) => name.endsWith(MAP))) {
			const { sourceRoot: _, ...map } = sourceMap.parse(JSON.parse(readFileSync(join(maps, file), "utf8")));
			const sources = map.sources.map((source) => relative(".", resolve(from, source)));
			writeFileSync(join(folder, file), JSON.stringify({ ...map, sources }));
		}
	}
	return folder;
}

/** `https://host/assets/entry-a1.js:1:2`, `file:///dist/worker/index.js:1:2`, `entry-a1.js:1:2`: a script, its line and column. */
const PLACE = /(?:[\w+.-]+:\/\/)?[^\s()@"]*?([\w.-]+\.js):(\d+):(\d+)/g;

/** Reads an archive's maps as they are asked for. */
function mapsOf(release: string, archives: string) {
	const known = filesIn(archives);
	if (!RELEASE.test(release) || !known.includes(release)) {
		throw new UnstackError(
			`${archives} has no release ${JSON.stringify(release)}; it has ${known.join(", ") || "none"}.`,
		);
	}
	const maps = new Map<string, TraceMap | null>();
	return (script: string): TraceMap | null => {
		const path = join(archives, release, script + MAP);
		const map = maps.get(script) ?? (existsSync(path) ? new TraceMap(readFileSync(path, "utf8")) : null);
		maps.set(script, map);
		return map;
	};
}

/** Who has the script, if not the release that was asked. */
const elsewhere = (script: string, archives: string): string => {
	const others = filesIn(archives).filter((release) => existsSync(join(archives, release, script + MAP)));
	return others.length === 0 ? "" : `; ${others.join(", ")} has`;
};

/**
 * A stack with the places of the sources, each followed by the source's line. A line of the log may be given as it is.
 * `missing`: a sentence for each script of which the release has no map.
 * @throws UnstackError for a release that is not archived, and a text without any place
 */
export function unstacked(text: string, release: string, archives: string): { stack: string; missing: string[] } {
	const mapOf = mapsOf(release, archives);
	const missing = new Set<string>();
	let places = 0;
	const mapped = (line: string): string[] => {
		const below: string[] = [];
		const replaced = line.replace(PLACE, (place: string, script: string, row: string, column: string) => {
			places += 1;
			const map = mapOf(script);
			if (!map) {
				missing.add(`${release} has no map of ${script}${elsewhere(script, archives)}.`);
				return place;
			}
			// A stack counts columns from one, a map from zero.
			const found = originalPositionFor(map, { line: Number(row), column: Math.max(0, Number(column) - 1) });
			if (found.source === null) return place;
			const code = sourceContentFor(map, found.source)?.split("\n")[found.line - 1]?.trim().slice(0, 120);
			if (code) below.push(`        | ${code}`);
			return `${found.source}:${found.line}:${found.column + 1}`;
		});
		return [replaced, ...below];
	};
	// In the log's JSON an end of a line is two characters.
	const stack = text.replaceAll("\\n", "\n").split("\n").flatMap(mapped).join("\n");
	if (places === 0) throw new UnstackError("The text names no place such as index.js:12:345.");
	return { stack, missing: [...missing] };
}
