import { expect, test, vi } from "vitest";

vi.mock("../../client/browser/shell/navigation/document.ts", () => ({
	parse: (html: string) => ({ querySelector: () => ({ textContent: html }) }),
}));
const { withTitle } = await import("../../client/browser/library/titles.ts");

test("a title that does not come does not hold up the next one", async () => {
	const late = new AbortController();
	const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
	vi.stubGlobal("fetch", async (path: string, { signal }: RequestInit) => {
		if (path !== "/slow") return new Response("Title");
		return new Promise((_, fail) => signal?.addEventListener("abort", () => fail(signal.reason)));
	});
	const [slow, next] = [vi.fn(), vi.fn()];
	withTitle({ path: "/slow" }, "Article", slow);
	withTitle({ path: "/next" }, "Article", next);
	await vi.waitFor(() => expect(timeout).toHaveBeenCalledOnce());
	late.abort();
	await vi.waitFor(() => expect(next.mock.calls).toEqual([["Article"], ["Title"]]));
	expect(slow.mock.calls).toEqual([["Article"]]);
});
