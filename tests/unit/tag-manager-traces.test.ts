import { beforeEach, expect, test, vi } from "vitest";
import { CONSENT_COOKIE } from "../../shared/consent.ts";

/** What the tag manager has stored goes with the consent, also where the consent has expired before the refusal. */

const jar = new Map<string, string>();
let storage: Record<string, string> = {};

vi.stubGlobal("document", {
	get cookie() {
		return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
	},
	set cookie(text: string) {
		const [name = "", value = ""] = text.split(";", 1)[0]?.split("=") ?? [];
		if (text.includes("Max-Age=0")) jar.delete(name);
		else jar.set(name, value);
	},
	getElementById: () => null,
});
vi.stubGlobal("location", { hostname: "ie.helvora.example", protocol: "https:" });
vi.stubGlobal("ResizeObserver", class {});
vi.stubGlobal("fetch", () => Promise.resolve());

const { consent } = await import("../../client/browser/stores/consent.ts");
const { choose } = await import("../../client/browser/visit/banner.ts");

beforeEach(() => {
	jar.clear();
	for (const name of ["_ga", "_ga_ABC123", "_gcl_au", "kept"]) jar.set(name, "1");
	storage = { _gcl_ls: "{}", theme: "dark" };
	Object.defineProperty(storage, "removeItem", { value: (key: string) => Reflect.deleteProperty(storage, key) });
	vi.stubGlobal("localStorage", storage);
});

const left = () => [...jar.keys(), ...Object.keys(storage)];

test.each([
	["the withdrawal of all", ["analytics", "marketing"], [], ["kept", CONSENT_COOKIE, "theme"]],
	[
		"the withdrawal of one",
		["analytics", "marketing"],
		["analytics"],
		["_ga", "_ga_ABC123", "kept", CONSENT_COOKIE, "theme"],
	],
	["a refusal after the consent has expired", null, [], ["kept", CONSENT_COOKIE, "theme"]],
] as const)("%s deletes the cookies and the stored keys of what is not agreed", (_, before, now, kept) => {
	consent.setState({ agreed: before, asked: ["analytics", "marketing"] });
	choose(consent, now, "Saved");
	expect(left()).toEqual(kept);
});

test("without a tag manager a first refusal leaves what a sister site on the same domain has stored", () => {
	const before = left();
	consent.setState({ agreed: null, asked: ["analytics"] });
	choose(consent, [], "Saved");
	expect(left()).toEqual([...before.slice(0, 4), CONSENT_COOKIE, ...before.slice(4)]);
});
