import { beforeEach, expect, test, vi } from "vitest";
import type { ListLoading } from "../../worker/backend/whole-list.ts";
import { BackendError } from "../../worker/runtime/errors.ts";

/** What the portal reads of lists and items that differ from the contract as Strapi's and Laravel's own answers do. */

const lines: object[] = [];
let calls: URL[] = [];
let answer: (url: URL) => unknown = () => [];
let headers: Record<string, string> = {};
vi.mock("../../worker/runtime/log.ts", () => ({
	log: (event: string, fields: object) => lines.push({ event, ...fields }),
}));
vi.mock("../../worker/backend/call.ts", () => ({
	getJson: async (path: string) => {
		const url = new URL(path, "http://backend");
		calls.push(url);
		const body = answer(url);
		if (body instanceof Error) throw body;
		return { body, headers: new Headers(headers) };
	},
	callJson: async (path: string) => answer(new URL(path, "http://backend")),
}));
const laravel = await import("../../worker/backend/laravel-content.ts");
const { wholeList } = await import("../../worker/backend/whole-list.ts");
const courses = await import("../../worker/backend/courses.ts");
const webinars = await import("../../worker/backend/webinars.ts");
const accounts = await import("../../worker/backend/accounts.ts");
const { sendMeetingForm } = webinars;

beforeEach(() => {
	calls = [];
	headers = {};
	lines.length = 0;
});

const caller = { locale: "en-IE", requestId: "r" };
const UNFILTERED = { domain: null, categories: [] };
const page = (page: number) => ({ ...UNFILTERED, page });
const MIXED = { ...UNFILTERED, section: null, activeSections: async () => [] };
const numbered = (count: number, from = 0) =>
	Array.from({ length: count }, (_, index) => ({
		id: from + index + 1,
		slug: `a${from + index}`,
		title: "A",
		content_type: "news",
	}));

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
		answer = capped(total, cap);
		expect(slugsOf(await laravel.fetchList(caller, "news", page(50))), `${total} by ${cap}`).toEqual(all(total));
	}
	calls = [];
	answer = capped(600, 100);
	expect((await laravel.fetchMixed(caller, { ...MIXED, start: 100, limit: 450 })).items).toHaveLength(450);
	expect(calls.map((url) => [url.searchParams.get("_start"), url.searchParams.get("_limit")])).toEqual([
		["100", "450"],
		["200", "350"],
		["300", "250"],
		["400", "150"],
		["500", "50"],
	]);
});

test("a list with any other limit is read on to its total; a total that the backend does not have is logged once", async () => {
	const mixed = { ...MIXED, start: 100, limit: 450 };
	headers = { "x-total-count": "200" };
	answer = capped(200, 33);
	expect((await laravel.fetchMixed(caller, mixed)).items).toHaveLength(100);
	expect(calls.map((url) => url.searchParams.get("_start"))).toEqual(["100", "133", "166", "199"]);
	expect(lines).toEqual([]);
	headers = { "x-total-count": "300" };
	answer = (url) => (url.searchParams.get("_start") === "100" ? numbered(33) : new BackendError(500, "Failed"));
	expect((await laravel.fetchMixed(caller, { ...mixed, loading: { onPart: () => undefined } })).items).toHaveLength(33);
	expect(lines).toEqual([]);
	answer = capped(200, 33);
	for (const _ of [1, 2]) {
		calls = [];
		expect((await laravel.fetchMixed(caller, mixed)).items).toHaveLength(100);
		expect(calls).toHaveLength(5);
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
		answer = (url) => page(capped(30, 12)(url));
		const { items, total } = await laravel.fetchMixed(caller, mixed);
		expect([items.length, total], JSON.stringify(page([]))).toEqual([30, 30]);
	}
	answer = () => ({ data: numbered(12), meta: { total: null } });
	expect(await laravel.fetchMixed(caller, mixed)).toMatchObject({ sent: 12, total: null });
});

test("a list that ends by itself, or is full, is one call", async () => {
	for (const total of [0, 5, 7, 9, 99, 101, 500]) {
		calls = [];
		answer = capped(total, 1000);
		await laravel.fetchList(caller, "news", page(50));
		expect(calls, String(total)).toHaveLength(1);
	}
});

test("a backend that knows no _start, or refuses what is beyond its last entry, has answered the list", async () => {
	answer = () => numbered(100);
	expect(slugsOf(await laravel.fetchList(caller, "news", page(50)))).toEqual(all(100));
	expect(calls).toHaveLength(2);
	for (const status of [400, 404, 416]) {
		answer = (url) => (url.searchParams.get("_start") === "0" ? numbered(25) : new BackendError(status, "No page"));
		expect(slugsOf(await laravel.fetchList(caller, "news", page(50)))).toEqual(all(25));
	}
});

