import { expect, test } from "vitest";
import { spokenLines } from "../../worker/content/webvtt.ts";

/** Captions as they occur in practice; tests/slow/hostile-texts.test.ts has files that must not take for ever. */

const cue = (words: string, timing = "00:01.000 --> 00:02.000") => `WEBVTT\n\n${timing}\n${words}\n`;
const texts = (file: string) => spokenLines(file)?.map(({ text }) => text);

test.each([
	["a BOM and the line ends of Windows", "\ufeffWEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nOne\r\ntwo\r\n", ["One two"]],
	["the line ends of old Macs", "WEBVTT - talk\r\r00:01.000 --> 00:02.000\rOne", ["One"]],
	[
		"a head with text, and cues with names",
		"WEBVTT talk\nKind: captions\n\nfirst\n00:01.000 --> 00:02.000\nOne",
		["One"],
	],
	["a cue right behind the head", "WEBVTT\n00:01.000 --> 00:02.000\nOne", ["One"]],
	["cues without an empty line between", cue("One\n00:02.000 --> 00:03.000\nTwo"), ["One", "Two"]],
	["empty lines with blanks", "WEBVTT\n \t\n00:01.000 --> 00:02.000\nOne\n  \n\nnot said", ["One"]],
	["settings", cue("One", "00:01.000 --> 00:02.000 line:0 position:20%,line-left align:start region:r"), ["One"]],
	[
		"comments, one with a cue in it",
		`WEBVTT\n\nNOTE\n00:01.000 --> 00:02.000\nsecret\n\nNOTE more\n\n${cue("One").slice(8)}`,
		["One"],
	],
	["styles and regions", `WEBVTT\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:r\n\n${cue("One").slice(8)}`, ["One"]],
	["no cue at all", "WEBVTT", []],
	["an empty cue", cue("<i></i> "), []],
	["times that cannot be read", cue("One", "1:99.000 --> 00:02,000"), []],
])("%s", (_, file, expected) => expect(texts(file)).toEqual(expected));

test.each([
	"",
	"<!doctype html><p>00:01.000 --> 00:02.000",
	"WEBVTTX\n\n00:01.000 --> 00:02.000\nA",
	"1\n00:00:01,000 --> 00:00:02,000\nSRT",
])("a text that is not WebVTT has no lines: %j", (file) => expect(spokenLines(file)).toBeNull());

test.each([
	["<b>bold</b> <c.loud.x>and</c> <ruby>base<rt>top</rt></ruby> <lang de>Wort</lang>", "bold and basetop Wort"],
	["one <00:00:01.500>two<00:01.700> three", "one two three"],
	[
		"p < 0.05 and 3 <5 &lt; 7 &amp;amp; &nbsp;&quot;x&quot; &#233;&#x1F600; &unknown; &#1114112; &#xD800;",
		'p < 0.05 and 3 <5 < 7 &amp; "x" é😀 &unknown; &#1114112; &#xD800;',
	],
	["<img src=x onerror=alert(1)>Words<script>said</script><!no>", "Wordssaid"],
	["&lt;img src=x&gt;", "<img src=x>"],
	["an open <i tag", "an open"],
	["nul\u0000 and \u202eturned\u2069", "nul and turned"],
])("the words of %j", (words, expected) => expect(texts(cue(words))).toEqual([expected]));

test("voices: one line each, with their names as text", () => {
	expect(spokenLines(cue("<v.loud Dr &amp; Host>Good <b>day</b></v> <v Guest>Yes"))).toEqual([
		{ start: 1, end: 2, voice: "Dr & Host", text: "Good day" },
		{ start: 1, end: 2, voice: "Guest", text: "Yes" },
	]);
	expect(spokenLines(cue("<v>Nobody"))?.map(({ voice }) => voice)).toEqual([null]);
});

test("cues are ordered by start: hours, overlaps, reversed and repeated cues", () => {
	const times = (...rows: [string, string][]) =>
		`WEBVTT\n\n${rows.map(([timing, words]) => `${timing}\n${words}`).join("\n\n")}`;
	expect(
		spokenLines(
			times(
				["100:00:00.500 --> 100:00:02.000", "Late"],
				["00:05.000 --> 00:09.000", "Long"],
				["00:06.000 --> 00:04.000", "Reversed"],
				["00:05.500 --> 00:07.000", "Over it"],
				["00:01.000 --> 00:02.000", "Rolls"],
				["00:02.000 --> 00:03.000", "Rolls"],
				["00:20.000 --> 00:21.000", "Rolls"],
			),
		)?.map(({ start, end, text }) => [start, end, text]),
	).toEqual([
		[1, 3, "Rolls"],
		[5, 9, "Long"],
		[5.5, 7, "Over it"],
		[6, 6, "Reversed"],
		[20, 21, "Rolls"],
		[360_000.5, 360_002, "Late"],
	]);
});

test("a number in brackets is text, and a timestamp is dropped", () => {
	expect(texts(cue("<5> <1.5> </7> <5:> <1:5> </0:1>x"))).toEqual(["<5> <1.5> </7> x"]);
});

test("a cue has at most 10,000 characters", () => {
	expect(texts(`${cue("a".repeat(10_001))}\n${cue("next").slice(8)}`)).toEqual(["a".repeat(10_000), "next"]);
});
