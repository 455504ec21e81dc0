import { expect, test, vi } from "vitest";
import { dayOf } from "../../client/browser/visit/only-new.ts";

test.each([
	["fr-CH", "mardi 1er septembre"],
	["fr-BE", "mardi 1er septembre"],
	["en-IE", "Tue, 1 Sept"],
	["tr-TR", "1 Eyl Sal"],
])("[2.09] cards are new in %s since %s", (lang, day) => {
	vi.stubGlobal("document", { documentElement: { lang } });
	expect(dayOf(new Date(2026, 8, 1, 12).getTime())).toBe(day);
});
