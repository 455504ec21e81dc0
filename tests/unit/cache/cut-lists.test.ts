import { beforeEach, expect, test, vi } from "vitest";
import { UNFILTERED } from "../../../shared/filters.ts";
import { newIsolate } from "./isolate.ts";
import { anonymousSite } from "./site.ts";

const CUT = 25;
const all = Array.from({ length: 40 }, (_, id) => ({ id: id + 1, slug: `a${id}`, title: "A", content_type: "news" }));
let further: () => Promise<void> = async () => undefined;
let calls = 0;
vi.mock("../../../worker/content/cards.ts", () => ({
	cardFor: async (_: object, { slug }: { slug: string }) => bareCard("news", slug, slug),
}));
vi.mock("../../../worker/backend/call.ts", () => ({
	getJson: async (path: string) => {
		calls += 1;
		const { pathname, searchParams } = new URL(path, "http://backend");
		const start = Number(searchParams.get("_start"));
		if (start > 0) await further();
		const body = pathname.endsWith("/count") ? all.length : all.slice(start, start + CUT);
		return { body, headers: new Headers() };
	},
}));
const { bareCard } = await import("../../../shared/models.ts");

const SECOND = 1000;
const fails = async () => {
	// Each isolate has classes of its own.
	const { BackendError } = await import("../../../worker/runtime/errors.ts");
	throw new BackendError(500, "Server Error");
};
beforeEach(() => {
	newIsolate();
	further = async () => undefined;
	calls = 0;
});

async function portal() {
	const { readList } = await import("../../../worker/content/lists.ts");
	const { refreshMarks } = await import("../../../worker/cache/purges/isolate-marks.ts");
	refreshMarks();
	const read = async () => (await readList(anonymousSite, "news", { ...UNFILTERED, page: 5 })).cards.length;
	/** Seconds go by, and what visits have started behind their answers is done. */
	const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND);
	return { read, later };
}

test("a renewal whose further call fails keeps the complete list", async () => {
	const { read, later } = await portal();
	expect(await read()).toBe(40);
	further = fails;
	await later(61);
	expect([await read(), await later(1), await read()]).toEqual([40, expect.anything(), 40]);
});

test("without an older list the part is shown, until the backend answers the rest", async () => {
	const { read, later } = await portal();
	further = fails;
	expect(await read()).toBe(CUT);
	calls = 0;
	expect([await read(), calls]).toEqual([CUT, 0]);
	await later(6);
	expect(await read()).toBe(CUT);
	await later(6);
	further = async () => undefined;
	expect(await read()).toBe(CUT);
	await later(1);
	expect(await read()).toBe(40);
});

test("the first visitor waits for the deadline of one call, however many further ones there are", async () => {
	const { read, later } = await portal();
	further = () => new Promise((resolve) => setTimeout(resolve, 6 * SECOND));
	const shown = vi.fn();
	void read().then(shown);
	await later(5);
	expect(shown.mock.calls).toEqual([[CUT]]);
	// No visitor waits for the renewal.
	await later(6);
	await read();
	await later(13);
	expect(await read()).toBe(40);
});
