import { expect, test, vi } from "vitest";
import { choiceOf } from "../../shared/filters.ts";

/** The stores read the page where they start. Session storage is empty here. */
vi.stubGlobal("location", { href: "https://www.example/en-IE?collection=podcasts&domain=3&category=13&category=11" });
vi.stubGlobal("document", { getElementById: () => null });
const { filters, toFilters } = await import("../../client/browser/stores/filters.ts");
const { page } = await import("../../client/browser/stores/page.ts");
const { modals } = await import("../../client/browser/stores/modals.ts");

const NOTHING = { ...choiceOf(() => []), section: null, page: 1 };

test("[3.12] one modal is open at a time; the register popup shows once, a new registration starts empty", () => {
	const { show, close, completeRegistration } = modals.getState();
	show("registerPopup");
	show("register");
	expect(modals.getState()).toMatchObject({ open: "register", hasShownRegisterPopup: true });
	completeRegistration();
	close();
	expect(modals.getState()).toMatchObject({ open: null, registrationIsComplete: true });
	show("login");
	expect(modals.getState()).toMatchObject({ open: "login", registrationIsComplete: true });
	show("register");
	expect(modals.getState().registrationIsComplete).toBe(false);
});

test("[3.12] [4.16] the filter store follows the URL, and can be reset", () => {
	expect(filters.getState()).toMatchObject({
		collectionFilter: { index: 5, path: "podcasts" },
		domainFilter: "3",
		categoriesFilter: ["13", "11"],
	});
	expect(toFilters(filters.getState())).toEqual({
		...NOTHING,
		section: "podcasts",
		domain: "3",
		categories: ["11", "13"],
	});
	filters.getState().follow("https://www.example/en-IE?collection=nonsense");
	expect(toFilters(filters.getState())).toEqual(NOTHING);
	vi.stubGlobal("location", { href: "https://www.example/en-IE?domain=4&category=1" });
	page.setState({ facts: null });
	expect(filters.getState()).toMatchObject({ domainFilter: "4", categoriesFilter: ["1"] });
	filters.getState().follow("https://www.example/en-IE");
	expect(filters.getState()).toMatchObject({
		collectionFilter: { index: 0, path: "all" },
		domainFilter: "",
		categoriesFilter: [],
	});
});
