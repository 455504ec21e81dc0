import { readFileSync, writeFileSync } from "node:fs";
import * as z from "zod";

/** The packages of the lockfile. `npm run docs` writes docs/licences.md from them. */

const entry = z.object({
	version: z.string().optional(),
	license: z.string().optional(),
	integrity: z.string().optional(),
	resolved: z.string().optional(),
	link: z.boolean().optional(),
	hasInstallScript: z.boolean().optional(),
	/** A package for development only. */
	dev: z.boolean().optional(),
	devOptional: z.boolean().optional(),
});
const lockfile = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), entry) });

const nameOf = (path: string): string => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** All packages of the lockfile except the portal itself. */
export const locked = Object.entries(lockfile.parse(JSON.parse(readFileSync("package-lock.json", "utf8"))).packages)
	.filter(([path]) => path !== "")
	.map(([path, { dev, devOptional, ...rest }]) => ({ name: nameOf(path), ships: !dev && !devOptional, ...rest }));

export const LICENCES_FILE = "docs/licences.md";

export function licences(): string {
	const rows = locked
		.filter(({ ships }) => ships)
		.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
	return [
		"# Licences of what ships",
		"",
		"Packages that the Worker and the pages are made of, with all that they need themselves, from `package-lock.json`.",
		"`npm run docs` writes this file; a test holds it to the lockfile, and to licences that ask no more than to be named.",
		"Tools of development are not listed: nothing of them is deployed.",
		"",
		"| package | version | licence |",
		"| --- | --- | --- |",
		...[...new Set(rows)].sort(),
		"",
	].join("\n");
}

if (import.meta.main) writeFileSync(LICENCES_FILE, licences());
