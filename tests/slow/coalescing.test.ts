import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runtimeOf } from "../tools/workers.ts";

/** Runs worker/cache/flights.ts until V8 optimizes it. After that, a plain `await` of another request's promise fails. */

const sourceOf = (path: string) => ({
	type: "ESModule" as const,
	path,
	contents: stripTypeScriptTypes(readFileSync(path, "utf8")),
});

/** `/warm` joins calls within one request. `/read` joins another request's call, and then waits longer than that request lives. */
const ENTRY = `
import { flights } from "./worker/cache/flights.ts";
const calls = flights();
const after = (ms) => new Promise((resolve) => setTimeout(() => resolve("shared"), ms));
const share = (key, make) => calls.get(key)?.join() ?? calls.start(key, null, make);
const read = async (key, make) => await share(key, make);

async function warm() {
	const make = async () => { await null; };
	for (let round = 0; round < 50_000; round++) await Promise.all([read("warm", make), read("warm", make)]);
	return "warm";
}

export default {
	async fetch({ url }) {
		if (url.endsWith("/warm")) return new Response(await warm());
		const isFirst = calls.get("cold") === undefined;
		const value = await read("cold", () => after(50));
		if (!isFirst) await after(100);
		return new Response(value);
	},
};`;

const runtime = runtimeOf(() => [
	{
		name: "coalescing",
		modules: [
			{ type: "ESModule", path: "entry.mjs", contents: ENTRY },
			sourceOf("worker/cache/flights.ts"),
			sourceOf("worker/runtime/in-time.ts"),
		],
		modulesRoot: ".",
		compatibilityDate: "2026-10-20",
		compatibilityFlags: ["nodejs_compat"],
	},
]);
beforeAll(runtime.start);
afterAll(runtime.close);

const ask = async (path: string) => (await runtime.ask(`http://portal${path}`)).text();

test("a request that joined another request's call completes after that request has ended", async () => {
	for (let round = 0; round < 6; round++) {
		expect(await Promise.all(["/read", "/read", "/read"].map(ask))).toEqual(["shared", "shared", "shared"]);
		expect(await ask("/warm")).toBe("warm");
	}
});
