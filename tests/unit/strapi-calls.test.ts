import { beforeEach, expect, test, vi } from "vitest";
import { UNFILTERED } from "../../shared/filters.ts";
import { SECTIONS } from "../../shared/sections.ts";

/** A mixed list from Strapi: its calls, of which six at once have a connection, and what it leaves out. */

let open = 0;
let most = 0;
let calls = 0;
let failing: string[] = [];
let absent: string[] = [];
let data: object[] = [];
beforeEach(() => {
	open = most = calls = 0;
	failing = absent = [];
	data = [];
});
const page = () => ({ body: { data, meta: { pagination: { limit: 100, total: 5000 } } } });
vi.mock("../../worker/backend/call.ts", () => ({
	getStrapi: async (_: object, path: string) => {
		calls += 1;
		const is = (type: string) => path.startsWith(`/${type}?`);
		if (failing.some(is)) throw new BackendError(500, "failing");
		if (absent.some(is)) throw new BackendError(404, "absent");
		most = Math.max(most, ++open);
		await new Promise(setImmediate);
		open -= 1;
		return page();
	},
}));
const { BackendError } = await import("../../worker/runtime/errors.ts");
const { fetchMixed } = await import("../../worker/backend/strapi/strapi-content.ts");

const CALLER = { locale: "en-IE", requestId: "one" };
const CHOICE = { start: 0, limit: 9, section: null, ...UNFILTERED, activeSections: async () => SECTIONS };

test.each([
	["a page of the home page", 9, 5],
	["a file of the sitemap", 500, 25],
])("%s, of %s items, makes %s calls, six at once at most", async (_, limit, all) => {
	await fetchMixed(CALLER, { ...CHOICE, limit });
	expect(calls).toBe(all);
	expect(most).toBeLessThanOrEqual(6);
});

test("a content type that fails costs a list that one; all of them, or an older list, the whole", async () => {
	const onPart = vi.fn();
	failing = ["webcasts"];
	expect(await fetchMixed(CALLER, { ...CHOICE, loading: { onPart } })).toMatchObject({ total: 5000 });
	expect(onPart).toHaveBeenCalledTimes(1);
	await expect(fetchMixed(CALLER, { ...CHOICE, loading: { onPart: undefined } })).rejects.toThrow("failing");
	[absent, failing] = [["news"], ["materials", "podcasts", "webcasts", "webinars"]];
	await expect(fetchMixed(CALLER, { ...CHOICE, loading: { onPart } })).rejects.toThrow("failing");
	expect(onPart).toHaveBeenCalledTimes(1);
	absent = failing = ["news"];
	const activeSections = async () => SECTIONS.filter((section) => section !== "news");
	await fetchMixed(CALLER, { ...CHOICE, activeSections, loading: { onPart } });
	expect(onPart, "of a section that is not shown").toHaveBeenCalledTimes(1);
});

test("an entry without documentId, as imports into the database leave it, costs itself alone", async () => {
	const entry = { title: "A", slug: "a", gate: "public" };
	data = [
		{ ...entry, documentId: null },
		{ ...entry, documentId: "d" },
	];
	const choice = { ...CHOICE, section: "news" as const };
	expect((await fetchMixed(CALLER, choice)).items.map(({ id }) => id)).toEqual(["d"]);
	data = [{ ...entry, documentId: null }];
	expect((await fetchMixed(CALLER, choice)).items).toEqual([]);
	data = [{ id: 1, attributes: entry }];
	await expect(fetchMixed(CALLER, choice)).rejects.toThrow("Strapi 5");
});
