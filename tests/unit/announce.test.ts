import { expect, test, vi } from "vitest";
import { announce } from "../../client/browser/shell/page/announce.ts";

test("the same text is said again: screen readers say a live region only when its text changes", () => {
	const region = { textContent: "" };
	vi.stubGlobal("document", { getElementById: () => region });
	const said = ["9 items", "9 items", "9 items", "2 items"].map((text) => {
		announce(text);
		return region.textContent;
	});
	expect(said).toEqual(["9 items", "9 items\u00a0", "9 items", "2 items"]);
});
