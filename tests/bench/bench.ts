import { writeFile } from "node:fs/promises";
import { createTestHarness } from "wrangler";

/**
 * `npm run bench`: how many warm pages a second the portal answers, as a ratio of a bare Worker that answers as many
 * bytes in the same run on the same machine. Prints a table and writes dist/bench.json.
 */

const REQUESTS = 300;
const CONCURRENCY = 8;
const PAGES = {
	home: "/en-IE",
	list: "/en-IE/news",
	detail: "/en-IE/news/new-heart-failure-guideline-five-points-for-general-practice",
	search: "/en-IE/search?term=heart",
};

const server = createTestHarness({
	workers: [
		{ configPath: "wrangler.toml" },
		{ configPath: "tests/backend/wrangler.toml" },
		{ config: { name: "constant", main: "tests/bench/constant.ts", compatibility_date: "2026-10-20" } },
	],
});
await server.listen();
await server.getWorker("hcp-backend").applyD1Migrations("DB");
const portal = server.getWorker("hcp-portal");
const constant = server.getWorker("constant");

/** Requests a second, after one warming round. */
async function rate(ask: () => Promise<{ text(): Promise<string> }>): Promise<number> {
	const rounds = async (count: number) => {
		let left = count;
		const client = async () => {
			while (left-- > 0) await (await ask()).text();
		};
		await Promise.all(Array.from({ length: CONCURRENCY }, client));
	};
	await rounds(CONCURRENCY * 4);
	const start = performance.now();
	await rounds(REQUESTS);
	return (REQUESTS * 1000) / (performance.now() - start);
}

const rows = [];
for (const [page, path] of Object.entries(PAGES)) {
	const bytes = Buffer.byteLength(await (await portal.fetch(`http://ie.localhost${path}`)).text());
	const baseline = await rate(() => constant.fetch(`http://constant/?bytes=${bytes}`));
	const measured = await rate(() => portal.fetch(`http://ie.localhost${path}`));
	rows.push({
		page,
		bytes,
		"pages/s": Math.round(measured),
		"constant/s": Math.round(baseline),
		ratio: Number((measured / baseline).toFixed(2)),
	});
}
console.table(rows);
await writeFile("dist/bench.json", `${JSON.stringify(rows, null, "\t")}\n`);
await server.close();
