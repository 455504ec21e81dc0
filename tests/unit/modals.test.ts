import { expect, test, vi } from "vitest";

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("window", { navigation: {} });
vi.stubGlobal("PAGE_PATHS", "");
vi.stubGlobal("navigator", { onLine: true });
vi.stubGlobal("navigation", { addEventListener: (name: string, listener: Listener) => listeners.set(name, listener) });
const main = { focus: vi.fn(), getClientRects: () => [{}] };
const link = { matches: () => true };
const body = { matches: () => false };
const page = {
	addEventListener: () => {},
	getElementById: () => null,
	querySelector: (selector: string) => (selector === "main" ? main : null),
	activeElement: body,
};
vi.stubGlobal("document", page);
const { watchModals } = await import("../../client/browser/shell/loading/modals.ts");
const { modals } = await import("../../client/browser/stores/modals.ts");
watchModals();

const navigate = (event: object) => listeners.get("navigate")?.({ hashChange: false, downloadRequest: null, ...event });

test("a navigation closes the modal; one that changes only the address does not", () => {
	modals.getState().show("registerPopup");
	navigate({ info: "same" });
	navigate({ hashChange: true });
	navigate({ downloadRequest: "" });
	expect(modals.getState().open).toBe("registerPopup");
	navigate({});
	expect(modals.getState().open).toBeNull();
});

test("without an opener the focus stays where the browser has returned it", () => {
	const close = (activeElement: typeof body) => {
		page.activeElement = activeElement;
		main.focus.mockClear();
		modals.getState().show("registerPopup");
		modals.getState().close();
		return main.focus.mock.calls.length;
	};
	expect([close(body), close(link)]).toEqual([1, 0]);
});
