import { beforeEach, expect, test, vi } from "vitest";
import { isBegun, isFinished, positionAt, shareRead } from "../../client/browser/library/reading-position.ts";

const SIGHT = { line: 100, bottom: 700 };
/** A text of 2,100 pixels, scrolled so far that its top stands there. */
const readAt = (top: number) => shareRead({ top, height: 2100 }, SIGHT);

test("progress runs from the text's beginning in sight to its end in sight", () => {
	expect([readAt(400), readAt(100), readAt(-650), readAt(-1400), readAt(-3000)]).toEqual([0, 0, 0.5, 1, 1]);
	expect([0, 0.15, 0.2, 0.9].map(isBegun)).toEqual([false, false, true, true]);
	expect([0.15, 0.89, 0.9, 1].map(isFinished)).toEqual([false, false, true, true]);
});

test("a text little longer than the window is never half-read", () => {
	expect(shareRead({ top: -200, height: 880 }, SIGHT)).toBe(0);
	expect(shareRead({ top: -50, height: 920 }, SIGHT)).toBeGreaterThan(0);
});

test("the position is the block under the header's edge with the offset in it, ignoring blocks without height", () => {
	const blocks = [
		{ top: -300, height: 200 },
		{ top: 0, height: 400 },
		{ top: 420, height: 0 },
	];
	expect(positionAt(100, blocks)).toEqual({ block: 1, within: 0.25 });
	expect(positionAt(410, blocks)).toEqual({ block: 1, within: 1 });
	expect(positionAt(500, blocks)).toEqual({ block: 2, within: 0 });
	expect(positionAt(-400, blocks)).toEqual({ block: 0, within: 0 });
	expect(positionAt(100, [])).toEqual({ block: 0, within: 0 });
});

const KEY = "library:visitor";
const DAY = 86_400_000;
const stored = new Map<string, string>();

beforeEach(() => {
	vi.resetModules();
	stored.clear();
	vi.stubGlobal("document", { getElementById: () => null, addEventListener: () => {} });
	vi.stubGlobal("addEventListener", () => {});
	// As the browser's own: its keys are the object's.
	vi.stubGlobal(
		"localStorage",
		new Proxy(
			{
				getItem: (key: string) => stored.get(key) ?? null,
				setItem: (key: string, value: string) => stored.set(key, value),
				removeItem: (key: string) => stored.delete(key),
			},
			{ ownKeys: () => [...stored.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
		),
	);
});

const started = () => import("../../client/browser/stores/library.ts");
const kept = () => JSON.parse(stored.get(KEY) ?? "null");
const article = (name: string) => ({ path: `/en-IE/news/${name}`, read: 0.5, block: 3, within: 0.2 });
const media = { path: "/en-IE/podcasts/heart", title: "Heart", position: 30, duration: 90 };

test("switching off reading progress deletes it at once, and nothing else", async () => {
	const { recordProgress, rememberReading, libraryStore } = await started();
	rememberReading(true);
	recordProgress(media);
	recordProgress(article("one"));
	expect(kept().progress).toHaveLength(2);
	rememberReading(false);
	expect(kept()).toMatchObject({ reading: false, progress: [media] });
	expect(libraryStore.getState().progress).toHaveLength(1);
});

test("at most thirty articles are stored, newest first", async () => {
	const { recordProgress } = await started();
	for (let index = 0; index < 40; index++) recordProgress(article(`number-${index}`));
	recordProgress({ ...article("number-20"), read: 0.6 });
	expect(kept().progress).toHaveLength(30);
	expect(kept().progress[0]).toMatchObject({ path: "/en-IE/news/number-20", read: 0.6 });
	expect(new Set(kept().progress.map(({ path }: { path: string }) => path)).size).toBe(30);
});

test("after thirty days the next page deletes a half-read article, but no recording; broken entries too", async () => {
	const old = Date.now() - 31 * DAY;
	const progress = [
		{ ...article("old"), at: old },
		{ ...article("fresh"), at: Date.now() - 29 * DAY },
		{ ...media, at: old },
		{ ...article("far"), at: Date.now(), read: 2 },
		{ ...article("elsewhere"), at: Date.now(), path: "//elsewhere.example/news/x" },
	];
	stored.set(KEY, JSON.stringify({ keep: true, reading: true, saved: [], progress }));
	await started();
	expect(kept().progress.map(({ path }: { path: string }) => path)).toEqual(["/en-IE/news/fresh", media.path]);
	expect(stored.get(KEY)).toMatch(/^\{"keep":true/);
});

test("storage is not written before there is something to store", async () => {
	await started();
	expect(stored.size).toBe(0);
});
