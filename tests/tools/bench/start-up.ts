import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask } from "./load.ts";
import { HOST, type Served, servePortal } from "./runtime.ts";
import { medianOf, type Row } from "./table.ts";

/** Milliseconds of CPU from the runtime's start to an isolate's first answer, minus those of an empty Worker with the same bindings. */

const HOME = "/en-IE";
/** A kept page is in the Cache API, but not in the isolate's memory. */
const FIRST_ANSWERS = {
	robots: { path: "/robots.txt", isKept: false },
	"a kept page": { path: HOME, isKept: true },
	"a rendered page": { path: HOME, isKept: false },
};

/** Without the port, which each process has its own of and which is part of a kept page's key. */
const SAME_HOST = { Host: HOST };

const newStores = (): string => mkdtempSync(join(tmpdir(), "bench-stores-"));

/** The stores after a visit of the home page. */
async function storesWithHome(backend: Served): Promise<string> {
	const stores = newStores();
	const portal = await servePortal(backend, { stores });
	await ask(portal, HOME, SAME_HOST);
	// The writes behind the answer are done by then.
	await new Promise((resolve) => setTimeout(resolve, 500));
	await portal.close();
	return stores;
}

async function cpuOf(backend: Served, entry: "deployed" | "empty", path: string, from: string | null): Promise<number> {
	const stores = newStores();
	if (from !== null) cpSync(from, stores, { recursive: true });
	const portal = await servePortal(backend, { entry, stores });
	try {
		const { headers } = await ask(portal, path, SAME_HOST);
		const isKept = String(headers["server-timing"]).includes('desc="html"');
		if (entry === "deployed" && isKept !== (from !== null)) throw new Error(`${path} is ${isKept ? "" : "not "}kept`);
		return portal.cpu();
	} finally {
		await portal.close();
		rmSync(stores, { recursive: true });
	}
}

/** Other work has disturbed the least of several runs least. */
export async function startUps(backend: Served, times: number): Promise<Row[]> {
	const stores = await storesWithHome(backend);
	const rows: Row[] = [];
	for (const [answer, { path, isKept }] of Object.entries(FIRST_ANSWERS)) {
		const found: Record<"deployed" | "empty", number[]> = { deployed: [], empty: [] };
		for (let time = 0; time < times; time++) {
			for (const entry of ["deployed", "empty"] as const) {
				found[entry].push(await cpuOf(backend, entry, path, isKept ? stores : null));
			}
		}
		const above = (pick: (values: number[]) => number) => Math.round(pick(found.deployed) - pick(found.empty));
		rows.push({
			"first answer": answer,
			"CPU ms": above((all) => Math.min(...all)),
			median: above(medianOf),
			target: 60,
		});
	}
	rmSync(stores, { recursive: true });
	return rows;
}
