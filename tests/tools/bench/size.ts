import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import * as z from "zod";
import { bundle } from "./runtime.ts";
import { print } from "./table.ts";

/** `npm run bench -- size`: the Worker's script as it is deployed, and its ten largest parts: packages, and folders of ours. */

const MOST = 10;
const SCRIPT = "index.js";

const metafile = z.object({
	outputs: z.record(z.string(), z.object({ inputs: z.record(z.string(), z.object({ bytesInOutput: z.number() })) })),
});

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)/;
/** A package's name, or the first two folders of a file of ours. */
function partOf(path: string): string {
	const [, name] = PACKAGE.exec(path) ?? [];
	return name ?? path.split("/").slice(0, -1).slice(0, 2).join("/");
}

const folder = bundle("size", ["--env", "production", "--metafile"]);
const script = readFileSync(`${folder}/${SCRIPT}`);
const { outputs } = metafile.parse(JSON.parse(readFileSync(`${folder}/bundle-meta.json`, "utf8")));
const [, built] = Object.entries(outputs).find(([path]) => path.endsWith(`/${SCRIPT}`)) ?? [];
if (!built) throw new Error("The build has no script");

const sizes = new Map<string, number>();
for (const [path, { bytesInOutput }] of Object.entries(built.inputs)) {
	sizes.set(partOf(path), (sizes.get(partOf(path)) ?? 0) + bytesInOutput);
}
const kilobytes = (bytes: number): number => Number((bytes / 1024).toFixed(1));
print(
	`The Worker's script: ${kilobytes(script.length)} KB, ${kilobytes(gzipSync(script).length)} KB gzip. Its largest parts`,
	[
		...[...sizes]
			.sort(([, a], [, b]) => b - a)
			.slice(0, MOST)
			.map(([part, bytes]) => ({ part, KB: kilobytes(bytes), "of all, %": Math.round((100 * bytes) / script.length) })),
	],
);
