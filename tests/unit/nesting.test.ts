import { beforeEach, expect, test } from "vitest";
import { lines, shown } from "./rich-text.ts";

beforeEach(() => void lines.splice(0));

const nested = (depth: number, [open, close]: [string, string], text: string): string =>
	open.repeat(depth) + text + close.repeat(depth);
const LIST: [string, string] = ["<ul><li>", "</li></ul>"];

test("what editors nest stays as it is", async () => {
	const html = nested(40, LIST, "deep");
	expect(await shown(html)).toBe(html);
	// Neither elements side by side nor end tags that are left out are depth.
	expect(await shown("<p>one</p>".repeat(500))).toBe("<p>one</p>".repeat(500));
	expect(await shown("<p>one<br>".repeat(500))).toContain("<p>one<br /></p><p>");
	expect(lines).toEqual([]);
});

test("of a text that is nested too deep all words are left, and the log says so", async () => {
	const html = `<h2>Dose®</h2><p>Before <b>a</b>ll.</p>${nested(40_000, LIST, "5 &lt; 10 mg")}<p>After</p>`;
	expect(await shown(html)).toBe("<p>Dose<sup>®</sup></p><p>Before all.</p><p>5 &lt; 10 mg</p><p>After</p>");
	expect(lines).toEqual([{ event: "contract", what: "rich text", fields: "news.content", fault: "depth" }]);
});

test.each([
	["unclosed elements", "<b>".repeat(40_000)],
	["foreign elements", "<svg><g onload=alert(1)>".repeat(20_000)],
	["brackets in attributes", '<b title="<img src=x onerror=alert(1)>">'.repeat(20_000)],
	["elements that only stripping would make", "<<x>b>".repeat(20_000) + "<b>".repeat(200)],
	["brackets alone behind them", "<i>".repeat(200) + "<".repeat(20_000)],
])("%s too deep are text without markup", async (_, html) => {
	const cleaned = await shown(`${html}words`);
	expect(cleaned).toContain("words");
	expect(cleaned.replaceAll(/<\/?p>/g, "")).not.toMatch(/[<>]/);
});
