import { afterEach, expect, test, vi } from "vitest";

const listen = vi.fn();
const append = vi.fn();

afterEach(() => {
	vi.unstubAllGlobals();
	vi.resetModules();
});

test.each([
	["a browser that prefetches by rules", true, ["click"]],
	// Safari keeps a script's cookie for seven days only, and there the Worker sets it on each page.
	["a browser without rules", false, []],
])("[1.04] %s: only there does the script keep the language", async (_, supports, events) => {
	vi.stubGlobal("window", {});
	vi.stubGlobal("HTMLScriptElement", { supports: () => supports });
	vi.stubGlobal("document", { addEventListener: listen, createElement: () => ({}), head: { append } });
	listen.mockClear();
	append.mockClear();
	await import("../../client/browser/shell/prefetch/speculation.ts");
	expect(listen.mock.calls.map(([event]) => event)).toEqual(events);
	expect(append).toHaveBeenCalledTimes(events.length);
});
