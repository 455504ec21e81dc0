import { beforeEach, expect, test, vi } from "vitest";

const isTyped = vi.hoisted(() => ({ yes: false }));
const offerReload = vi.hoisted(() => vi.fn());
vi.mock("../../client/browser/shell/navigation/leaving.ts", () => ({ hasInput: () => isTyped.yes }));
vi.mock("../../client/browser/session/other-tab.ts", () => ({ offerReload }));
vi.mock("../../client/browser/hub/codes.ts", () => ({ redeemCode: () => Promise.resolve({ ok: true }) }));
vi.mock("penpal", () => ({
	CallOptions: class {},
	WindowMessenger: class {},
	connect: () => ({ promise: Promise.resolve({ get: () => Promise.resolve("a code") }) }),
}));
const reload = vi.fn();
vi.stubGlobal("location", { reload });
vi.stubGlobal("document", {
	createElement: () => ({ contentWindow: {}, append: () => {}, remove: () => {} }),
	body: { append: () => {} },
});
const { syncWithHub } = await import("../../client/browser/hub/sync.ts");

beforeEach(() => {
	reload.mockClear();
	offerReload.mockClear();
});

test.each([
	["reloads the page", false, [1, 0]],
	["offers to, where something is typed", true, [0, 1]],
])("[4.07] a session of the hub's %s", async (_, typed, calls) => {
	isTyped.yes = typed;
	// Safe: only the user's id is read.
	await syncWithHub("https://hub.example/en-IE/hub", { userId: null } as Parameters<typeof syncWithHub>[1]);
	expect([reload.mock.calls.length, offerReload.mock.calls.length]).toEqual(calls);
});
