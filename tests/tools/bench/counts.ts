import * as z from "zod";
import { ask, type Headers } from "./load.ts";
import { SECRET, type Served } from "./runtime.ts";

/** The calls of a page to the backend, KV and the Cache API. `portal` runs with the entry `counted`. */

const counts = z.object({
	kvReads: z.number(),
	kvWrites: z.number(),
	cacheReads: z.number(),
	cacheHits: z.number(),
	cacheWrites: z.number(),
	cachePuts: z.array(z.object({ address: z.string(), control: z.string(), text: z.string() })),
});
export type Counts = z.output<typeof counts> & { backendCalls: number };

/** The embedded backend's record of calls, or the faults to inject. */
export const control = (backend: Served, what: "calls" | "faults", init?: RequestInit) =>
	fetch(`http://127.0.0.1:${backend.port}/__control/${what}`, { headers: { "X-Service-Secret": SECRET }, ...init });

export const callsTo = async (backend: Served): Promise<number> =>
	z.array(z.unknown()).parse(await (await control(backend, "calls")).json()).length;

/** Includes the writes that run behind the answer. */
export async function counted(
	portal: Served,
	backend: Served,
	path: string,
	headers: Headers = {},
): Promise<Counts & { html: string; status: number }> {
	await control(backend, "calls", { method: "DELETE" });
	await ask(portal, "/__counts");
	const { status, body } = await ask(portal, path, headers);
	// The work behind an answer has begun by then.
	await new Promise((resolve) => setTimeout(resolve, 200));
	const found = counts.parse(JSON.parse((await ask(portal, "/__counts")).body.toString()));
	return { ...found, backendCalls: await callsTo(backend), html: body.toString(), status };
}
