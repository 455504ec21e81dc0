import { expect, test, vi } from "vitest";

const PODCAST = "/en-IE/podcasts/a";
const at = Date.now();
const library = (position: number) =>
	JSON.stringify({ progress: [{ path: PODCAST, title: "A", at, position, duration: 90 }] });
const stored = new Map([["library:visitor", library(40)]]);
vi.stubGlobal("localStorage", {
	getItem: (key: string) => stored.get(key) ?? null,
	setItem: (key: string, value: string) => stored.set(key, value),
});
vi.stubGlobal("document", {
	getElementById: () => ({ textContent: '{"userId":"1"}' }),
	addEventListener: () => undefined,
});
const restored: ((event: { persisted: boolean }) => void)[] = [];
vi.stubGlobal("addEventListener", (name: string, listener: (typeof restored)[number]) => {
	if (name === "pageshow") restored.push(listener);
});
const { forgetProgress, libraryStore, progressOf, recordProgress } = await import(
	"../../client/browser/stores/library.ts"
);

test("[2.18] a podcast goes on after a sign-in where it was left before, until it is played or begun anew", () => {
	expect(progressOf(PODCAST)).toMatchObject({ position: 40 });
	recordProgress({ path: PODCAST, title: "A", position: 50, duration: 90 });
	expect(progressOf(PODCAST)).toMatchObject({ position: 50 });
	expect(stored.get("library:visitor")).toBe(library(40));
	forgetProgress(PODCAST);
	expect(progressOf(PODCAST)).toBeUndefined();
});

test("a page that the browser has kept alive shows what later pages have stored", () => {
	stored.set("library:1", library(60));
	for (const listener of restored) listener({ persisted: true });
	expect(libraryStore.getState().progress).toMatchObject([{ path: PODCAST, position: 60 }]);
});
