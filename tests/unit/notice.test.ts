import { beforeEach, expect, test, vi } from "vitest";

/** The notice's code comes late. What the visitor has begun meanwhile goes on. */

const navigate = vi.fn();
const begin = (href: string, transition: object | null) => {
	const navigation = { navigate, transition };
	vi.stubGlobal("navigation", navigation);
	vi.stubGlobal("window", { navigation });
	vi.stubGlobal("location", { href });
	return import("../../client/browser/visit/notice.ts");
};
vi.stubGlobal("addEventListener", () => {});

beforeEach(() => {
	vi.resetModules();
	navigate.mockClear();
});

test("a notice leaves the address", async () => {
	await begin("https://portal.example/en-IE/news?page=2&notice=hcaCancelled#item-10", null);
	expect(navigate).toHaveBeenCalledExactlyOnceWith("https://portal.example/en-IE/news?page=2#item-10", {
		history: "replace",
		info: "same",
	});
});

test.each([
	["an address without a notice", "https://portal.example/en-IE/podcasts", null],
	["a visit that is running", "https://portal.example/en-IE/news?notice=hcaCancelled", {}],
])("%s: nothing is replaced", async (_, href, transition) => {
	await begin(href, transition);
	expect(navigate).not.toHaveBeenCalled();
});
