import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * `npm run test:changed`: the tests that concern the changes since a commit (HEAD by default). Unit tests follow from their
 * imports. Edge and browser tests use the built Worker, so this table maps folders to them.
 */

interface Suites {
	edge?: readonly string[];
	browser?: readonly string[];
}

/** The longest matching prefix of a changed file's path decides. */
const TABLE: Record<string, Suites> = {
	"client/": { browser: ["journeys", "routes"] },
	"client/browser/enhancements/": { browser: ["media/library", "media/player"] },
	"client/browser/hca/": { browser: ["hca"] },
	"client/browser/header/": { browser: ["shell/header", "shell/search"] },
	"client/browser/hub/": { browser: ["hub"] },
	"client/browser/islands/": { browser: ["shell/islands", "shell/lists"] },
	"client/browser/library/": { browser: ["media/library", "media/reading"] },
	"client/browser/modals/": { browser: ["accounts/modals", "accounts/login"] },
	"client/browser/parts/": { browser: ["streaming"] },
	"client/browser/player/": { browser: ["media/player", "shell/player"] },
	"client/browser/search/": { browser: ["shell/suggestions"] },
	"client/browser/session/": { browser: ["session-end"] },
	"client/browser/shell/": { browser: ["shell/navigation", "shell/failures"] },
	"client/browser/visit/": { browser: ["tracking", "consent"] },
	"client/markup/": { edge: ["pages", "valid-html"], browser: ["journeys"] },
	"client/markup/forms/": { edge: ["register", "sign-in", "forms-security"], browser: ["accounts/register"] },
	"client/styles/": { browser: ["widths", "large-text", "routes"] },
	"locales/": { edge: ["pages"] },
	"shared/": { edge: ["pages", "sites"] },
	"shared/accounts/": { edge: ["register", "sign-in", "consents"] },
	"shared/contracts/": { edge: ["contract", "odd-content", "pages"] },
	"tests/backend/": { edge: ["backend", "contract"] },
	"worker/": { edge: ["pages", "sites", "headers", "kept-pages"] },
	"worker/backend/": { edge: ["contract", "circuits", "endpoints", "faults"] },
	"worker/cache/": { edge: ["cache", "kept-pages", "purge"] },
	"worker/content/": { edge: ["pages", "gate"] },
	"worker/content/pictures/": { edge: ["pictures", "picture-sizes"] },
	"worker/content/search/": { edge: ["suggestions", "search-results"] },
	"worker/content/text/": { edge: ["rich-text", "variables"] },
	"worker/features/": { edge: ["pages"] },
	"worker/features/account/": { edge: ["account", "sign-in", "register", "my-page"], browser: ["accounts/login"] },
	"worker/features/courses/": { edge: ["courses"] },
	"worker/features/discovery/": { edge: ["discovery"] },
	"worker/features/feeds/": { edge: ["feeds"] },
	"worker/features/forms/": { edge: ["forms-security", "forms-faults", "unsent"] },
	"worker/features/hca/": { edge: ["hca"], browser: ["hca"] },
	"worker/features/hub/": { edge: ["hub"], browser: ["hub"] },
	"worker/features/items/": { edge: ["gate", "pages"] },
	"worker/features/lists/": { edge: ["pages"], browser: ["shell/lists"] },
	"worker/features/media/": { edge: ["media", "media-copies"] },
	"worker/features/pictures/": { edge: ["pictures", "picture-sizes"] },
	"worker/features/preview/": { edge: ["preview", "review"] },
	"worker/features/record/": { edge: ["my-page"] },
	"worker/features/search/": { edge: ["search", "search-results"] },
	"worker/features/singles/": { edge: ["pages"] },
	"worker/features/tracking/": { edge: ["tracking", "tracking-queue"] },
	"worker/features/webinars/": { edge: ["webinars", "meetings"], browser: ["learning"] },
	"worker/ops/": { edge: ["ops", "ops-content", "reports"] },
	"worker/render/": { edge: ["headers", "streaming", "kept-pages"] },
	"worker/runtime/": { edge: ["environments", "reports"] },
	"worker/visitor/": { edge: ["sites", "addresses", "gate"] },
	"worker/visitor/limits/": { edge: ["limits", "uses", "search"] },
	"worker/visitor/preview/": { edge: ["preview", "review"] },
	"worker/visitor/session/": { edge: ["session", "session-checks", "gate"] },
};

const git = (...args: string[]): string[] =>
	execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
const edgeFile = (name: string): string => `tests/edge/${name}.test.ts`;
const browserFile = (name: string): string => `tests/e2e/${name}.spec.ts`;

/**
 * Paths of test files.
 * @throws if a name in the table has no file
 */
function filesOf(path: string): string[] {
	if (/^tests\/(?:edge|e2e)\/.*\.(?:test|spec)\.ts$/.test(path)) return existsSync(path) ? [path] : [];
	const [prefix] = Object.keys(TABLE)
		.filter((one) => path.startsWith(one))
		.sort((one, other) => other.length - one.length);
	const { edge = [], browser = [] } = (prefix && TABLE[prefix]) || {};
	return [...edge.map(edgeFile), ...browser.map(browserFile)];
}

/** All test files that the table names. */
export const namedFiles = (): string[] => [
	...new Set(Object.keys(TABLE).flatMap((prefix) => filesOf(`${prefix}x.ts`))),
];
export const prefixes = (): string[] => Object.keys(TABLE);

let env = process.env;
const run = (command: string, ...args: string[]): boolean =>
	spawnSync(command, args, { stdio: "inherit", env }).status === 0;

function build(): boolean {
	const isBuilt = run("node", "tests/tools/build.ts");
	env = { ...env, SUITES_BUILT: "yes" };
	return isBuilt;
}

function main(base = "HEAD"): boolean {
	const changed = [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
	if (changed.length === 0) {
		console.log(`Nothing differs from ${base}.`);
		return true;
	}
	const files = [...new Set(changed.flatMap(filesOf))];
	const [edge, browser] = ["tests/edge/", "tests/e2e/"].map((folder) =>
		files.filter((file) => file.startsWith(folder)),
	);
	console.log(
		`Tests of ${changed.length} changed files: unit tests by their imports, ${files.join(", ") || "no others"}.`,
	);
	return (
		run("tsc", "-b") &&
		run("vitest", "run", "--project", "unit", "--changed", base, "--passWithNoTests") &&
		(files.length === 0 || build()) &&
		(!edge?.length || run("vitest", "run", "--project", "edge", "--tags-filter", "!all", ...edge)) &&
		(!browser?.length || run("playwright", "test", "--grep-invert", "@all", ...browser))
	);
}

if (import.meta.main) process.exitCode = main(process.argv[2]) ? 0 : 1;
