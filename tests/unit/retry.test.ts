import { beforeEach, expect, test, vi } from "vitest";

const fetchPage = vi.hoisted(() => vi.fn<() => Promise<Response>>());
vi.mock("../../client/browser/shell/prefetch/prefetch.ts", () => ({ fetchPage, withoutHash: (url: string) => url }));
const next = { querySelectorAll: () => [] };
vi.mock("../../client/browser/shell/navigation/document.ts", () => ({ documentOf: () => next }));
const fresh = { querySelector: () => null, focus: vi.fn() };
const replaceParts = vi.hoisted(() => vi.fn<() => object[]>());
vi.mock("../../client/browser/parts/replace.ts", () => ({ replaceParts, startInserted: () => {} }));
vi.mock("../../client/browser/shell/page/announce.ts", () => ({ announce: () => {} }));
const { startRetry } = await import("../../client/browser/parts/retry.ts");

const HREF = "/en-IE/webinars/a?whole#event";
class Link extends EventTarget {
	isConnected = true;
	href = HREF;
	closest = () => ({ dataset: { part: "event" } });
	getAttribute = () => HREF;
}
vi.stubGlobal("HTMLAnchorElement", Link);
vi.stubGlobal("CSS", { escape: String });
const assign = vi.fn<(url: string) => void>();
vi.stubGlobal("location", { assign });
const main = { isConnected: true };
vi.stubGlobal("document", { querySelector: () => main });
const online = { onLine: true };
vi.stubGlobal("navigator", online);

let link = new Link();
beforeEach(() => {
	vi.clearAllMocks();
	replaceParts.mockReturnValue([fresh]);
	online.onLine = main.isConnected = true;
	link = new Link();
	startRetry(link as never, () => {});
});

/** Presses the link. The answer comes when `answer` settles. */
async function press(answer: Promise<Response>): Promise<Event> {
	fetchPage.mockReturnValue(answer);
	const click = new Event("click", { cancelable: true });
	link.dispatchEvent(click);
	await answer.catch(() => {});
	await new Promise((resolve) => setImmediate(resolve));
	return click;
}
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const leave = () => {
	main.isConnected = link.isConnected = false;
};

test("a part that is tried again replaces the failed one; if it is lost, the whole page loads", async () => {
	await press(Promise.resolve(new Response("")));
	expect([replaceParts.mock.calls.length, assign.mock.calls]).toEqual([1, []]);
	await press(lost());
	expect([replaceParts.mock.calls.length, assign.mock.calls]).toEqual([1, [[HREF]]]);
});

test.each([
	["arrives", () => Promise.resolve(new Response(""))],
	["is lost", lost],
])("a part that %s after the visitor has left the page changes nothing", async (_, answer) => {
	const pressed = press(answer());
	leave();
	await pressed;
	expect([replaceParts.mock.calls, assign.mock.calls]).toEqual([[], []]);
});

test("offline the link is left to the dialog that offers to try again", async () => {
	online.onLine = false;
	expect((await press(lost())).defaultPrevented).toBe(false);
	expect(fetchPage).not.toHaveBeenCalled();
});
