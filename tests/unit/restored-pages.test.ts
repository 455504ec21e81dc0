import { beforeEach, expect, test, vi } from "vitest";

const facts = vi.hoisted((): { userId: string | null } => ({ userId: null }));
vi.mock("../../client/browser/stores/page.ts", () => ({ page: { getState: () => ({ facts }) } }));
const stored = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
	getItem: (key: string) => stored.get(key) ?? null,
	setItem: (key: string, value: string) => stored.set(key, value),
});
vi.stubGlobal("addEventListener", () => {});
const reload = vi.fn();
vi.stubGlobal("location", { reload });
const { forgetRestoredPages } = await import("../../client/browser/shell/loading/session-check.ts");

function open(type: NavigationTimingType, userId: string | null): void {
	facts.userId = userId;
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
