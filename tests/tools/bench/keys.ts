import { Agent, createServer, request } from "node:http";
import { heapOf } from "./heap.ts";
import { HOST, type Served, servePortal } from "./runtime.ts";
import type { Row } from "./table.ts";

/** The platform's memory limit for an isolate, in MB. */
const ISOLATE_MB = 128;
const PARTS = 5;

/** A proxy before `backend` that answers at once: it repeats its first answer for a path, whatever the query. */
async function repeating(backend: Served): Promise<{ port: number; close: () => void }> {
	const answers = new Map<string, Promise<{ status: number; text: string }>>();
	const ask = async (path: string, headers: HeadersInit) => {
		const answer = await fetch(`http://127.0.0.1:${backend.port}${path}`, { headers });
		return { status: answer.status, text: await answer.text() };
	};
	const server = createServer(async ({ url = "/", headers }, response) => {
		const [pathname = ""] = url.split("?");
		const given = Object.entries(headers).filter(([name]) => /^(x-|accept-language)/.test(name));
		const known =
			answers.get(pathname) ??
			ask(
				url,
				given.map(([name, value]) => [name, String(value)]),
			);
		answers.set(pathname, known);
		const { status, text } = await known;
		response.writeHead(status, { "Content-Type": "application/json" }).end(text);
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The repeating backend does not listen");
	return { port: address.port, close: () => server.close() };
}

/**
 * The isolate's memory while visitors search for ever new terms. Each search is an entry of its own, with nine items of each
 * section.
 * @throws if the memory exceeds the platform's limit
 */
export async function manyKeys(backend: Served, total: number): Promise<Row[]> {
	const answers = await repeating(backend);
	const portal = await servePortal(answers, { entry: "uncached", inspected: true });
	const agent = new Agent({ keepAlive: true, maxSockets: 16 });
	const visit = (term: string): Promise<void> =>
		new Promise((done, fail) => {
			const path = `/en-IE/search?term=${term}`;
			// A visitor each, because the search limit is by client.
			const headers = { Host: `${HOST}:${portal.port}`, "CF-Connecting-IP": term };
			request({ agent, host: "127.0.0.1", port: portal.port, path, headers }, (answer) =>
				answer.on("end", done).on("error", fail).resume(),
			)
				.on("error", fail)
				.end();
		});
	await visit("heart");
	const rows: Row[] = [];
	let next = 0;
	for (let part = 1; part <= PARTS; part++) {
		const end = (total * part) / PARTS;
		const visitor = async () => {
			while (next < end) await visit(`zz${(next++).toString(36)}`);
		};
		await Promise.all(Array.from({ length: 16 }, visitor));
		const kept = await heapOf(portal, "portal", () => visit("heart"));
		rows.push({ keys: next, "isolate, MB": Math.round(kept / 2 ** 20) });
	}
	agent.destroy();
	await portal.close();
	answers.close();
	const most = Math.max(...rows.map((row) => Number(row["isolate, MB"])));
	if (most > ISOLATE_MB) throw new Error(`The isolate takes ${most} MB: the platform gives ${ISOLATE_MB}`);
	return rows;
}
