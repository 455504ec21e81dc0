import { gzipSync } from "node:zlib";
import { fill, LOCALE } from "./growth.ts";
import { heapOf } from "./heap.ts";
import { type Answer, ask } from "./load.ts";
import { HOST, type Served } from "./runtime.ts";
import type { Row } from "./table.ts";

/** The cost of the search index, to build and to query, as the catalogue grows. It holds the newest 2,000 items at most. */

const ASKED = 200;
const TERMS = [
	"heart",
	"cardi",
	"diab",
	"inhal",
	"rheumatoid",
	"failure guideline",
	"spriometry",
	"apnea",
	"metabolic",
	"hert",
];

async function suggest(portal: Served, term: string): Promise<Answer> {
	const headers = {
		Origin: `http://${HOST}:${portal.port}`,
		"Sec-Fetch-Site": "same-origin",
		"Content-Type": "application/json",
	};
	const answer = await ask(portal, `/${LOCALE}/search/suggestions`, headers, JSON.stringify({ term }));
	if (answer.status !== 200) throw new Error(`Suggestions answer ${answer.status}`);
	return answer;
}

const hasOptions = ({ body }: Answer): boolean => body.includes("data-section");

/** The first request has the index built behind its answer. This waits for it with as few requests as possible. */
async function build(portal: Served): Promise<void> {
	for (let tries = 0; tries < 150; tries += 1) {
		if (hasOptions(await suggest(portal, "heart"))) return;
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	throw new Error("There is no index");
}

/** One row for each size. `start` returns an inspected portal with empty stores. */
export async function suggestions(
	backend: Served,
	start: () => Promise<Served>,
	sizes: readonly number[],
): Promise<readonly Row[]> {
	const rows: Row[] = [];
	for (const size of sizes) {
		await fill(backend, size);
		const portal = await start();
		// A term this short runs the code without an index.
		const idle = () => suggest(portal, "a");
		for (let index = 0; index < 20; index += 1) await idle();
		const [heap, cpu] = [await heapOf(portal, "portal", idle), portal.cpu()];
		await build(portal);
		const built = { heap: await heapOf(portal, "portal", idle), cpu: portal.cpu() };
		let bytes = 0;
		let packed = 0;
		for (let index = 0; index < ASKED; index += 1) {
			const { body } = await suggest(portal, TERMS[index % TERMS.length] ?? "");
			bytes = Math.max(bytes, body.length);
			packed = Math.max(packed, gzipSync(body).length);
		}
		const asked = (portal.cpu() - built.cpu) / ASKED;
		await portal.close();
		rows.push({
			items: size,
			"build CPU ms": Math.round(built.cpu - cpu),
			"MB kept": Number(((built.heap - heap) / 1e6).toFixed(1)),
			"ask CPU ms": Number(asked.toFixed(2)),
			"answer bytes": bytes,
			"answer bytes gzip": packed,
		});
	}
	return rows;
}
