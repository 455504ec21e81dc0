import { cpSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../bench/load.ts";
import { PORTAL_FOLDER, type Served, serveBackend, servePortal } from "../bench/runtime.ts";

/** The portal works without KV and the Cache API, which only make it faster and carry it through an outage. */

let backend: Served;
let portal: Served;
beforeAll(async () => {
	cpSync("dist/worker", PORTAL_FOLDER, { recursive: true });
	backend = await serveBackend();
	portal = await servePortal(backend, { entry: "broken" });
});
afterAll(() => Promise.all([portal.close(), backend.close()]));

const status = async (path: string) => (await ask(portal, path)).status;

test.each([
	["fail", "podcasts"],
	["hang", "webcasts"],
	["work", "materials"],
])("with stores that %s pages are made, and made again from memory", async (how, section) => {
	await ask(portal, `/__stores?${how}`);
	for (const path of [`/en-IE/${section}`, "/en-IE", `/en-IE/search?term=${section}`, "/en-IE/login"]) {
		expect(await status(path), path).toBe(200);
		expect(await status(path), path).toBe(200);
	}
	expect(await status("/en-IE/news/nothing-of-the-kind")).toBe(404);
});
