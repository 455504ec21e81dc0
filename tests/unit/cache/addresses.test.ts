import { beforeEach, expect, test, vi } from "vitest";
import { newIsolate, stores } from "./isolate.ts";

const log = vi.fn();
const behind: Promise<unknown>[] = [];
vi.mock("cloudflare:workers", async () => ({
	...(await import("../platform.ts")),
	waitUntil: (work: Promise<unknown>) => behind.push(work),
}));
vi.mock("../../../worker/runtime/log.ts", () => ({ log }));

let kv: Map<string, string>;
beforeEach(() => {
	kv = newIsolate();
	log.mockClear();
	behind.length = 0;
});

const KEY = "address/en-IE/doc1";
const FORMER = JSON.stringify({ section: "news", slug: "former", since: 1 });
const note = async (slug: string, since: number): Promise<void> => {
	const { noteAddress } = await import("../../../worker/cache/addresses.ts");
	noteAddress("en-IE", "doc1", { section: "news", slug }, since);
	await vi.advanceTimersByTimeAsync(1000);
	await Promise.all(behind);
};

test.each(["fails", "hangs"])("while a read of KV %s, nothing is written over the address", async (how) => {
	kv.set(KEY, FORMER);
	stores.kv = how;
	await note("present", 2000);
	expect([...kv]).toEqual([[KEY, FORMER]]);
	expect(log.mock.calls).toEqual([["cache-layer", { layer: "kv", reason: expect.any(String) }]]);
	stores.kv = "answers";
	await note("present", 3000);
	expect(kv.get("old-address/en-IE/news/former")).toBe("doc1");
	const { addressAfter } = await import("../../../worker/cache/addresses.ts");
	expect(await addressAfter("en-IE", { section: "news", slug: "former" })).toMatchObject({ slug: "present" });
});

test("after a write that failed the former address is noted by the next read", async () => {
	kv.set(KEY, FORMER);
	stores.writes = "fails";
	await note("present", 2000);
	stores.writes = "answer";
	await note("present", 3000);
	expect(kv.get("old-address/en-IE/news/former")).toBe("doc1");
});
