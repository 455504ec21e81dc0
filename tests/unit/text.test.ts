import { expect, test } from "vitest";
import { META_DESCRIPTION_LENGTH } from "../../shared/constants.ts";
import { unescaped } from "../../shared/entities.ts";
import {
	fold,
	isolated,
	markNames,
	metaDescription,
	shortened,
	splitNames,
	withFixedSpaces,
} from "../../shared/text.ts";

test("[5.02] a description has at most 159 characters, cut at a word", () => {
	const long = "Herzinsuffizienz in der Hausarztpraxis ".repeat(10);
	const cut = metaDescription(long);
	expect(cut.length).toBeLessThanOrEqual(META_DESCRIPTION_LENGTH);
	expect(cut).toMatch(/\S…$/);
	expect(long.startsWith(cut.slice(0, -1))).toBe(true);
	expect(metaDescription("x".repeat(159))).toBe("x".repeat(159));
	expect(metaDescription("x".repeat(160))).toHaveLength(159);
	expect(metaDescription("  a\n b ")).toBe("a b");
	for (const text of ["A first sentence. Another one", "A first sentence : another one", "A first sentence, and on"])
		expect(shortened(text, 20)).toBe("A first sentence…");
});

test("raised digits are found as they are typed", () => {
	expect(fold("Kg/m², 10⁹/l and ×¹⁄³")).toBe("kg/m2, 109/l and ×1⁄3");
});

test("a name with a hyphen is one piece, a long compound is not", () => {
	expect(splitNames("In HORIZON-HF and EMPEROR-Reduced")).toEqual([
		"In ",
		"HORIZON-HF",
		" and ",
		"EMPEROR-Reduced",
		"",
	]);
	for (const text of ["COPD-Exazerbationen", "follow-up", "e-learning", "SGLT2", "CH-HVR-2026-1"])
		expect(splitNames(text)).toEqual([text]);
	expect(markNames("<em>HORIZON-HF</em>")).toBe('<em><span class="unbroken">HORIZON-HF</span></em>');
});

test("only text that changes the writing direction is isolated", () => {
	expect(isolated("heart")).toBe("heart");
	expect(isolated("Ärzte 💊")).toBe("Ärzte 💊");
	for (const turning of ["לב", "قلب", "a\u202eb", "a\u2067b"]) expect(isolated(turning)).toBe(`\u2068${turning}\u2069`);
});

test("a number stays with its unit, and lookalikes do not change", () => {
	const joined = (text: string) => withFixedSpaces(text).replaceAll("\u00a0", "_");
	expect(joined("24 mg, 5.2 mmol/L, 120 mmHg, 50 %, 2 h 5 min, 0,5 µg, 10 IE")).toBe(
		"24_mg, 5.2_mmol/L, 120_mmHg, 50_%, 2_h 5_min, 0,5_µg, 10_IE",
	);
	expect(joined("5 Gramm, 3 hours, 7 minutes, 2 L-shaped, 12 UIs, a 5 month")).toBe(
		"5 Gramm, 3 hours, 7 minutes, 2_L-shaped, 12 UIs, a 5 month",
	);
});

test("French signs and thousands stay with their words where editors type plain spaces, also in cut intros", () => {
	const joined = (text: string) => withFixedSpaces(text).replaceAll("\u00a0", "_");
	expect(joined("Asthme : que faire ? « Attendre » ; 1 100 cas, 12 000 !")).toBe(
		"Asthme_: que faire_? «_Attendre_»_; 1_100 cas, 12_000_!",
	);
	expect(joined("In 2024 1000 cases: what now? 10 2024")).toBe("In 2024 1000 cases: what now? 10 2024");
	expect(joined(shortened("Un second regard\u00a0: diagnostic", 300))).toBe("Un second regard_: diagnostic");
});

test("escaped characters are decoded once, and a NUL or an impossible one stays as it is", () => {
	expect(unescaped("&amp;lt; &#233; &#xE9; &quot;")).toBe('&lt; é é "');
	expect(
		unescaped("L&rsquo;&eacute;t&eacute; &ndash; &Uuml;ber &beta;-Blocker&reg; &le; 5&nbsp;&micro;g &OElig;"),
	).toBe("L’été – Über β-Blocker® ≤ 5\u00a0µg Œ");
	for (const odd of ["&#0;", "&#x0;", "&#0000000;", "&#xd800;", "&#x110000;", "&odd;"])
		expect(unescaped(odd)).toBe(odd);
});
