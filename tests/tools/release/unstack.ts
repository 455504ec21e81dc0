import { readFileSync } from "node:fs";
import { UnstackError, unstacked } from "./source-maps.ts";

/** `npm run maps -- unstack v42 [FILE]`: a stack of that release, from FILE or pasted, with the places of the sources. */

const [release, file] = process.argv.slice(3);
try {
	if (release === undefined) throw new UnstackError("Say of which release: npm run maps -- unstack v42 < stack.txt");
	if (file === undefined && process.stdin.isTTY) console.error("Paste the stack, then Ctrl-D:");
	const { stack, missing } = unstacked(readFileSync(file ?? 0, "utf8"), release, "dist/archive");
	console.log(stack);
	for (const sentence of missing) console.error(sentence);
	process.exitCode = missing.length === 0 ? 0 : 1;
} catch (error) {
	if (!(error instanceof UnstackError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
