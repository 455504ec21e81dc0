import { beforeEach, expect, test } from "vitest";
import { lines, shown } from "./rich-text.ts";

/** Markdown, in the one field that CONTENT_FORMAT names in these tests. */

beforeEach(() => void lines.splice(0));
const faults = () => lines.map(({ fault }) => fault);
const asMarkdown = (text: string) => shown(text, "transcript");

test.each(["p < 0.05", "5 * 3 * 2", "# 1", "a_b_c", "[1](2)", "1. x", "> 5"])(
	"%s does not change in a field that is not Markdown",
	async (text) => {
		expect(await shown(text)).toBe(text.replace("<", "&lt;").replace(">", "&gt;"));
		expect(lines).toEqual([]);
	},
);

test.each([
	"## Dose\n\nFive",
	"Give **once** daily",
	"See [the guideline](https://x.example/a) <u>first</u>",
	"![A chart](/uploads/a.jpg)",
	"| Week | Dose |\n| --- | ---: |\n| 1 | 5 mg |",
])("%s is reported in a field that is not Markdown: its marks are shown", async (text) => {
	await shown(text);
	expect(faults()).toEqual(["markdown"]);
	lines.splice(0);
	await shown(`<p>${text}</p>`);
	await asMarkdown(text);
	expect(faults()).toEqual([]);
});

test("in a Markdown field, headings nest below the page's, and lists and emphasis are rendered", async () => {
	expect(await asMarkdown("# Dose\n\n### Adults\n\n- **once** daily\n- *not* at night\n\n~~old~~ p < 0.05")).toBe(
		"<h2>Dose</h2>\n<h3>Adults</h3>\n<ul>\n<li><strong>once</strong> daily</li>\n<li><em>not</em> at night</li>\n</ul>\n<p><s>old</s> p &lt; 0.05</p>\n",
	);
	expect(await asMarkdown("CARDOVEX®\nsecond line")).toBe("<p>CARDOVEX<sup>®</sup><br />\nsecond line</p>\n");
});

test("tables scroll and keep their alignment", async () => {
	const html = await asMarkdown("| Week | Dose |\n| --- | ---: |\n| 1 | 5 mg |");
	expect(html).toContain('<div class="table-scroll" data-enhance="scroll" tabindex="0" role="region"');
	expect(html).toContain('<td class="align-right">5\u00a0mg</td>');
});

test("pictures, files and links work as in any text", async () => {
	expect(await asMarkdown("![A chart](/uploads/a.jpg)")).toContain('<img src="/images/uploads/a.jpg" alt="A chart"');
	const links = "[f](/uploads/a.pdf) [n](news/a) [w](https://bücher.example/a) <a@example.com> https://x.example";
	expect(await asMarkdown(links)).toBe(
		'<p><a href="/media/uploads/a.pdf" data-track="download">f</a> <a href="/en-IE/news/a">n</a> <a href="https://xn--bcher-kva.example/a" rel="noopener noreferrer" target="_blank">w</a> <a href="mailto:a@example.com">a@example.com</a> https://x.example</p>\n',
	);
	expect(lines).toEqual([]);
	expect(await asMarkdown("[x](javascript:alert(1)) [y](/en-IE/nonsense) [z](https://cms.example/admin)")).toBe(
		"<p><a>x</a> <a>y</a> <a>z</a></p>\n",
	);
	expect(faults()).toEqual(["link"]);
});

test("HTML in Markdown passes the allow-list", async () => {
	expect(await asMarkdown('H<sub>2</sub>O <span onclick="x">y</span>\n\n<script>alert(1)</script>')).toBe(
		"<p>H<sub>2</sub>O y</p>\n",
	);
	expect(await asMarkdown("`<script>`\n\n```html\n<img src=x onerror=alert(1)>\n```")).toBe(
		'<p><code>&lt;script&gt;</code></p>\n<pre><code class="language-html">&lt;img src=x onerror=alert(1)&gt;\n</code></pre>\n',
	);
});

test("a text over the limit is shown as typed, with a finding", async () => {
	const html = await asMarkdown(`# Dose & <b>time</b>\n- 5 mg\n\n${"*a ".repeat(33_334)}`);
	expect(html).toMatch(/^<p># Dose &amp; &lt;b&gt;time&lt;\/b&gt;<br \/>- 5\smg<\/p><p>\*a \*a /);
	expect(faults()).toEqual(["length"]);
});

test.each([
	["quotations", "> ".repeat(60)],
	["lists", "- ".repeat(60)],
])("%s nested too deeply is shown as typed, with a finding", async (_, nested) => {
	expect(await asMarkdown(`${nested}last words`)).toBe(`<p>${nested.replaceAll(">", "&gt;")}last words</p>`);
	expect(faults()).toEqual(["depth"]);
	lines.splice(0);
	expect(await asMarkdown(`${nested.slice(0, 20)}last words`)).toMatch(/<(?:li|p)>last words</);
	expect(lines).toEqual([]);
});

test.each("*a ¦[¦![¦<!--¦`¦[a](¦**a_¦<a ¦\\¦a|¦&¦[a]: /x\n[a]\n¦# a\n¦<![CDATA[".split("¦"))(
	"%j repeated many times is parsed to its end",
	async (piece) => {
		const html = await asMarkdown(`first words\n\n${piece.repeat(99_000 / piece.length)}`);
		expect(html).toMatch(/^<p>first words<\/p>/);
		expect(html).not.toMatch(/<(?:!|script)/);
	},
);
