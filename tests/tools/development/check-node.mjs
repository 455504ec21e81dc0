import { existsSync, readFileSync } from "node:fs";

/**
 * Checks before `npm start` that Node.js and the packages are there. Plain JavaScript, because an older Node.js cannot read
 * TypeScript.
 */

const NEEDED = [22, 18];

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const isOld = major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1]);
const isInstalled = existsSync("node_modules/wrangler");

/** By path; of an optional package another platform has none. */
const versionsIn = (file) =>
	Object.entries(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {})
		.filter(([path, { optional }]) => path !== "" && !optional)
		.map(([path, { version }]) => `${path} ${version}`);
const installed = new Set(versionsIn("node_modules/.package-lock.json"));
const isStale = installed.size > 0 && versionsIn("package-lock.json").some((one) => !installed.has(one));
if (isStale) console.error("The packages are not those of package-lock.json: run `npm ci`.\n");

if (!isInstalled) console.error("The packages are not installed: run `npm ci` first.");
else if (isOld) {
	console.error(
		[
			`Node.js ${NEEDED.join(".")} or newer is needed, and this is ${process.versions.node}.`,
			"`npm ci` installs one for the project's own scripts; with --ignore-scripts or --omit=dev it does not.",
			"Run `npm ci`, or install the version in .nvmrc (`nvm install`).",
		].join("\n"),
	);
}
if (!isInstalled || isOld) process.exit(1);
