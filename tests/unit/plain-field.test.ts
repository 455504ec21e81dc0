import { expect, test } from "vitest";
import { plainField } from "../../worker/content/text/plain-field.ts";

/** Intros are texts of a line. Some CMSs have them as rich text. */

test.each([
	[null, ""],
	["p < 0.05 and > 3 mg; a <b> c", "p < 0.05 and > 3 mg; a <b> c"],
	["Two\nlines", "Two\nlines"],
	["<p>Dose &amp; <strong>effect</strong></p><p>Second&nbsp;line</p>", "Dose & effect Second line"],
	["F&eacute;vrier &amp; p &lt; 0.05, a <b> c &#039;d&#x27;", "Février & p < 0.05, a <b> c 'd'"],
	["AT&T; R&D &unknown;", "AT&T; R&D &unknown;"],
	["<p>10<sup>9</sup>/l, 10<sup>-30</sup>, 2<sup>nd</sup>, H<sub>2</sub>O</p>", "10⁹/l, 10⁻³⁰, 2nd, H2O"],
	["<p></p>", ""],
	["First<br>second<br/>third", "First second third"],
	[
		[
			{
				type: "paragraph",
				children: [
					{ type: "text", text: "R&D <b> " },
					{ type: "text", text: "in bold", bold: true },
				],
			},
			{ type: "list", children: [{ type: "list-item", children: [{ type: "text", text: "One" }] }] },
			{ type: "unknown", children: [] },
			"odd",
		],
		"R&D <b> in bold One",
	],
	['[{"type":"paragraph","children":[{"type":"text","text":"Stored"}]}]', "Stored"],
	["[1] See below", "[1] See below"],
	[[], ""],
	['<p class="a">CARDOVEX<sup>®</sup></p><script>alert(1)</script>', "CARDOVEX®"],
])("%j is shown as %s", async (written, shown) => {
	expect(await plainField(written)).toBe(shown);
});

test("of a rich text of any length and depth the beginning is read: every list with the item reads it", async () => {
	expect((await plainField(`<p>${"word ".repeat(100_000)}</p>`)).length).toBeLessThan(20_000);
	expect(await plainField(`${"<svg>".repeat(1_000_000)}</p>`)).toBe("");
});
