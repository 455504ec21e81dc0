import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { gzipSync } from "node:zlib";
import { counted } from "./counts.ts";
import { growth } from "./growth.ts";
import { manyKeys } from "./keys.ts";
import { ITEM, rates } from "./rates.ts";
import { bundlePortal, serveBackend, serveConstant, servePortal } from "./runtime.ts";
import { startUps } from "./start-up.ts";
import { suggestions } from "./suggestions.ts";
import { print, type Row } from "./table.ts";
import { coldWaits, pictureWaits, vendorWaits } from "./waits.ts";

/**
 * `npm run bench`: speed, start-up, growth and the platform calls of a page, measured at the runtime. Prints tables and writes
 * dist/bench.json. `--quick` runs fewer rounds and keys, in two and a half minutes.
 */

const quick = process.argv.includes("--quick");
const results: Record<string, readonly Row[]> = {};
const note = (name: string, title: string, rows: readonly Row[]): void => {
	results[name] = rows;
	print(title, rows);
};

const folder = bundlePortal();
const script = readFileSync(`${folder}/index.js`);
const backend = await serveBackend();
const constant = await serveConstant();

note("script", "The Worker's script", [{ "KB gzip": Math.round(gzipSync(script).length / 1024), target: 424 }]);
note(
	"start",
	"Milliseconds of CPU that an isolate's start takes until its first answer, above an empty Worker's",
	await startUps(backend, quick ? 2 : 7),
);

const counting = await servePortal(backend, { entry: "counted" });
const PAGES = { home: "/en-IE", list: "/en-IE/news", detail: ITEM, search: "/en-IE/search?term=heart" };
const asked: Row[] = [];
for (const [page, path] of Object.entries(PAGES)) {
	for (const visit of ["first", "second"]) {
		const { html, status: _, cachePuts: __, ...counts } = await counted(counting, backend, path);
		asked.push({ page, visit, "HTML KB gzip": Number((gzipSync(html).length / 1024).toFixed(1)), ...counts });
	}
}
await counting.close();
note("asked", "What a visit asks of backend, KV and Cache API, in an isolate that has just started", asked);

const portal = await servePortal(backend, { entry: "quiet" });
note(
	"rates",
	"Answers a second at 64 connections, as a ratio of a bare Worker that answers as many bytes (p99 target: below 2)",
	await rates(portal, constant, { rounds: quick ? 1 : 9, seconds: 1 }),
);
await portal.close();
note(
	"keys",
	"Memory of the isolate over many distinct keys (it has 128 MB)",
	await manyKeys(backend, quick ? 2_000 : 100_000),
);

note(
	"growth",
	"Cost of a page that no cache holds, as the catalogue grows",
	await growth(backend, () => servePortal(backend, { entry: "quiet" }), {
		sizes: quick ? [200, 2_000] : [200, 2_000, 20_000],
		visits: quick ? 20 : 40,
	}),
);

note(
	"suggestions",
	"The index of a locale's cards: to build it behind an answer, to keep it (the isolate has 128 MB) and to ask it",
	await suggestions(
		backend,
		() => servePortal(backend, { entry: "quiet", inspected: true }),
		quick ? [200, 2_000] : [200, 2_000, 20_000],
	),
);

note(
	"vendor",
	"Milliseconds to a signed-in visitor's page while the vendor is slow (target: first byte at most 150 later than with 0)",
	await vendorWaits(backend, quick ? 1 : 3),
);
note(
	"cold",
	"Milliseconds to a page that nothing has kept, by how long the backend takes for each read",
	await coldWaits(backend, quick ? 2 : 6),
);
note(
	"pictures",
	"Milliseconds to the pictures of the home page, and what the content host is asked (target: nothing for a warm one)",
	await pictureWaits(backend),
);

mkdirSync("dist", { recursive: true });
const machine = { cpu: cpus()[0]?.model ?? "", cores: cpus().length, node: process.version };
writeFileSync("dist/bench.json", `${JSON.stringify({ quick, machine, ...results }, null, "\t")}\n`);
await Promise.all([backend.close(), constant.close()]);
