import { beforeEach, expect, test, vi } from "vitest";
import { RELOAD_GUARD_MS } from "../../shared/constants.ts";

const isTyped = vi.hoisted(() => ({ yes: false }));
const isLeaving = vi.hoisted(() => vi.fn(() => false));
vi.mock("../../client/browser/shell/navigation/leaving.ts", () => ({ hasInput: () => isTyped.yes, isLeaving }));

const URL = "https://be.example/nl-BE";
const CHROMIUM = `Failed to fetch dynamically imported module: ${URL}/assets/header.js`;
const LOST = [
	new TypeError(CHROMIUM),
	new TypeError(`error loading dynamically imported module: ${URL}/assets/header.js`),
	new TypeError("Importing a module script failed."),
	new TypeError("'text/html' is not a valid JavaScript MIME type."),
	// It arrived in part, or is of another release than what it imports.
	new SyntaxError("Unexpected end of input"),
	new SyntaxError("The requested module './words.js' does not provide an export named 't'"),
];

const reload = vi.fn();
const answer = vi.fn<typeof fetch>();
const store = new Map<string, string>();
const page = { dialog: null as object | null, stores: true };
const links: unknown[] = [];
const logged = vi.spyOn(console, "error").mockImplementation(() => {});
vi.stubGlobal("location", { href: URL, reload });
vi.stubGlobal("document", {
	querySelector: (selector: string) => selector === "#unreached[open]" && page.dialog,
	createElement: () => ({}),
	head: { append: (link: unknown) => links.push(link) },
});
vi.stubGlobal("fetch", answer);
vi.stubGlobal("window", { stop: () => {} });
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("sessionStorage", {
	getItem: (key: string) => {
		if (!page.stores) throw new DOMException("The operation is insecure.", "SecurityError");
		return store.get(key) ?? null;
	},
	setItem: (key: string, value: string) => {
		if (!page.stores) throw new DOMException("The operation is insecure.", "SecurityError");
		store.set(key, value);
	},
});
const { chunk } = await import("../../client/browser/shell/loading/chunks.ts");
const { __vitePreload } = await import("../../client/browser/shell/loading/preload.ts");

const fail = (error: Error) => chunk(() => Promise.reject(error));
const answerWith = (status: number) => answer.mockImplementation(async () => new Response(null, { status }));

beforeEach(() => {
	vi.clearAllMocks();
	vi.useFakeTimers();
	store.clear();
	Object.assign(page, { dialog: null, stores: true });
	isTyped.yes = false;
	isLeaving.mockReturnValue(false);
	answerWith(200);
});

test("a chunk that arrives is the result", async () => {
	expect(await chunk(async () => "code")).toBe("code");
	expect(answer).not.toHaveBeenCalled();
});

test.each(LOST)("[4.20] reloads the page once per 60 s: %s", async (error) => {
	expect(await fail(error)).toBeUndefined();
	expect(answer.mock.calls).toEqual([[URL, { method: "HEAD" }]]);
	expect([reload.mock.calls.length, logged.mock.calls.length]).toEqual([1, 0]);
	vi.advanceTimersByTime(RELOAD_GUARD_MS);
	await fail(error);
	expect(reload).toHaveBeenCalledTimes(1);
	expect(logged.mock.calls).toEqual([[error]]);
	vi.advanceTimersByTime(1);
	await fail(error);
	expect(reload).toHaveBeenCalledTimes(2);
});

test.each<[string, () => void]>([
	["the portal cannot be reached", () => answer.mockRejectedValue(new TypeError("Failed to fetch"))],
	["the Worker fails", () => answerWith(503)],
	["the page has been withdrawn", () => answerWith(410)],
	["the page would be refused", () => answerWith(429)],
	["something is typed", () => Object.assign(isTyped, { yes: true })],
	["the offline dialog is open", () => Object.assign(page, { dialog: {} })],
	["the browser refuses storage: the reload would repeat", () => Object.assign(page, { stores: false })],
])("[4.20] reloads nothing while %s, and the console says why", async (_, arrange) => {
	arrange();
	const [error] = LOST;
	if (error) await fail(error);
	expect(reload).not.toHaveBeenCalled();
	expect(logged.mock.calls).toEqual([[error]]);
	expect(store.size).toBe(0);
});

test("an error that the chunk's code throws reloads nothing", async () => {
	const error = new TypeError("Cannot read properties of null (reading 'textContent')");
	await fail(error);
	expect([answer.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
	expect(logged.mock.calls).toEqual([[error]]);
});

test("a page that is being left is not reloaded", async () => {
	isLeaving.mockReturnValue(true);
	await fail(new TypeError(CHROMIUM));
	expect([reload.mock.calls.length, logged.mock.calls.length, store.size]).toEqual([0, 0, 0]);
});

test("with a chunk its own imports are preloaded, once; not the chunk, whose failed preload WebKit would keep", async () => {
	for (const file of ["assets/header.js", "assets/menu.js"])
		expect(await __vitePreload(async () => file, [file, "assets/words.js"])).toBe(file);
	expect(links).toEqual([{ rel: "modulepreload", href: "/assets/words.js" }]);
});