test("a backend that knows no _start and has no stable order is called twice, and no entry is listed twice", async () => {
	answer = () => {
		const turned = numbered(10);
		return [...turned.splice(calls.length), ...turned];
	};
	expect(slugsOf(await laravel.fetchList(caller, "news", page(50))).toSorted()).toEqual(all(10).toSorted());
	expect(calls).toHaveLength(2);
});

test("entries that a page moves to the next part are listed once, and the list is read on", async () => {
	answer = (url) =>
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
	answer = (url) => entries.slice(Number(url.searchParams.get("_start"))).slice(0, 100);
	expect((await laravel.fetchMixed(caller, mixed)).items).toHaveLength(140);
	answer = () => [...numbered(8), { id: 9 }];
	expect(await laravel.fetchMixed(caller, { ...mixed, limit: 9 })).toMatchObject({ total: null, sent: 9 });
});

test("the failure of a further call is that of the list, or tells who shows what has been read", async () => {
	for (const status of [0, 429, 500]) {
		answer = (url) => (url.searchParams.get("_start") === "0" ? numbered(25) : new BackendError(status, "Failed"));
		await expect(laravel.fetchList(caller, "news", page(50))).rejects.toMatchObject({ status });
		const onPart = vi.fn();
		expect(slugsOf(await laravel.fetchList(caller, "news", page(50), { onPart }))).toEqual(all(25));
		expect(onPart).toHaveBeenCalledOnce();
	}
	answer = () => new BackendError(500, "Server Error");
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
		answer = () => [{ id: 1 }, "broken"];
		expect(await read()).toEqual([]);
		expect(await read({ onPart })).toEqual([]);
		expect(onPart).toHaveBeenCalledOnce();
		onPart.mockClear();
		await expect(read({ onPart: undefined })).rejects.toMatchObject({ status: 0 });
		answer = () => [];
		expect(await read({ onPart: undefined })).toEqual([]);
	}
});

test("[9.03] a backend that knows no _limit does not lengthen the list", async () => {
	answer = () => numbered(30);
	expect(slugsOf(await laravel.fetchList(caller, "news", page(1)))).toEqual(all(9));
	answer = () => numbered(30).map(({ id }) => ({ id, name: `Course ${id}` }));
	expect(await courses.fetchCourses(caller, "ie", 1)).toHaveLength(9);
});

test("an item of one section needs no type, and its times may be named as by Strapi 4 and 5", async () => {
	const bare = {
		documentId: "abc",
		slug: "a",
		title: "A",
		publishedAt: "2026-11-20T10:00:00.000Z",
		updatedAt: "2026-11-21T10:00:00.000Z",
	};
	const times = { published_at: bare.publishedAt, updated_at: bare.updatedAt };
	const read = { id: "abc", content_type: "podcasts", ...times };
	answer = () => ({ data: [bare, { ...bare, content_type: null }, { ...bare, content_type: "podcast" }] });
	expect(await laravel.fetchList(caller, "podcasts", page(1))).toMatchObject([read, read, read]);
	answer = () => ({ data: bare });
	expect(await laravel.fetchItem(caller, "podcasts", "a", "none")).toMatchObject({ state: "open", item: read });
	answer = () => new BackendError(403, "Login required", { message: "Login required", item: bare });
	expect(await laravel.fetchItem(caller, "podcasts", "a", "none")).toMatchObject({ state: "gated", teaser: read });
	answer = () => [{ ...bare, content_type: "news" }];
	expect(await laravel.fetchList(caller, "podcasts", page(1))).toMatchObject([{ content_type: "news" }]);
	const mixed = { ...MIXED, start: 0, limit: 9 };
	expect((await laravel.fetchMixed(caller, mixed)).items).toHaveLength(1);
	answer = () => [bare];
	expect((await laravel.fetchMixed(caller, mixed)).items).toEqual([]);
});

test("[2.31] the switched-on sections may be entries with a slug", async () => {
	answer = () => [{ id: 1, slug: "news" }, "webinars", { id: 3, slug: "recipes" }, null, 5];
	expect(await laravel.fetchActiveCollections(caller)).toEqual(["news", "webinars"]);
	answer = () => ({
		data: [
			{ id: 1, name: "News" },
			{ id: 2, attributes: { slug: "e_learnings" } },
		],
	});
	expect(await laravel.fetchActiveCollections(caller)).toEqual(["news", "e-learnings"]);
});

