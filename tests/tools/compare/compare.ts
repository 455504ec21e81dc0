import { comparePortal } from "./comparison.ts";
import { collectDifferences } from "./differences.ts";
import { PORTALS } from "./portals.ts";
import { routesOf } from "./routes.ts";
import { builtTrees, staticFiles } from "./trees.ts";

/**
 * `npm run compare -- COMMIT`: compares the answers of the working tree with those of a commit. Both are built and get the same
 * requests, at the same time and with the same random numbers. Status, headers, body and calls to the backend must be equal to the
 * byte, except for the list in replacements.ts. Differences are printed once for each kind and written to `dist/compare/answers`.
 * A second argument compares only the portals whose name contains it.
 */

const [commit, only = ""] = process.argv.slice(2);
const portals = Object.entries(PORTALS).filter(([name]) => name.includes(only));
if (!commit || portals.length === 0) {
	console.error(`npm run compare -- COMMIT [PORTAL]\nPortals: ${Object.keys(PORTALS).join("; ")}`);
	process.exit(2);
}

const began = performance.now();
const say = (text: string) =>
	console.log(`${String(Math.round((performance.now() - began) / 1000)).padStart(4)} s  ${text}`);

const trees = await builtTrees(commit);
const routes = await routesOf(trees);
say(`both trees are built, with ${routes.length} routes`);

const differences = collectDifferences();
const files = { before: staticFiles(trees.before), after: staticFiles(trees.after) };
if (files.before !== files.after) differences.add("static files", files.before, files.after);

const statuses = new Map<number, number>();
let compared = 0;
function onAnswer(status: number): void {
	statuses.set(status, (statuses.get(status) ?? 0) + 1);
	compared += 1;
	if (compared % 1000 === 0) say(`${compared} answers, ${differences.count()} differ`);
}

/** Two portals at a time, because one of them is always waiting. */
const waiting = [...portals];
async function lane(): Promise<void> {
	for (let next = waiting.shift(); next; next = waiting.shift()) {
		const [name, portal] = next;
		await comparePortal({ name, portal, trees, routes, differences, onAnswer });
		say(`done: ${name}`);
	}
}
await Promise.all([lane(), lane()]);

if (differences.count() > 0) console.log(`\n${differences.told()}\n`);
const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} of ${status}`);
say(`${compared} answers compared (${counts.join(", ")}): ${differences.count()} differ`);
process.exit(differences.count() > 0 ? 1 : 0);
