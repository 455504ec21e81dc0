import { Agent, request } from "node:http";
import { HOST, type Served } from "./runtime.ts";
import type { Row } from "./table.ts";

/** The isolate's memory while visitors ask for ever other things: each search is an entry of its own. */
export async function manyKeys(portal: Served, total: number): Promise<Row[]> {
	const agent = new Agent({ keepAlive: true, maxSockets: 16 });
	const visit = (index: number): Promise<void> =>
		new Promise((done, fail) => {
			const path = `/en-IE/search?term=zz${index.toString(36)}`;
			request(
				{ agent, host: "127.0.0.1", port: portal.port, path, headers: { Host: `${HOST}:${portal.port}` } },
				(answer) => answer.on("end", done).on("error", fail).resume(),
			)
				.on("error", fail)
				.end();
		});
	const rows: Row[] = [];
	let next = 0;
	for (let part = 1; part <= 5; part++) {
		const end = (total * part) / 5;
		const visitor = async () => {
			while (next < end) await visit(next++);
		};
		await Promise.all(Array.from({ length: 16 }, visitor));
		rows.push({ keys: next, "process, MB": Math.round(portal.memory() / 2 ** 20) });
	}
	agent.destroy();
	return rows;
}