test("[2.31] a list without any section that the portal knows is a failure, an empty one switches all off", async () => {
	for (const none of [["recipes"], [{ id: 1 }]]) {
		answer = () => none;
		await expect(laravel.fetchActiveCollections(caller)).rejects.toMatchObject({ status: 0, family: "contract" });
	}
	answer = () => [];
	expect(await laravel.fetchActiveCollections(caller)).toEqual([]);
});

test("[7.14] results by section need no type", async () => {
	const bare = { id: 1, slug: "a", title: "A" };
	answer = () => ({ sections: [{ content_type: "news", items: [bare] }] });
	expect(await laravel.fetchSearch(caller, { term: "a", section: null, from: 0, most: 9 })).toMatchObject({
		total: 1,
		sections: [{ items: [{ content_type: "news" }] }],
	});
});

test("Laravel's resources have an envelope, also around counts, searches and what the vendors answer", async () => {
	const inEnvelope = <T>(data: unknown, read: () => Promise<T>): Promise<T> => {
		answer = () => ({ data });
		return read();
	};
	expect(await inEnvelope(12, () => laravel.fetchCount(caller, "news", UNFILTERED))).toBe(12);
	const search = () => laravel.fetchSearch(caller, { term: "a", section: null, from: 0, most: 9 });
	expect(await inEnvelope({ total: 0, sections: [] }, search)).toEqual({ total: 0, sections: [] });
	for (const course of [{ id: 1, name: "A" }, [{ id: 1, name: "A" }], { data: { id: 1, name: "A" } }])
		expect(await inEnvelope(course, () => courses.fetchCourse(caller, "1"))).toMatchObject({ id: "1" });
	for (const none of [null, []])
		await expect(inEnvelope(none, () => courses.fetchCourse(caller, "1"))).rejects.toMatchObject({ status: 404 });
	expect(await inEnvelope({ data: { count: 12 } }, () => laravel.fetchCount(caller, "news", UNFILTERED))).toBe(12);
	const learner = { courses: [{ id: 7, completion_status: "completed", completion_percentage: 100 }] };
	expect(await inEnvelope(learner, () => courses.fetchLearner(caller, "x"))).toMatchObject([{ id: "7" }]);
	expect(await inEnvelope({ enrolled: true }, () => courses.isEnrolled(caller, "x", "1"))).toBe(true);
	const progress = { completion_status: "completed", completion_percentage: 100 };
	expect(await inEnvelope(progress, () => courses.fetchProgress(caller, "x", "1"))).toMatchObject(progress);
	const state = { status: "cancelled", full: true };
	expect(await inEnvelope(state, () => webinars.fetchWebinar(caller, "1"))).toMatchObject(state);
	const check = () => webinars.checkRegistration(caller, "1", "a@b.example");
	expect(await inEnvelope({ registered: true }, check)).toMatchObject({ registered: true });
});

test("[3.16] consents that were saved are not called lost: who answers without the user is asked for the user", async () => {
	const payload = { id: "1", country: "IE", consent: true, newsletter: false, owaConsent: null };
	const saved = { id: 1, consent: true, newsletter: false };
	const update = (body: unknown, user: unknown) => {
		calls = [];
		answer = (url) => {
			calls.push(url);
			return url.pathname === "/consents" ? body : user;
		};
		return accounts.updateConsents("token", payload, caller);
	};
	expect(await update({ data: saved }, null)).toMatchObject({ id: "1" });
	expect(calls).toHaveLength(1);
	const consents = { newsletter: false };
	for (const body of [undefined, { status: "Success" }, { message: "Consents updated" }, { data: { consent: true } }])
		expect(await update(body, { data: saved }), JSON.stringify(body)).toMatchObject({ consents });
	for (const body of [undefined, { status: "Error", message: "No." }])
		await expect(update(body, { data: { ...saved, newsletter: null } })).rejects.toBeInstanceOf(BackendError);
});

test("[7.19] a meeting's answer may be a number, in an envelope, or 204", async () => {
	const person = { email: "a@b.example", firstname: "A", lastname: "B", profession: "M" } as const;
	const form = { ...person, slug: "a", attending: true };
	for (const body of [{ ok: true }, { ok: 1 }, { data: { ok: "1" } }, undefined]) {
		answer = () => body;
		await sendMeetingForm(caller, form);
	}
	for (const body of [{ ok: 0 }, { ok: "maybe" }, {}, null, { message: "Full" }]) {
		answer = () => body;
		await expect(sendMeetingForm(caller, form), JSON.stringify(body)).rejects.toMatchObject({ status: 0 });
	}
});
