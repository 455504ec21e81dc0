import { spawnSync } from "node:child_process";
import { ensureBrowser } from "./browser-install.ts";
import { install, isInstalled } from "./cms/install.ts";

/**
 * `npm test`: the core parts one after the other, with their times. `--all` adds the slow parts, `--rest` runs only these.
 * Arguments name single parts.
 */

const EDGE = ["vitest", "run", "--project", "edge"];
const PLAYWRIGHT = ["playwright", "test"];

const PARTS = {
	build: { isCore: true, command: ["node", "tests/tools/build.ts"] },
	check: { isCore: true, command: ["npm", "run", "--silent", "check"] },
	unit: { isCore: true, command: ["vitest", "run", "--project", "unit"] },
	edge: { isCore: true, command: [...EDGE, "--tags-filter", "!all"] },
	browser: { isCore: true, command: [...PLAYWRIGHT, "--grep-invert", "@all"] },
	"edge-more": { isCore: false, command: [...EDGE, "--tags-filter", "all"] },
	more: { isCore: false, command: [...PLAYWRIGHT, "--grep", "@all"] },
	slow: { isCore: false, command: ["vitest", "run", "--project", "slow", "--project", "alone"] },
	engines: { isCore: false, command: ["node", "tests/engines/run.ts"] },
	strapi: { isCore: false, command: ["vitest", "run", "--project", "strapi"] },
} as const satisfies Record<string, { isCore: boolean; command: readonly string[] }>;

type Part = keyof typeof PARTS;

const NAMES = Object.keys(PARTS).filter((name): name is Part => Object.hasOwn(PARTS, name));
const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name);

function chosen(args: readonly string[]): Part[] {
	const unknown = args.find((arg) => arg !== "--all" && arg !== "--rest" && !isPart(arg));
	if (unknown) throw new Error(`There is no part ${unknown}. The parts are ${NAMES.join(", ")}.`);
	const named = args.filter(isPart);
	if (named.length > 0) return ["build", ...named.filter((name) => name !== "build")];
	// First, because `npm run test:all -- --rest` passes both.
	if (args.includes("--rest")) return ["build", ...NAMES.filter((name) => !PARTS[name].isCore)];
	if (args.includes("--all")) return NAMES;
	return NAMES.filter((name) => PARTS[name].isCore);
}

const minutes = (seconds: number): string => `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2)} s`;

/** @returns the exit code of the first part that fails, or 0 */
function run(parts: readonly Part[]): number {
	const lines: string[] = [];
	let status = 0;
	for (const part of parts) {
		if (part === "strapi" && !isInstalled()) {
			lines.push("strapi    skipped: Strapi is not installed (700 MB). To install and test it: npm run test:cms");
			continue;
		}
		const [command = "", ...args] = PARTS[part].command;
		const started = performance.now();
		status = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...built } }).status ?? 1;
		if (part === "build") built = { SUITES_BUILT: "yes" };
		lines.push(`${part.padEnd(9)} ${minutes(Math.round((performance.now() - started) / 1000))}`);
		if (status !== 0) lines.push(`${part} failed. Traces and screenshots of browser tests: dist/e2e`);
		if (status !== 0) break;
	}
	console.log(`\n${lines.join("\n")}`);
	return status;
}

/** Tells the suites that the build exists. */
let built: Record<string, string> = {};
const parts = chosen(process.argv.slice(2));
// First, so that a missing browser is reported at once and not after five minutes.
if (process.argv.includes("strapi")) install();
if (parts.includes("browser") || parts.includes("more")) ensureBrowser();
process.exitCode = run(parts);
