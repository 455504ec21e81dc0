import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { keys } from "../../../worker/cache/keys.ts";
import { policies } from "../../../worker/cache/policies.ts";
import { newIsolate, stores } from "./isolate.ts";

const MINUTE = 60_000;
const key = keys.item("en-IE", "news", "a", "none");

let kv: Map<string, string>;
const deleted = vi.fn();
beforeEach(() => {
	kv = newIsolate();
	deleted.mockClear();
	const remove = Map.prototype.delete.bind(kv);
	kv.delete = (name) => {
		deleted(name);
		return remove(name);
	};
});
afterEach(() => void Reflect.deleteProperty(kv, "delete"));

async function portal() {
	const { cached } = await import("../../../worker/cache/cached.ts");
	const backend = { text: "open" };
	const load = async () => backend.text;
	const matchesKey = (text: string) => text === "open";
	const read = () => cached({ preview: null }, { key, policy: policies.item, schema: z.string(), load, matchesKey });
	/** Visits of the next minutes, of which each renews the entry. */
	const visits = async (minutes: number) => {
		for (let minute = 0; minute < minutes; minute += 1) {
			await vi.advanceTimersByTimeAsync(MINUTE + 1);
			await read();
			await vi.advanceTimersByTimeAsync(1);
		}
	};
	return { backend, read, visits };
}

test("an item that is gated now leaves KV once", async () => {
	const { backend, read, visits } = await portal();
	await read();
	await vi.advanceTimersByTimeAsync(1);
	expect([...kv.keys()]).toEqual([key]);
	backend.text = "gated";
	await visits(4);
	expect([...kv.keys()]).toEqual([]);
	expect(deleted).toHaveBeenCalledOnce();
});

test("a value that KV has never held is not deleted from it", async () => {
	const { backend, visits } = await portal();
	backend.text = "gated";
	await visits(4);
	expect(deleted).not.toHaveBeenCalled();
});

test("a deletion that fails is repeated at the next renewal", async () => {
	const { backend, read, visits } = await portal();
	await read();
	await vi.advanceTimersByTimeAsync(1);
	backend.text = "gated";
	stores.writes = "fails";
	await visits(2);
	expect([...kv.keys()]).toEqual([key]);
	stores.writes = "answer";
	await visits(3);
	expect([...kv.keys()]).toEqual([]);
	expect(deleted).toHaveBeenCalledOnce();
});
