import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { ResultsPage } from "../../client/markup/views/search.tsx";
import { ANY_RESULT } from "../../shared/filters.ts";
import { bareCard } from "../../shared/models.ts";
import { policies, RESULT_PAGES } from "../../worker/cache/policies.ts";
import { typedMemory } from "../../worker/cache/typed.ts";
import { keptResults } from "../../worker/features/search/kept-results.ts";

const SITE = { locale: "en-IE", preview: null } as const;

const pageOf = (): ResultsPage => ({
	source: "search",
	isCut: false,
	total: 0,
	sections: [],
	hits: [],
	correction: null,
	page: 1,
	pages: 1,
});
/** Not a mock, which would hold the pages. */
let searches = 0;
const search = (term: string) =>
	keptResults(SITE, { term, section: null, page: 1, ...ANY_RESULT }, async () => {
		searches += 1;
		const now = { tags: [], since: Date.now(), knew: 0 };
		return { page: pageOf(), answers: [now], index: now };
	});

beforeEach(() => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	searches = 0;
});

/** Whether the object is still in memory after garbage collection, which runs once the current job has ended. */
async function isHeld(object: WeakRef<object>): Promise<boolean> {
	setFlagsFromString("--expose-gc");
	const collect: unknown = runInNewContext("gc");
	vi.useRealTimers();
	await new Promise((resolve) => setTimeout(resolve));
	if (typeof collect === "function") collect();
	return object.deref() !== undefined;
}

test("a page of results is in memory for its minute; the next search for anything then drops it", async () => {
	const page = new WeakRef(await search("potassium"));
	vi.advanceTimersByTime(policies.search.fresh - 1);
	await search("potassium");
	expect(searches).toBe(1);
	vi.advanceTimersByTime(1);
	await search("sodium");
	expect(await isHeld(page)).toBe(false);
});

test("a page with an item that expires while the page is made is not kept", async () => {
	const expiresAt = new Date(Date.now() + 100).toISOString();
	const card = { ...bareCard("news", "ends", "Ends"), expiresAt };
	let made = 0;
	const find = () =>
		keptResults(SITE, { term: "ends", section: null, page: 1, ...ANY_RESULT }, async () => {
			made += 1;
			const now = { tags: [], since: Date.now(), knew: 0 };
			vi.advanceTimersByTime(200);
			return { page: { ...pageOf(), hits: [{ card, inText: false }] }, answers: [now], index: now };
		});
	await find();
	await find();
	expect(made).toBe(2);
});

test("each memory for typed words drops what is over in all of them", async () => {
	const [pages, others] = [typedMemory<{ freshUntil: number }>(), typedMemory<{ freshUntil: number }>()];
	pages.set("term", { freshUntil: Date.now() + 1000 });
	vi.advanceTimersByTime(1000);
	others.get("other");
	vi.setSystemTime(0);
	expect(pages.get("term")).toBeUndefined();
});

test("beyond the most pages of results the oldest is dropped", async () => {
	for (let number = 0; number <= RESULT_PAGES; number++) await search(`term ${number}`);
	expect(searches).toBe(RESULT_PAGES + 1);
	await search("term 1");
	expect(searches).toBe(RESULT_PAGES + 1);
	await search("term 0");
	expect(searches).toBe(RESULT_PAGES + 2);
});
