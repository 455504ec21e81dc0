import { expect, test } from "vitest";
import { META_DESCRIPTION_LENGTH } from "../../shared/constants.ts";
import { isolated, markNames, metaDescription, splitNames, splitRegisteredMarks } from "../../shared/text.ts";

test("[5.02] a description is at most 159 characters, cut at a word", () => {
	const long = "Herzinsuffizienz in der Hausarztpraxis ".repeat(10);
	const cut = metaDescription(long);
	expect(cut.length).toBeLessThanOrEqual(META_DESCRIPTION_LENGTH);
	expect(cut).toMatch(/\S…$/);
	expect(long.startsWith(cut.slice(0, -1))).toBe(true);
	expect(metaDescription("x".repeat(159))).toBe("x".repeat(159));
	expect(metaDescription("x".repeat(160))).toHaveLength(159);
	expect(metaDescription("  a\n b ")).toBe("a b");
});

test("[5.03] registered trademark signs stand apart", () => {
	expect(splitRegisteredMarks("CARDOVEX® and GLUCELIA®")).toEqual(["CARDOVEX", "®", " and GLUCELIA", "®"]);
	expect(splitRegisteredMarks("none")).toEqual(["none"]);
});

test("a name with a hyphen is one piece, a long compound is not", () => {
	expect(splitNames("In HORIZON-HF and EMPEROR-Reduced")).toEqual([
		"In ",
		"HORIZON-HF",
		" and ",
		"EMPEROR-Reduced",
		"",
	]);
	for (const text of ["COPD-Exazerbationen", "follow-up", "e-learning", "SGLT2", "CH-HVR-2026-1"]) {
		expect(splitNames(text)).toEqual([text]);
	}
	expect(markNames("<em>HORIZON-HF</em>")).toBe('<em><span class="unbroken">HORIZON-HF</span></em>');
});

test("what turns the direction of writing is isolated, anything else is as it was", () => {
	expect(isolated("heart")).toBe("heart");
	expect(isolated("Ärzte 💊")).toBe("Ärzte 💊");
	for (const turning of ["לב", "قلب", "a\u202eb", "a\u2067b"]) expect(isolated(turning)).toBe(`\u2068${turning}\u2069`);
});
