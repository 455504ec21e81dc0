import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { layerOf } from "./layer.ts";
import { type Portal, startPortal } from "./portal.ts";

/**
 * Several releases one after the other, with the same caches and stores.
 *
 * @module-tag all
 */

const ROOT = "dist/releases";
const NEWS = "ie.localhost/en-IE/news";
/** The name that Vite gave the entry, with a hash of its content. */
const [entry = ""] = readdirSync("dist/client/assets").filter((file) => /^entry-.+\.js$/.test(file));
const RENAMED = "entry-renamed.js";

/**
 * A copy of the build. `isRenamed`: with another script file. `isVersioned`: with a version id of the platform, the only
 * difference of a release with the same files.
 */
function build(name: string, { isRenamed = false, isVersioned = false } = {}): string {
	const folder = `${ROOT}/${name}`;
	mkdirSync(`${folder}/dist`, { recursive: true });
	for (const part of ["dist/client", "dist/worker"]) cpSync(part, `${folder}/${part}`, { recursive: true });
	const configuration = readFileSync("wrangler.toml", "utf8");
	const unversioned = configuration.replace(/\[version_metadata\]\nbinding = .*\n/, "");
	expect(unversioned).not.toBe(configuration);
	writeFileSync(`${folder}/wrangler.toml`, isVersioned ? configuration : unversioned);
	if (isRenamed) {
		const worker = `${folder}/dist/worker/index.js`;
		writeFileSync(worker, readFileSync(worker, "utf8").replaceAll(entry, RENAMED));
		renameSync(`${folder}/dist/client/assets/${entry}`, `${folder}/dist/client/assets/${RENAMED}`);
	}
	return folder;
}

let portal: Portal;
beforeAll(async () => {
	rmSync(ROOT, { recursive: true, force: true });
	portal = await startPortal({}, build("first"));
});
afterAll(async () => {
	await portal?.close();
	rmSync(ROOT, { recursive: true, force: true });
});

async function read() {
	const response = await portal.get(NEWS);
	const html = await response.text();
	const [, script] = /data-entry="([^"]+)"/.exec(html) ?? [];
	return { script, layer: await layerOf(portal, response) };
}

test("a release uses the kept pages of its own build, and none of another whose files are gone", async () => {
	expect(await read()).toEqual({ script: entry, layer: undefined });
	// The same build in a new isolate finds the page in the Cache API.
	await portal.release(build("again"));
	expect(await read()).toEqual({ script: entry, layer: "html" });

	await portal.release(build("second", { isRenamed: true }));
	expect(await read()).toEqual({ script: RENAMED, layer: undefined });
	expect((await portal.get(`ie.localhost/assets/${RENAMED}`)).status).toBe(200);
	expect((await portal.get(`ie.localhost/assets/${entry}`)).status).toBe(404);

	// After a rollback the first release's pages are used again.
	await portal.release(build("rollback"));
	expect(await read()).toEqual({ script: entry, layer: "html" });
});

test("a release with the same files renders its own pages, because its words or rules may differ", async () => {
	await portal.release(build("third", { isVersioned: true }));
	expect(await read()).toEqual({ script: entry, layer: undefined });
	expect(await read()).toEqual({ script: entry, layer: "html" });
	await portal.release(build("fourth", { isVersioned: true }));
	expect(await read()).toEqual({ script: entry, layer: undefined });
});
