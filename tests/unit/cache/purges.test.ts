import { beforeEach, expect, test, vi } from "vitest";
import { objectStorage } from "../platform.ts";
import { attempts, CONTENT, newIsolate, stores } from "./isolate.ts";

const log = vi.fn();
vi.mock("../../../worker/runtime/log.ts", () => ({ log }));

let kv: Map<string, string>;
beforeEach(() => {
	kv = newIsolate();
	log.mockClear();
});

const PURGE = { event: "entry.update", model: "about", tags: ["en-IE/about"] };

async function purgesObject() {
	const { Purges } = await import("../../../worker/cache/purges/purges.ts");
	const storage = objectStorage();
	// Safe: the class uses only the storage.
	const object = new Purges({ storage } as unknown as DurableObjectState, {
		CONTENT: CONTENT as unknown as KVNamespace,
	});
	return { object, storage };
}

test("while KV cannot be written, each try is logged as a failed purge, and another one follows", async () => {
	const { object, storage } = await purgesObject();
	await object.mark(PURGE);
	stores.writes = "fails";
	await object.alarm();
	await object.alarm();
	expect(log.mock.calls).toEqual(Array(2).fill(["purge-failed", { store: "kv", reason: expect.any(String) }]));
	expect(storage.alarmAt).toBe(Date.now() + 5000);
	stores.writes = "answer";
	await object.alarm();
	expect(kv.get("purges")).toContain("en-IE/about");
	expect(log).toHaveBeenCalledTimes(2);
});

test("a new object, such as after a recovery, numbers its marks above those that entries know", async () => {
	const { isPurged } = await import("../../../worker/cache/purges/marks.ts");
	const { object: former } = await purgesObject();
	await former.mark(PURGE);
	const { number: knew } = await former.mark(PURGE);
	const entry = { tags: PURGE.tags, since: Date.now(), knew };
	vi.advanceTimersByTime(1000);
	const { object } = await purgesObject();
	expect(isPurged(entry, await object.mark(PURGE))).toBe(true);
	const { number } = await object.mark(PURGE);
	expect((await object.mark(PURGE)).number).toBe(number + 1);
});

test("a purge whose object says nothing is tried three times, with a pause, and then fails", async () => {
	const { purge } = await import("../../../worker/cache/purges/isolate-marks.ts");
	stores.object = "hangs";
	const failed = vi.fn();
	void purge(PURGE).catch(failed);
	const seen: number[] = [];
	for (let second = 1; second <= 17; second++) {
		await vi.advanceTimersByTimeAsync(1000);
		seen.push(attempts.length);
	}
	expect(seen.lastIndexOf(1)).toBe(4);
	expect(seen.lastIndexOf(2)).toBe(10);
	expect(failed).toHaveBeenCalledTimes(1);
});

test("a purge succeeds if the object answers the second time", async () => {
	const { purge } = await import("../../../worker/cache/purges/isolate-marks.ts");
	stores.object = "fails";
	const done = vi.fn();
	void purge(PURGE).then(done);
	await vi.advanceTimersByTimeAsync(500);
	expect(attempts).toHaveLength(1);
	stores.object = "answers";
	await vi.advanceTimersByTimeAsync(1000);
	expect(done).toHaveBeenCalledTimes(1);
	expect(attempts).toHaveLength(2);
});
