import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { LICENCES_FILE, licences, locked } from "../tools/release/licences.ts";

/** Installed packages and their sources. `npm run check` reports unused ones. */

const manifest = z
	.object({
		dependencies: z.record(z.string(), z.string()),
		devDependencies: z.record(z.string(), z.string()),
		allowScripts: z.record(z.string(), z.boolean()),
	})
	.parse(JSON.parse(readFileSync("package.json", "utf8")));

test("every package is locked by hash and comes from one registry", () => {
	expect(locked.length).toBeGreaterThan(100);
	for (const { name, integrity, resolved, link } of locked) {
		expect(integrity, name).toMatch(/^sha512-[\w+/]{86}==$/);
		expect(link, name).toBeUndefined();
		if (resolved) expect(resolved, name).toMatch(/^https:\/\//);
	}
	const registries = locked.flatMap(({ resolved }) => (resolved ? [new URL(resolved).origin] : []));
	expect(new Set(registries).size).toBeLessThanOrEqual(1);
});

test("every dependency is pinned to one version of the registry", () => {
	for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
		expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
});

test("only packages approved by name run install scripts", () => {
	const wanting = new Set(locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
	const approved = Object.entries(manifest.allowScripts).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []));
	expect([...wanting].sort()).toEqual(approved.sort());
	expect(locked.filter(({ name, ships }) => wanting.has(name) && ships)).toEqual([]);
});

test("docs/licences.md lists shipped packages, whose licences require attribution at most", () => {
	expect(readFileSync(LICENCES_FILE, "utf8")).toBe(licences());
	for (const { name, license } of locked.filter(({ ships }) => ships)) {
		// PSF-2.0, the licence of Python, is that of the reader of a command line which comes with markdown-it and is not deployed.
		expect(license, name).toMatch(/^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1|PSF-2\.0)$/);
	}
});
