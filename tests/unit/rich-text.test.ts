import { beforeEach, expect, test } from "vitest";
import { lines, shown } from "./rich-text.ts";

/** What editors make in CKEditor. */

beforeEach(() => void lines.splice(0));
const faults = () => lines.map(({ fault }) => fault);

test("headings stand below the page's, in steps of one", async () => {
	const levels = async (html: string) => [...(await shown(html)).matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
	expect(await levels("<h2>a</h2><h3>b</h3><h2>c</h2>")).toEqual([2, 3, 2]);
	expect(await levels("<h1>a</h1><h2>b</h2><h3>c</h3><h1>d</h1>")).toEqual([2, 3, 4, 2]);
	expect(await levels("<h3>a</h3><h3>b</h3><h5>c</h5><h4>d</h4>")).toEqual([2, 2, 3, 3]);
	expect(await levels("<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5>")).toEqual([2, 3, 4, 4, 4]);
});

test("a heading without words is left out, so screen readers list none that is blank", async () => {
	const blanks = [
		"<h1></h1>",
		'<H2 class="a">&nbsp;<br /></h2>',
		"<h3>\u00a0</h3>",
		"<h2><strong> &#160;</strong></h2>",
		"<h2>\u200b&#8203;</h2>",
	];
	for (const blank of blanks) expect(await shown(`${blank}<p>a</p><h2>b</h2>`)).toBe("<p>a</p><h2>b</h2>");
	expect(await shown('<h2><img src="/uploads/a.png" alt="c"></h2>')).toContain("<h2><img");
});

test("a table's header cells say what they head, as far as their editor has not", async () => {
	const html = await shown(
		'<figure class="table" style="width:100%"><table><thead><tr><th>A</th><th scope="colgroup" colspan="2">B</th></tr></thead><tbody><tr><th>C</th><td rowspan="3">D</td></tr><tr><th scope="row">E</th></tr></tbody></table><figcaption>Doses by <b>week</b> "1"</figcaption></figure><table><tr><th>F</th></tr></table>',
	);
	expect(html).toContain('<th scope="col">A</th><th scope="colgroup" colspan="2">B</th>');
	expect(html).toContain('<th scope="row">C</th><td rowspan="3">D</td>');
	expect(html).toContain('<th scope="row">E</th>');
	expect(html).toContain("<th>F</th>");
	expect(html).toContain('tabindex="0" role="region" aria-label="Doses by week &quot;1&quot;, Table 1"');
	expect(html).toContain('aria-label="Table 2"');
});

test("no two tables of a page have the same name, whatever their captions are", async () => {
	const captioned = (caption: string) => `<table><caption>${caption}</caption><tr><td>x</td></tr></table>`;
	const html = ["Doses", "Doses", "Table 4", "", "Doses, Table 1"].map(captioned).join("");
	const named = async (field: string) =>
		[...(await shown(html, field)).matchAll(/role="region" aria-label="([^"]*)"/g)].map(([, name]) => name);
	const names = [...(await named("content")), ...(await named("transcript"))];
	expect(names).toHaveLength(10);
	expect(new Set(names).size).toBe(names.length);
	expect(await shown(captioned("10<sup>9</sup>/l<br>by week"))).toContain('aria-label="10⁹/l by week, Table 1"');
});

test("spans that no table needs are left out", async () => {
	expect(await shown('<table><tr><td colspan="9999" rowspan="65534">x</td></tr></table>')).toContain("<td>x</td>");
	expect(await shown('<table><tr><td colspan="-1" rowspan="2x">x</td></tr></table>')).toContain("<td>x</td>");
});

test.each([
	['<ul style="list-style-type:square;"><li>a</li></ul>', '<ul class="list-square"><li>a</li></ul>'],
	['<ol style="list-style-type:upper-roman" start="3"><li>a</li></ol>', '<ol start="3" type="I"><li>a</li></ol>'],
	['<ol reversed type="a"><li value="7">a</li></ol>', '<ol type="a" reversed><li value="7">a</li></ol>'],
	['<p style="color:red;text-align:center">a</p>', '<p class="align-center">a</p>'],
	['<p class="evil button" style="position:fixed">a</p>', "<p>a</p>"],
	['<p dir="rtl" lang="ar">a</p>', '<p lang="ar" dir="rtl">a</p>'],
	['<p dir="x" lang="&quot;>">a</p>', "<p>a</p>"],
	[
		'<p><span lang="fr" dir="ltr">a</span> <span style="color:red">b</span></p>',
		'<p><bdi lang="fr" dir="ltr">a</bdi> b</p>',
	],
	[
		'<p><mark class="marker-yellow">a</mark> <mark class="pen-red">b</mark></p>',
		'<p><mark class="marker-yellow">a</mark> <mark class="pen-red">b</mark></p>',
	],
	['<pre><code class="language-js">a &lt; b</code></pre>', '<pre><code class="language-js">a &lt; b</code></pre>'],
	["<blockquote><p>a</p></blockquote><hr>", "<blockquote><p>a</p></blockquote><hr />"],
	["<p>H<sub>2</sub>O<sup>2</sup> <strike>x</strike></p>", "<p>H<sub>2</sub>O<sup>2</sup> <s>x</s></p>"],
	["<section><article>a</article></section>", "<div><div>a</div></div>"],
])("%s is %s", async (html, clean) => {
	expect(await shown(html)).toBe(clean);
	expect(lines).toEqual([]);
});

test("a task list tells what is done, without fields that nobody can use", async () => {
	const task = (attributes: string) =>
		`<li><label class="todo-list__label"><input type="checkbox" disabled="disabled"${attributes}><span class="todo-list__label__description">a</span></label></li>`;
	expect(await shown(`<ul class="todo-list">${task(' checked="checked"')}${task("")}</ul>`)).toBe(
		'<ul class="todo-list"><li><i class="task task--done" role="img" aria-label="Done"></i>a</li><li><i class="task" role="img" aria-label="To do"></i>a</li></ul>',
	);
	expect(await shown('<input type="text" name="q" value="x">')).toBe("");
});

const ID = "dQw4w9WgXcQ";
test.each([
	["CKEditor's medium", `<figure class="media"><oembed url="https://www.youtube.com/watch?v=${ID}"></oembed></figure>`],
	["a frame", `<iframe src="https://www.youtube.com/embed/${ID}" width="560"></iframe>`],
	["a paragraph that is a link", `<p><a href="https://youtu.be/${ID}">https://youtu.be/${ID}</a></p>`],
	["a paragraph that is an address", `<p>\n https://youtu.be/${ID}?a=1&amp;b=2&nbsp;</p>`],
])("%s is a player that waits for a click", async (_, html) => {
	const clean = await shown(html);
	expect(clean).toContain(`data-player="https://www.youtube-nocookie.com/embed/${ID}"`);
	expect(clean).toContain(`href="https://www.youtube.com/watch?v=${ID}" target="_blank"`);
	expect(clean).toContain("Play video from YouTube");
	expect(clean).not.toContain("<iframe");
	expect(lines).toEqual([]);
});

test("a video has the name that its editor gave it", async () => {
	expect(await shown(`<p><a href="https://vimeo.com/1234567">How &amp; why</a></p>`)).toContain(
		'data-title="How &amp; why"',
	);
	expect(await shown(`<iframe src="https://player.vimeo.com/video/1" title="A &lt;b&gt;"></iframe>`)).toContain(
		'data-title="A &lt;b&gt;"',
	);
	expect(await shown(`<iframe src="https://video.example/1"></iframe>`)).toContain("Play video from video.example");
});

test("a link to a video within words stays a link; what the portal does not play is a link or nothing", async () => {
	expect(await shown(`<p>See <a href="https://youtu.be/${ID}">this</a>.</p>`)).not.toContain("embed");
	expect(await shown('<figure class="media"><oembed url="https://open.example/track/1"></oembed></figure>')).toContain(
		'<a href="https://open.example/track/1" rel="noopener noreferrer" target="_blank">https://open.example/track/1</a>',
	);
	expect(lines).toEqual([]);
	expect(await shown('<p>a<iframe src="https://evil.example/">b</iframe></p>')).toBe("<p>ab</p>");
	expect(faults()).toEqual(["embed"]);
});

test("[5.03] the registered trademark sign is raised once", async () => {
	expect(await shown('<p>A® <sup>®</sup> <abbr title="B®">B</abbr></p>')).toBe(
		'<p>A<sup>®</sup> <sup>®</sup> <abbr title="B®">B</abbr></p>',
	);
	const raisings = ["<sup>®1,2</sup>", "<sup>(®)</sup>", "<sup><strong>®</strong></sup>", "<sup>1<sup>®</sup></sup>"];
	for (const raised of raisings) expect(await shown(`<p>A${raised} B®</p>`)).toBe(`<p>A${raised} B<sup>®</sup></p>`);
	expect(await shown("<p>A<sup>1</p><p>B®</p>")).toBe("<p>A<sup>1</sup></p><p>B<sup>®</sup></p>");
});

test("what a style raises, lowers or strikes out stays so: 10² is not 102", async () => {
	const html = await shown(
		'<p>10<span style="font-size:8pt;vertical-align:super">2®</span> CO<span style="vertical-align: sub;">2</span> <span style="text-decoration: line-through;" lang="fr">vingt</span> <span style="text-decoration:underline solid">a</span></p>',
	);
	expect(html).toBe('<p>10<sup>2®</sup> CO<sub>2</sub> <s lang="fr">vingt</s> a</p>');
});

test("of an element that is not shown the words stay, and each kind is noted once", async () => {
	expect(await shown("<form><p>a</p><button>b</button></form><form>c</form>")).toBe("<p>a</p>bc");
	expect(faults()).toEqual(["<form>", "<button>"]);
	lines.splice(0);
	expect(await shown('<video><source src="/uploads/a.mp4"></video><form>word</form><style>p{}</style>')).toBe("word");
	expect(faults()).toEqual(["<video>", "<form>", "<style>"]);
});

test("a text that its reader unfolds stays folded, and open where its editor opened it", async () => {
	const html = "<details><summary>Doses</summary><p>5 drops</p></details>";
	expect(
		await shown(`${html}${html.replace("<details>", '<details open="open" class="details" ontoggle="x()">')}`),
	).toBe(`${html}${html.replace("<details>", "<details open>")}`);
	expect(lines).toEqual([]);
});

const fraction = "<mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><mn>2</mn></mfrac>";
test.each([
	[`<p>Dose <math><mi>x</mi><mo>=</mo>${fraction}</math></p>`, "<p>Dose x=(a+1)/2</p>"],
	["<p><math><msup><mi>m</mi><mn>2</mn></msup></math></p>", "<p>m<sup>2</sup></p>"],
	["<p><MATH xmlns='x'><msqrt><mml:mfrac><mi>h</mi><mn>60</mn></mml:mfrac></msqrt></MATH></p>", "<p>√(h/60)</p>"],
	[
		"<p><math><semantics><msub><mi>t</mi><mn>0</mn></msub><annotation>t_0</annotation></semantics></math></p>",
		"<p>t<sub>0</sub></p>",
	],
	["<p><math><mi>a</mi><mo><</mo><mi>b</mi></p></math>", "<p>a&lt;b"],
	['<p><script type="math/tex">\\frac{a}{b} < 1</script></p>', "<p><code>\\frac{a}{b} &lt; 1</code></p>"],
	['<p><span class="math-tex">\\(x^2\\)</span></p>', "<p>\\(x^2\\)</p>"],
])("the formula %s can be read, and its editor is told", async (html, clean) => {
	expect(await shown(html)).toContain(clean);
	expect(faults()).toEqual(["formula"]);
});

test("formulas without end take no time, and no formula is told where there is none", async () => {
	await shown(
		`${"<math>".repeat(50_000)}${"<script type=math/tex ".repeat(20_000)}<math><${"a".repeat(300_000)}</math>`,
	);
	lines.splice(0);
	await shown("<p>mathematics, <code>&lt;math&gt;</code></p>");
	expect(lines).toEqual([]);
});

test("Blocks that a database has as text are Blocks, and other brackets are words", async () => {
	const blocks = [{ type: "paragraph", children: [{ type: "text", text: "Dose", bold: true }] }];
	for (const written of [JSON.stringify(blocks), JSON.stringify(blocks, null, 2)])
		expect(await shown(written)).toBe("<p><strong>Dose</strong></p>");
	for (const words of ['[{"a": 1}]', "[1] Smith", '[{"type": "paragraph"', "[]"])
		expect(await shown(words)).toBe(words);
});

test("a text without markup keeps its paragraphs and lines, and a video on a line of its own is played", async () => {
	const typed = "First & last,\r\np < 0.05.\r\n \r\nSecond &amp; more";
	expect(await shown(typed)).toBe("<p>First &amp; last,<br />p &lt; 0.05.</p><p>Second &amp; more</p>");
	expect(await shown("One line")).toBe("One line");
	expect(await shown("<b>HTML</b>\n\nstays")).toBe("<b>HTML</b>\n\nstays");
	expect(await shown("See\n\nhttps://youtu.be/dQw4w9WgXcQ")).toContain("youtube-nocookie.com/embed/dQw4w9WgXcQ");
});
