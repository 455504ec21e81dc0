import { expect, test, vi } from "vitest";
import type { ListLoading } from "../../../worker/backend/whole-list.ts";
import { BackendError } from "../../../worker/runtime/errors.ts";
import { backend, caller, lines, MIXED, numbered, page } from "./backend.ts";

const laravel = await import("../../../worker/backend/laravel-content.ts");
const { wholeList } = await import("../../../worker/backend/whole-list.ts");
const courses = await import("../../../worker/backend/courses.ts");

/** Lists that the backend cuts, repeats or breaks. */

/** A backend that has `total` items and never answers more than `cap` at once. */
const capped = (total: number, cap: number) => (url: URL) => {
	const [start, limit] = ["_start", "_limit"].map((name) => Number(url.searchParams.get(name)));
	return numbered(total).slice(start, (start ?? 0) + Math.min(cap, limit ?? cap));
};
const slugsOf = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);
const all = (count: number) => slugsOf(numbered(count));

test("[2.26] a list that the backend's own limit cuts is read on", async () => {
	for (const [total, cap] of [
		[240, 100],
		[60, 25],
		[450, 100],
		[100, 100],
		[30, 15],
		[60, 20],
		[45, 10],
		[300, 75],
	] as const) {
		backend.answer = capped(total, cap);
		expect(slugsOf(await laravel.fetchList(caller, "news", page(50))), `${total} by ${cap}`).toEqual(all(total));
	}
	backend.calls = [];
	backend.answer = capped(600, 100);
	expect((await laravel.fetchMixed(caller, { ...MIXED, start: 100, limit: 450 })).items).toHaveLength(450);
	expect(backend.calls.map((url) => [url.searchParams.get("_start"), url.searchParams.get("_limit")])).toEqual([
		["100", "450"],
		["200", "350"],
		["300", "250"],
		["400", "150"],
		["500", "50"],
	]);
});

test("a list with any other limit is read on to its total; a total that the backend does not have is logged once", async () => {
	const mixed = { ...MIXED, start: 100, limit: 450 };
	backend.headers = { "x-total-count": "200" };
	backend.answer = capped(200, 33);
	expect((await laravel.fetchMixed(caller, mixed)).items).toHaveLength(100);
	expect(backend.calls.map((url) => url.searchParams.get("_start"))).toEqual(["100", "133", "166", "199"]);
	expect(lines).toEqual([]);
	backend.headers = { "x-total-count": "300" };
	backend.answer = (url) => (url.searchParams.get("_start") === "100" ? numbered(33) : new BackendError(500, "Failed"));
	expect((await laravel.fetchMixed(caller, { ...mixed, loading: { onPart: () => undefined } })).items).toHaveLength(33);
	expect(lines).toEqual([]);
	backend.answer = capped(200, 33);
	for (const _ of [1, 2]) {
		backend.calls = [];
		expect((await laravel.fetchMixed(caller, mixed)).items).toHaveLength(100);
		expect(backend.calls).toHaveLength(5);
	}
	expect(lines).toEqual([{ event: "contract", what: "list", fault: "ends at 100 of 200 entries" }]);
});

test("a total in the page of Laravel or Strapi counts as one in the header", async () => {
	const mixed = { ...MIXED, start: 0, limit: 40 };
	const pages: ((data: unknown) => object)[] = [
		(data) => ({ data, total: 30, per_page: 12 }),
		(data) => ({ data, links: {}, meta: { total: "30" } }),
		(data) => ({ data, meta: { pagination: { page: 1, pageSize: 12, total: 30 } } }),
		(data) => ({ data: { current_page: 1, data, total: 30 } }),
	];
	for (const page of pages) {
		backend.answer = (url) => page(capped(30, 12)(url));
		const { items, total } = await laravel.fetchMixed(caller, mixed);
		expect([items.length, total], JSON.stringify(page([]))).toEqual([30, 30]);
	}
	backend.answer = () => ({ data: numbered(12), meta: { total: null } });
	expect(await laravel.fetchMixed(caller, mixed)).toMatchObject({ sent: 12, total: null });
});

test("a list that ends by itself, or is full, is one call", async () => {
	for (const total of [0, 5, 7, 9, 99, 101, 500]) {
		backend.calls = [];
		backend.answer = capped(total, 1000);
		await laravel.fetchList(caller, "news", page(50));
		expect(backend.calls, String(total)).toHaveLength(1);
	}
});

