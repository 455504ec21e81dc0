import { writeFileSync } from "node:fs";
import { backendAlone } from "../../edge/portal.ts";
import { buildBackend } from "../build.ts";
import { runtimeOf } from "../workers.ts";
import { FILES, written } from "./docs.ts";
import { askingAt, examplesOf } from "./examples.ts";

/** `npm run docs`: writes the tables, and the examples of docs/backend.md from the embedded backend's answers. */

await buildBackend();
const backend = runtimeOf(() => [backendAlone()]);
try {
	const { origin } = await backend.start();
	const examples = await examplesOf(askingAt(origin));
	for (const file of FILES) writeFileSync(file, written(file, examples));
} finally {
	await backend.close();
}
