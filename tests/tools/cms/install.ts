import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Installs the Strapi of tests/cms with the system's Node.js: the project's own is newer than Strapi has been tried with. */

export const FOLDER = "tests/cms";

/** Strapi's packages and its built admin. */
export const isInstalled = (): boolean =>
	[`${FOLDER}/node_modules/@strapi/strapi`, `${FOLDER}/build/index.html`].every((path) => existsSync(path));

export class NoNode extends Error {}

const OLDEST = 20;
const NEWEST = 24;

/** The PATH without the project's own programs. */
const systemPath = (): string =>
	(process.env.PATH ?? "")
		.split(delimiter)
		.filter((folder) => !folder.includes("node_modules"))
		.join(delimiter);

function isRight(node: string): boolean {
	if (!existsSync(node)) return false;
	const [, major = ""] = /^v(\d+)/.exec(execFileSync(node, ["--version"], { encoding: "utf8" })) ?? [];
	return Number(major) >= OLDEST && Number(major) <= NEWEST;
}

/** @throws NoNode without a Node.js that Strapi runs on */
export function systemNode(): string {
	const found = systemPath()
		.split(delimiter)
		.map((folder) => join(folder, "node"))
		.find(isRight);
	if (found) return found;
	throw new NoNode(`Strapi needs Node.js ${OLDEST} to ${NEWEST} on the PATH. Install one, then run the command again.`);
}

/** Without npm's own variables, which name this project. */
export const systemEnvironment = (): Record<string, string | undefined> => ({
	...Object.fromEntries(
		Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_ENV$|VITEST|TEST$)/i.test(name)),
	),
	PATH: systemPath(),
	STRAPI_TELEMETRY_DISABLED: "true",
});

function run(command: string, ...args: string[]): void {
	const { status } = spawnSync(command, args, { cwd: FOLDER, stdio: "inherit", env: systemEnvironment() });
	if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed in ${FOLDER}`);
}

export function install(): void {
	systemNode();
	if (isInstalled()) return;
	console.log("Strapi 5 is installed once into tests/cms: 700 MB, two to five minutes.\n");
	const started = performance.now();
	run("npm", "install");
	run("npm", "run", "--silent", "build");
	console.log(`\nStrapi was installed in ${Math.round((performance.now() - started) / 1000)} seconds.\n`);
}