test("a backend that knows no _start, or refuses what is beyond its last entry, has answered the list", async () => {
	backend.answer = () => numbered(100);
	expect(slugsOf(await laravel.fetchList(caller, "news", page(50)))).toEqual(all(100));
	expect(backend.calls).toHaveLength(2);
	for (const status of [400, 404, 416]) {
		backend.answer = (url) =>
			url.searchParams.get("_start") === "0" ? numbered(25) : new BackendError(status, "No page");
		expect(slugsOf(await laravel.fetchList(caller, "news", page(50)))).toEqual(all(25));
	}
});

test("a backend that knows no _start and has no stable order is called twice, and no entry is listed twice", async () => {
	backend.answer = () => {
		const turned = numbered(10);
		return [...turned.splice(backend.calls.length), ...turned];
	};
	expect(slugsOf(await laravel.fetchList(caller, "news", page(50))).toSorted()).toEqual(all(10).toSorted());
	expect(backend.calls).toHaveLength(2);
});

test("entries that a page moves to the next part are listed once, and the list is read on", async () => {
	backend.answer = (url) =>
		numbered(45)
			.slice(Math.max(0, Number(url.searchParams.get("_start")) - 1))
			.slice(0, 20);
	expect(slugsOf(await laravel.fetchList(caller, "news", page(50)))).toEqual(all(45));
});

test("broken entries without an id stay in the list", async () => {
	const { body } = await wholeList(50, async (from) => ({
		body: from < 20 ? [{ title: "A" }, ...numbered(9, from)] : [],
		headers: new Headers(),
	}));
	expect(body).toHaveLength(20);
});

test("an answer in envelopes without end is no list, and has no total", async () => {
	let body: unknown = {};
	for (let depth = 0; depth < 100_000; depth++) body = { data: body };
	expect((await wholeList(9, async () => ({ body, headers: new Headers() }))).total).toBeNull();
});

test("a mixed list whose ids begin again with each collection is read on", async () => {
	const mixed = { ...MIXED, start: 0, limit: 150 };
	const podcasts = numbered(40).map((entry) => ({ ...entry, content_type: "podcasts" }));
	const entries = [...numbered(100), ...podcasts];
	backend.answer = (url) => entries.slice(Number(url.searchParams.get("_start"))).slice(0, 100);
	expect((await laravel.fetchMixed(caller, mixed)).items).toHaveLength(140);
	backend.answer = () => [...numbered(8), { id: 9 }];
	expect(await laravel.fetchMixed(caller, { ...mixed, limit: 9 })).toMatchObject({ total: null, sent: 9 });
});

test("the failure of a further call is that of the list, or tells who shows what has been read", async () => {
	for (const status of [0, 429, 500]) {
		backend.answer = (url) =>
			url.searchParams.get("_start") === "0" ? numbered(25) : new BackendError(status, "Failed");
		await expect(laravel.fetchList(caller, "news", page(50))).rejects.toMatchObject({ status });
		const onPart = vi.fn();
		expect(slugsOf(await laravel.fetchList(caller, "news", page(50), { onPart }))).toEqual(all(25));
		expect(onPart).toHaveBeenCalledOnce();
	}
	backend.answer = () => new BackendError(500, "Server Error");
	await expect(laravel.fetchList(caller, "news", page(1), { onPart: vi.fn() })).rejects.toMatchObject({ status: 500 });
});

test("a list of which no entry can be read lacks them all, and fails where an older one can be shown", async () => {
	const onPart = vi.fn();
	const reads = [
		(loading?: ListLoading) => laravel.fetchList(caller, "news", page(1), loading),
		(loading?: ListLoading) => courses.fetchCourses(caller, "ie", 1, loading),
		async (loading?: ListLoading) =>
			(await laravel.fetchMixed(caller, { ...MIXED, start: 0, limit: 9, ...(loading && { loading }) })).items,
	];
	for (const read of reads) {
		backend.answer = () => [{ id: 1 }, "broken"];
		expect(await read()).toEqual([]);
		expect(await read({ onPart })).toEqual([]);
		expect(onPart).toHaveBeenCalledOnce();
		onPart.mockClear();
		await expect(read({ onPart: undefined })).rejects.toMatchObject({ status: 0 });
		backend.answer = () => [];
		expect(await read({ onPart: undefined })).toEqual([]);
	}
});

test("[9.03] a backend that knows no _limit does not lengthen the list", async () => {
	backend.answer = () => numbered(30);
	expect(slugsOf(await laravel.fetchList(caller, "news", page(1)))).toEqual(all(9));
	backend.answer = () => numbered(30).map(({ id }) => ({ id, name: `Course ${id}` }));
	expect(await courses.fetchCourses(caller, "ie", 1)).toHaveLength(9);
});
