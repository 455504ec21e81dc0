import { expect, test } from "vitest";
import { readChoice, writeChoice } from "../../shared/consent.ts";

test("the consent cookie holds the accepted categories; an invalid one is no answer", () => {
	expect(writeChoice(["analytics"], "2026-11-21")).toBe("1.2026-11-21.analytics");
	expect(readChoice("1.2026-11-21.analytics")).toEqual(["analytics"]);
	expect(readChoice("1.2026-11-21.marketing.analytics.other")).toEqual(["analytics", "marketing"]);
	expect(readChoice(writeChoice([], "2026-11-21"))).toEqual([]);
	for (const none of [undefined, "", "0.2026-11-21.analytics", "%", "analytics"]) expect(readChoice(none)).toBeNull();
});
