import * as z from "zod";
import type { Served } from "./runtime.ts";

const answer = z.object({ id: z.number(), result: z.unknown() });
const usage = z.object({ usedSize: z.number(), embedderHeapUsedSize: z.number(), backingStorageSize: z.number() });

/**
 * Bytes that the isolate of a Worker keeps after garbage collection. The Worker must run `inspected`. The runtime collects at the
 * next request, which `visit` makes.
 */
export async function heapOf({ runtime }: Served, name: string, visit: () => Promise<unknown>): Promise<number> {
	const { host } = await runtime.getInspectorURL();
	const socket = new WebSocket(`ws://${host}/core:user:${name}`);
	const waiting = new Map<number, (result: unknown) => void>();
	await new Promise((done, fail) => {
		socket.addEventListener("open", done);
		socket.addEventListener("error", () => fail(new Error("The runtime's inspector does not answer")));
		socket.addEventListener("message", ({ data }) => {
			const { id, result } = answer.safeParse(JSON.parse(String(data))).data ?? { id: 0, result: undefined };
			waiting.get(id)?.(result);
		});
	});
	const call = (id: number, method: string): Promise<unknown> =>
		new Promise((done) => {
			waiting.set(id, done);
			socket.send(JSON.stringify({ id, method }));
		});
	try {
		await call(1, "HeapProfiler.enable");
		let isCollected = false;
		void call(2, "HeapProfiler.collectGarbage").then(() => {
			isCollected = true;
		});
		while (!isCollected) await visit();
		const { usedSize, embedderHeapUsedSize, backingStorageSize } = usage.parse(await call(3, "Runtime.getHeapUsage"));
		return usedSize + embedderHeapUsedSize + backingStorageSize;
	} finally {
		socket.close();
	}
}
