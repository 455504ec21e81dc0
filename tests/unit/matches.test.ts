import { expect, test } from "vitest";
import { excerpt, holdsAny, splitMatches } from "../../shared/matches.ts";

test.each([
	["Die Ärzte und Arzte", "arzte", ["Die ", "Ärzte", " und ", "Arzte"]],
	["İstanbul ve ISPARTA", "istanbul", ["", "İstanbul", " ve ISPARTA"]],
	["kardiyoloji", "KARDIYOLOJI", ["", "kardiyoloji"]],
	["aaa", "a.*", ["aaa"]],
	["heart failure", "failure heart", ["", "heart", " ", "failure"]],
	["unchanged", "", ["unchanged"]],
	["Straße and strasse", "STRASSE", ["", "Straße", " and ", "strasse"]],
	["Œdème", "oedeme", ["", "Œdème"]],
	["CARDOVEX® 5 mg", "cardovex®", ["", "CARDOVEX", "® 5 mg"]],
	["Herzinsuffizienz", "insuffizienz", ["Herz", "insuffizienz"]],
	["💊 heart", "💊", ["", "💊", " heart"]],
	["𝐀a 𝐀 a", "a", ["𝐀a 𝐀 ", "a"]],
	["Œuvre Œdème ß", "s", ["Œuvre Œdème ß"]],
	["aba ababa", "aba", ["", "aba", " ", "ababa"]],
	["Ärzte 2 °C – Œdème", "oedeme °C", ["Ärzte 2 ", "°C", " – ", "Œdème"]],
	["$1 (a+b)* [x]", "(a+b)*", ["$1 ", "(a+b)*", " [x]"]],
])("matches in %j for %j", (text, term, pieces) => expect(splitMatches(text, term)).toEqual(pieces));

test("a word of one or two letters matches only at the start of words", () => {
	expect(splitMatches("A banana, an apple", "a")).toEqual(["", "A", " banana, ", "a", "n ", "a", "pple"]);
	expect(splitMatches("Insulin and I/II in use", "in")).toEqual(["", "In", "sulin and I/II ", "in", " use"]);
	expect(holdsAny("banana", "an")).toBe(true);
});

test("a text contains a word in any spelling", () => {
	expect(holdsAny("İstanbul", "xyz ISTANBUL")).toBe(true);
	expect(holdsAny("Straße", "strasse")).toBe(true);
	expect(holdsAny("heart", "hurt ")).toBe(false);
	expect(holdsAny("heart", " ")).toBe(false);
});

test("an excerpt begins shortly before a first match that is far from the start", () => {
	const long = `${"Words before it, ".repeat(8)}then the heart, and ${"words behind it, ".repeat(8)}`;
	expect(excerpt(long, "heart")).toBe(`… before it, then the heart, and ${"words behind it, ".repeat(8)}`);
	expect(excerpt(long, "liver")).toBe(long);
	expect(excerpt("The heart of it.", "heart")).toBe("The heart of it.");
	// At the end two lines are used all the same.
	const late = `${"Words before it, ".repeat(8)}then the heart.`;
	expect(excerpt(late, "heart")).toMatch(/^… .{80,90}$/);
	expect(excerpt(late, "heart")).toContain("then the heart.");
	// In the middle of a compound that is longer than a line.
	const compound = `${"x".repeat(80)}insuffizienz${"y".repeat(80)}`;
	expect(excerpt(`Die ${compound}`, "insuffizienz")).toBe(`… ${compound}`);
	expect(excerpt(compound, "insuffizienz")).toBe(compound);
});

test("every character before a match, whatever its case and diacritics are, keeps the match in its place", () => {
	for (let code = 0x20; code < 0xd800; code++) {
		const text = `a${String.fromCharCode(code)}b heart`;
		const pieces = splitMatches(text, "heart");
		expect.soft([pieces.join(""), pieces.at(-1)], code.toString(16)).toEqual([text.normalize("NFC"), "heart"]);
	}
});
