import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { keys } from "../../../worker/cache/keys.ts";
import { policies } from "../../../worker/cache/policies.ts";
import { newIsolate } from "./isolate.ts";

const MINUTE = 60_000;

beforeEach(() => void newIsolate());

test.each([
	["an item that was purged meanwhile is not served", ["en-IE/news/a"], "error"],
	["an item is served where another one was purged", ["en-IE/news/b"], "text"],
])("if the backend fails, %s", async (_, tags, outcome) => {
	const { cached } = await import("../../../worker/cache/cached.ts");
	const { purge } = await import("../../../worker/cache/purges/isolate-marks.ts");
	const { BackendError } = await import("../../../worker/runtime/errors.ts");
	let load = async () => "text";
	const key = keys.item("en-IE", "news", "a", "none");
	const read = () => cached({ preview: null }, { key, policy: policies.item, schema: z.string(), load: () => load() });
	await read();
	vi.advanceTimersByTime(10 * MINUTE);
	const { promise, reject } = Promise.withResolvers<string>();
	const asked = new Promise<void>((resolve) => {
		load = () => {
			resolve();
			return promise;
		};
	});
	const answer = read().catch(() => "error");
	await asked;
	await purge({ event: "entry.unpublish", model: "news", tags });
	reject(new BackendError(0, "no answer in time"));
	expect(await answer).toBe(outcome);
});
