import { onTestFinished, vi } from "vitest";
import type { Purge } from "../../../worker/cache/purges/purges.ts";
import { config } from "../config.ts";

/** An isolate of the Worker with KV and `Purges` in memory. */

const NEVER = new Promise<never>(() => undefined);

const kv = new Map<string, string>();
/** How the stores behave: they answer, fail, or say nothing. */
export const stores = { kv: "answers", writes: "answer", object: "answers" };
const marks = { number: 0, marks: {} as Record<string, { number: number; at: number }> };
/** Attempts of a purge. */
export const attempts: Purge[] = [];

function behaving<T>(behaviour: string, value: () => T): Promise<T> {
	if (behaviour === "hangs") return NEVER;
	return behaviour === "fails" ? Promise.reject(new Error("store fails")) : Promise.resolve(value());
}

const object = {
	marks: () => behaving(stores.object, () => marks),
	mark: (purge: Purge) => {
		attempts.push(purge);
		return behaving(stores.object, () => {
			marks.number += 1;
			for (const tag of purge.tags) marks.marks[tag] = { number: marks.number, at: Date.now() };
			return marks;
		});
	},
};

export const CONTENT = {
	get: (key: string) => behaving(stores.kv, () => kv.get(key) ?? null),
	put: (key: string, value: string) => behaving(stores.writes, () => void kv.set(key, value)),
	delete: (key: string) => behaving(stores.writes, () => void kv.delete(key)),
};
vi.doMock("../../../worker/runtime/config.ts", () => ({
	config: { ...config, CONTENT, PURGES: { idFromName: () => "purges", get: () => object } },
}));

/** Seconds go by, the isolate reads the marks, and what requests have started behind their answers is done. */
export async function later(seconds: number): Promise<void> {
	const { refreshMarks } = await import("../../../worker/cache/purges/isolate-marks.ts");
	await vi.advanceTimersByTimeAsync(seconds * 1000);
	refreshMarks();
	await vi.advanceTimersByTimeAsync(0);
}

/** KV has from now on a purge that another isolate has made. */
export function purgedElsewhere(tags: readonly string[], at = Date.now()): void {
	marks.number += 1;
	for (const tag of tags) marks.marks[tag] = { number: marks.number, at };
	kv.set("purges", JSON.stringify(marks));
}

/** Empty stores, an empty Cache API, a clock that the test moves, and modules without memory, until the test ends. */
export function newIsolate(): Map<string, string> {
	vi.resetModules();
	vi.useFakeTimers({ now: 1_800_000_000_000 });
	vi.stubGlobal("caches", { open: async () => ({ match: async () => undefined, put: async () => undefined }) });
	onTestFinished(() => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});
	kv.clear();
	attempts.length = 0;
	Object.assign(stores, { kv: "answers", writes: "answer", object: "answers" });
	Object.assign(marks, { number: 0, marks: {} });
	return kv;
}
