import { expect, test } from "vitest";
import { parseJson } from "../../worker/runtime/json.ts";

test("a surrogate without its pair becomes the replacement character, wherever it stands", () => {
	for (const [text, value] of [
		[String.raw`"\ud83d\ude00"`, "😀"],
		[String.raw`"\uD83D\uDE00 \u00e9 \" \\"`, '😀 é " \\'],
		[String.raw`"\ud83d"`, "\ufffd"],
		[String.raw`"\ude00\ud83d"`, "\ufffd\ufffd"],
		[String.raw`"\ud83d\ud83d\ude00"`, "\ufffd😀"],
		[String.raw`"\ud83d\\ude00"`, String.raw`${"\ufffd"}\ude00`],
		[String.raw`"\\ud83d\\\ud83d"`, `${String.raw`\ud83d`}\\\ufffd`],
	] as const) {
		expect(parseJson(`[{"a":${text}}]`)).toEqual([{ a: value }]);
	}
	expect(parseJson(String.raw`{"\ud83d":1}`)).toEqual({ "\ufffd": 1 });
	for (const text of [String.raw`"\ud83"`, String.raw`"\ud83x"`, String.raw`"\ud83d`, "\\"])
		expect(parseJson(text)).toBeUndefined();
});

test("an answer with an emoji may be nested deeper than the stack", () => {
	const depth = 20_000;
	const parsed = parseJson(String.raw`["\ud83d\ude00",${"[".repeat(depth)}${"]".repeat(depth)}]`);
	expect(Array.isArray(parsed) && parsed[0]).toBe("😀");
});
