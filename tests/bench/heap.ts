import * as z from "zod";
import type { Served } from "./runtime.ts";

const answer = z.object({
	result: z.object({ usedSize: z.number(), embedderHeapUsedSize: z.number(), backingStorageSize: z.number() }),
});

/** Bytes that the isolate of a Worker that was started `inspected` holds now, garbage included. */
export async function heapOf({ runtime }: Served, name: string): Promise<number> {
	const { host } = await runtime.getInspectorURL();
	const socket = new WebSocket(`ws://${host}/core:user:${name}`);
	try {
		const message = await new Promise<string>((done, fail) => {
			socket.addEventListener("open", () => socket.send(JSON.stringify({ id: 1, method: "Runtime.getHeapUsage" })));
			socket.addEventListener("message", ({ data }) => done(String(data)));
			socket.addEventListener("error", () => fail(new Error("The runtime's inspector does not answer")));
		});
		const { usedSize, embedderHeapUsedSize, backingStorageSize } = answer.parse(JSON.parse(message)).result;
		return usedSize + embedderHeapUsedSize + backingStorageSize;
	} finally {
		socket.close();
	}
}
