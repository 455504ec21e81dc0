import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { ITEM } from "../tools/bench/rates.ts";
import { PRODUCTION } from "../tools/build.ts";
import { benchPortal } from "./bench-portal.ts";

/** Budgets that do not depend on the machine: bytes, KV reads, backend calls. `npm run bench` measures times. */

const { counted } = benchPortal("counted");

const gzipped = (text: string | Buffer): number => gzipSync(text).length;

// Of a megabyte that the platform takes; a parser of Markdown is a tenth of it. `npm run bench -- size` prints the parts.
test("the Worker's script, as it is deployed, has at most 376 KB gzip", () => {
	expect(gzipped(readFileSync(`${PRODUCTION}/index.js`))).toBeLessThanOrEqual(376 * 1024);
});

test.each(["/en-IE", "/en-IE/news", ITEM, "/en-IE/search?term=heart"])(
	"a warm %s makes no backend call and at most one KV read, with at most 14 KB gzip of HTML and one style sheet",
	async (path) => {
		expect((await counted(path)).status).toBe(200);
		const asked = async () => {
			const { status, backendCalls, kvWrites } = await counted(path);
			return { status, backendCalls, kvWrites };
		};
		// The first search's index is built behind its answer.
		await expect.poll(asked).toEqual({ status: 200, backendCalls: 0, kvWrites: 0 });
		const { kvReads, html } = await counted(path);
		expect(kvReads).toBeLessThanOrEqual(1);
		expect(gzipped(html)).toBeLessThanOrEqual(14 * 1024);
		// Only the style sheet blocks the first paint: no classic script with a `src`.
		expect(html.match(/<link[^>]+rel="stylesheet"/g)).toHaveLength(1);
		expect(html).not.toMatch(/<script(?![^>]*type="module")[^>]* src=/);
	},
);
