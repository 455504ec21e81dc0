import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { keys } from "../../../worker/cache/keys.ts";
import { policies } from "../../../worker/cache/policies.ts";
import { newIsolate } from "./isolate.ts";

const HOUR = 3_600_000;

beforeEach(newIsolate);

async function portal() {
	const { cached } = await import("../../../worker/cache/cached.ts");
	const { BackendError, NoEntry } = await import("../../../worker/runtime/errors.ts");
	const load = vi.fn(async () => "open");
	const key = keys.item("en-IE", "news", "a", "none");
	const read = () => cached({ preview: null }, { key, policy: policies.item, schema: z.string(), load });
	return { load, read, empty: new NoEntry(), withdrawn: new BackendError(404, "Not Found") };
}

test("an entry is served on while the answer is empty, and gone after a 404", async () => {
	const { load, read, empty, withdrawn } = await portal();
	expect(await read()).toBe("open");
	load.mockRejectedValue(empty);
	// Stale, then past its stale time.
	for (const ms of [policies.item.fresh + 1, HOUR]) {
		await vi.advanceTimersByTimeAsync(ms);
		expect(await read()).toBe("open");
		await vi.advanceTimersByTimeAsync(1);
		expect(await read()).toBe("open");
	}
	load.mockRejectedValue(withdrawn);
	await vi.advanceTimersByTimeAsync(HOUR);
	await expect(read()).rejects.toMatchObject({ status: 404 });
});

test("without an entry it is an absence, which is remembered", async () => {
	const { load, read, empty } = await portal();
	load.mockRejectedValue(empty);
	for (let visit = 0; visit < 2; visit += 1) await expect(read()).rejects.toMatchObject({ status: 404 });
	expect(load).toHaveBeenCalledOnce();
});
