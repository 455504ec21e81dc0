import { expect, test } from "vitest";
import { META_DESCRIPTION_LENGTH } from "../../shared/constants.ts";
import { metaDescription, splitMatches, splitRegisteredMarks } from "../../shared/text.ts";

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

test.each([
	["Die Ärzte und Arzte", "arzte", ["Die ", "Ärzte", " und ", "Arzte"]],
	["İstanbul ve ISPARTA", "istanbul", ["", "İstanbul", " ve ISPARTA"]],
	["kardiyoloji", "KARDIYOLOJI", ["", "kardiyoloji"]],
	["aaa", "a.*", ["aaa"]],
	["heart failure", "failure heart", ["", "heart", " ", "failure"]],
	["unchanged", "", ["unchanged"]],
])("matches in %j for %j", (text, term, pieces) => expect(splitMatches(text, term)).toEqual(pieces));
