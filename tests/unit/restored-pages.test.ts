import { beforeEach, expect, test, vi } from "vitest";

const facts = vi.hoisted((): { userId: string | null; accessLevel: string } => ({ userId: null, accessLevel: "none" }));
vi.mock("../../client/browser/stores/page.ts", () => ({ page: { getState: () => ({ facts }) } }));
const stored = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
	getItem: (key: string) => stored.get(key) ?? null,
	setItem: (key: string, value: string) => stored.set(key, value),
});
const restored: ((event: { persisted: boolean }) => void)[] = [];
vi.stubGlobal("addEventListener", (_: string, listener: (typeof restored)[number]) => restored.push(listener));
const reload = vi.fn();
vi.stubGlobal("location", { reload });
// The dialog that offers to reload the open page needs a browser.
vi.mock("../../client/browser/words.ts", () => ({ loadWords: () => new Promise(() => {}) }));
const { receive, SIGNED_OUT } = await import("../../client/browser/session/other-tab.ts");
const { forgetRestoredPages } = await import("../../client/browser/shell/loading/session-check.ts");

function open(type: NavigationTimingType, userId: string | null): void {
	facts.userId = userId;
	restored.length = 0;
	vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });
	forgetRestoredPages();
}

beforeEach(() => {
	stored.clear();
	stored.set("signed-in", "yes");
	reload.mockClear();
});

test("[4.08] a page from before the sign-in reloads when the browser brings it back", () => {
	open("navigate", "7");
	open("back_forward", null);
	expect(reload).toHaveBeenCalledOnce();
});

test.each(["navigate", "reload"] as const)("an end of the session without a form reloads no page: %s", (type) => {
	open(type, null);
	open("back_forward", null);
	expect(reload).not.toHaveBeenCalled();
});

test("[4.08] a page that the browser has kept alive reloads after a sign-in in another tab, and not after its end", () => {
	open("navigate", null);
	void receive(new MessageEvent("message", { data: [1, 2] }));
	for (const listener of restored) listener({ persisted: true });
	expect(reload).toHaveBeenCalledOnce();
	void receive(new MessageEvent("message", { data: SIGNED_OUT }));
	for (const listener of restored) listener({ persisted: true });
	expect(reload).toHaveBeenCalledOnce();
});
