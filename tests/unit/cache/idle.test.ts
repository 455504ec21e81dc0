import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { keys } from "../../../worker/cache/keys.ts";
import { policies } from "../../../worker/cache/policies.ts";
import { newIsolate, purgedElsewhere, stores } from "./isolate.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

beforeEach(() => void newIsolate());

const key = keys.single("en-IE", "about");
async function portal() {
	const { cached } = await import("../../../worker/cache/cached.ts");
	const backend = { text: "before" };
	const load = async () => backend.text;
	const read = () => cached({ preview: null }, { key, policy: policies.content, schema: z.string(), load });
	return { backend, read };
}

test("an isolate that was idle for ten hours does not serve what was purged meanwhile", async () => {
	const { backend, read } = await portal();
	expect(await read()).toBe("before");
	vi.advanceTimersByTime(120 * SECOND);
	backend.text = "after";
	purgedElsewhere(["en-IE/about"]);
	vi.advanceTimersByTime(10 * HOUR);
	// The second one finds the marks being read.
	expect(await Promise.all([read(), read()])).toEqual(["after", "after"]);
});

test("with young marks a visitor waits for no store", async () => {
	const { backend, read } = await portal();
	await read();
	backend.text = "after";
	Object.assign(stores, { kv: "hangs", object: "hangs" });
	vi.advanceTimersByTime(59 * SECOND);
	expect(await read()).toBe("before");
});

test("stores that do not answer delay an idle isolate by two seconds at most, which then serves what it has", async () => {
	const { read } = await portal();
	await read();
	Object.assign(stores, { kv: "hangs", object: "hangs" });
	vi.advanceTimersByTime(2 * HOUR);
	const answered = vi.fn();
	void read().then(answered);
	await vi.advanceTimersByTimeAsync(2 * SECOND);
	expect(answered.mock.calls).toEqual([["before"]]);
});

const pageOf = (tag: string) => ({
	entries: [{ tags: ["*", tag], since: Date.now(), knew: 0 }],
	freshUntil: Date.now() + 60 * SECOND,
	staleUntil: Date.now() + 300 * SECOND,
	etag: '"a"',
	headers: new Headers(),
	body: new Blob(["page"]),
});

const at = (key: string) => ({ key, isTyped: false });

test("a kept page is served from memory at once with young marks, later after a look at the marks", async () => {
	const { keepPage, pageInMemory, storedPage } = await import("../../../worker/cache/kept-page.ts");
	await storedPage(at("none"));
	const [purged, other] = [pageOf("en-IE/about"), pageOf("en-IE/privacy")];
	await Promise.all([keepPage(at("purged"), purged), keepPage(at("other"), other)]);
	expect(pageInMemory(at("purged"))).toBe(purged);
	purgedElsewhere(["en-IE/about"]);
	vi.advanceTimersByTime(61 * SECOND);
	expect([pageInMemory(at("purged")), pageInMemory(at("other"))]).toEqual([undefined, undefined]);
	expect(await Promise.all([storedPage(at("purged")), storedPage(at("other"))])).toEqual([undefined, other]);
	expect(pageInMemory(at("other"))).toBe(other);
});
