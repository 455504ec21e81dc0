import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SEED } from "../tools/seed.ts";
import { lines, shown } from "./rich-text.ts";

/** Whatever a text holds, what is left of it is inert markup that browsers read in one way. */

const ELEMENTS =
	/^(?:p|h[234]|div|blockquote|pre|hr|[uo]l|li|d[ltd]|strong|em|[bius]|del|ins|su[pb]|small|mark|code|kbd|samp|var|abbr|cite|q|dfn|span|bdi|bdo|br|details|summary|a|img|figure|figcaption|table|caption|thead|tbody|tfoot|tr|t[hd]|button|svg|path)$/;
const ATTRIBUTES =
	/^(?:id|class|lang|dir|href|rel|target|title|src|srcset|sizes|alt|width|height|loading|decoding|scope|colspan|rowspan|start|type|reversed|open|value|role|aria-label|aria-hidden|tabindex|data-enhance|data-player|data-title|data-do|viewBox|focusable|d)$/;
const TAG = /<\/?([a-z][a-z\d]*)((?: [a-zA-Z-]+(?:="[^"<>]*")?)*)(?: \/)?>/g;
const ATTRIBUTE = / ([a-zA-Z-]+)(?:="([^"<>]*)")?/g;

function faultsIn(html: string): string[] {
	const faults = html.replaceAll(TAG, "").includes("<") ? ["a bracket outside a tag"] : [];
	for (const [, name = "", attributes = ""] of html.matchAll(TAG)) {
		if (!ELEMENTS.test(name)) faults.push(`<${name}>`);
		for (const [, attribute = "", value = ""] of attributes.matchAll(ATTRIBUTE)) {
			if (!ATTRIBUTES.test(attribute)) faults.push(`${name} ${attribute}`);
			if (/^(?:href|src)$/.test(attribute) && !/^(?:https?:|mailto:|tel:|\/|#)/.test(value))
				faults.push(`${attribute}=${value}`);
			if (/^(?:href|src|srcset)$/.test(attribute) && /(?:^|, )https?:\/\/cms\.example\b/.test(value))
				faults.push(`${attribute}=${value}`);
			if (attribute === "id" && !value.startsWith("in-content-")) faults.push(`id=${value}`);
			if (
				attribute === "data-player" &&
				!/^https:\/\/(?:www\.youtube-nocookie\.com|player\.vimeo\.com|video\.example)\//.test(value)
			)
				faults.push(value);
		}
	}
	return faults;
}

test("names of properties that every object has are neither elements nor numberings", async () => {
	expect(await shown("<p>a <constructor>b</constructor></p>")).toBe("<p>a b</p>");
	expect(await shown('<ol style="list-style-type: constructor"><li>a</li></ol>')).toBe("<ol><li>a</li></ol>");
	expect(await shown("<p><math><constructor><mi>a</mi><mi>b</mi></constructor></math></p>")).toBe("<p>ab</p>");
});

test.each([
	"<svg><script>alert(1)</script></svg>",
	"<svg><style><img src=x onerror=alert(1)></style></svg>",
	'<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
	'<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
	'<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
	'<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
	"<plaintext><img src=x onerror=alert(1)>",
	"<template><img src=x onerror=alert(1)></template>",
	"<textarea></textarea><img src=x onerror=alert(1)></textarea>",
	"<iframe><img src=x onerror=alert(1)></iframe>",
	'<iframe src="3"></iframe><img src="0"><a href="1">x</a>',
	'<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;" src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" onload=alert(1)>',
	'<iframe src="https://www.youtube-nocookie.com@evil.example/embed/dQw4w9WgXcQ"></iframe>',
	'<oembed url="javascript:alert(1)"></oembed><oembed url="https://x.example/&quot;onclick=alert(1)//"></oembed>',
	'<a href=" &#1; javascript:alert(1)">x</a><a href="JaVa&Tab;ScRiPt:alert(1)">x</a>',
	'<a href="https://x.example/&quot; onclick=&quot;alert(1)">x</a>',
	'<a href="//evil.example" ping="https://evil.example" download onclick=alert(1)>x</a>',
	'<img src="javascript:alert(1)"><img src="/uploads/a.jpg" srcset="javascript:alert(1) 1w" onerror=alert(1)>',
	'<img src="/uploads/a.jpg&quot; onerror=&quot;alert(1)" alt="&quot; onerror=&quot;alert(1)">',
	'<p id="content" name="location">x</p><a name="cookie" id="in-content-x">x</a><img name="getElementById">',
	'<p id="&quot;><img src=x onerror=alert(1)>">x</p><a href="#&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">x</a>',
	'<p style="background:url(javascript:alert(1))" class="modal header__button">x</p>',
	'<div data-enhance="player" data-island="header" data-modal="login" popover contenteditable autofocus>x</div>',
	'<table><caption>"><img src=x onerror=alert(1)></caption><tr><td>x</td></tr></table>',
	"<table><caption>&quot; onfocus=alert(1) x=&quot;</caption><tr><td>x</td></tr></table>",
	'<p>https://youtu.be/dQw4w9WgXcQ"onclick=alert(1)</p><p><a href="https://youtu.be/dQw4w9WgXcQ">&lt;img src=x onerror=alert(1)&gt;</a></p>',
	'<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example"><link rel=stylesheet href=//evil.example>',
	'<input type="image" src="https://evil.example"><button formaction="javascript:alert(1)">x</button><object data="x"><embed src="x">',
	'<p <b>x</p><p/onclick=alert(1)>y<p a=\'"\' b="<img src=x onerror=alert(1)>">',
	"<<script>alert(1)//<</script><scr<script>ipt>alert(1)</scr</script>ipt>",
	"<!--><img src=x onerror=alert(1)>--><![CDATA[<img src=x onerror=alert(1)>]]><?xml <img src=x onerror=alert(1)>?>",
	"<details ontoggle=alert(1) open><summary>x</summary></details><marquee onstart=alert(1)>x</marquee>",
	"\u0000<scr\u0000ipt>alert(1)</script><img\u000bsrc=x\u000conerror=alert(1)>",
])("%s is inert", async (html) => {
	expect(faultsIn(await shown(html))).toEqual([]);
});

const PIECES = fc.constantFrom(
	...[
		"<svg>¦</svg>¦<math>¦<mfrac>¦</math>¦<details open¦</details>¦<summary>¦<style>¦</style>¦<script>",
		"</script>¦<iframe src=¦</iframe>¦<noscript>¦<p ¦<p>¦</p>¦<a href=¦<img src=¦<table>¦<td>¦<th ¦<caption>",
		"</table>¦<oembed url=¦<input ¦javascript:alert(1)¦https://youtu.be/dQw4w9WgXcQ¦/uploads/a.pdf¦#x¦0",
		"onerror=alert(1)¦id=¦style=¦\"¦'¦<¦>¦/¦&quot;¦&lt;¦&#60;¦<!--¦-->¦<![CDATA[¦]]>¦ ¦=¦®¦\u0000",
		"https://cms.example/",
	].flatMap((row) => row.split("¦")),
);

test("no combination of their pieces is anything else", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(PIECES, { minLength: 1, maxLength: 25 }), async (pieces) => {
			expect(faultsIn(await shown(pieces.join("")))).toEqual([]);
		}),
		{ seed: SEED, numRuns: 400 },
	);
});

test.each([
	["<table><table><tr><td>x</td></tr></table></table>", "<table><div><tr><td>x</td></tr></div></table>"],
	["<table><tr><table></table></tr></table>", "<table><tr><div></div></tr></table>"],
	[
		"<table><tr><td><tr></tr><table></table></td></tr></table>",
		"<table><tr><td></td></tr><tr></tr><div></div></table>",
	],
	[
		"<table><tr><td><div><tr></tr></div><table></table></td></tr></table>",
		"<table><tr><td><div><tr></tr></div><div></div></td></tr></table>",
	],
	["<dl><dd><section><dt>x</dt></section></dd></dl>", "<dl><dd><div><div>x</div></div></dd></dl>"],
	["<h2><div><h3><h4>x</h4></h3></div></h2>", "<h2><div><div></div><div>x</div></div></h2>"],
	["<ul><li><div><li>x</li></div></li></ul>", "<ul><li><div><div>x</div></div></li></ul>"],
])("%s ends nothing of the page around it", async (html, placed) => {
	expect((await shown(html)).replace(/<div class="table-scroll"[^>]*>(.*)<\/div>/, "$1")).toBe(placed);
});

test.each([
	"<table><tr><td><table><tr><td>x</td></tr></table></td><th><p>y</p></th></tr></table>",
	"<ul><li>a<div><ol><li>x</li></ol></div></li><li>b</li></ul>",
	"<dl><div><dt>a</dt><dd>b</dd></div><dd><div><dl><dt>x</dt></dl></div></dd></dl>",
])("%s stays as it is", async (html) => {
	const boxless = (await shown(html)).replaceAll(/<div class="table-scroll"[^>]*>|(?<=<\/table>)<\/div>/g, "");
	expect(boxless).toBe(html);
});

test("an id never names the content host", async () => {
	expect(await shown("<p id=https://cms.example/>x</p><h2 id='0https://cms.example/'>y</h2>")).toBe(
		"<p>x</p><h2>y</h2>",
	);
});

test("Blocks are made of words, whatever stands in them", async () => {
	const hostile = '"><img src=x onerror=alert(1)>';
	const html = await shown([
		{
			type: "paragraph",
			children: [
				{ type: "text", text: hostile, bold: true },
				{ type: "link", url: `javascript:${hostile}`, children: [{ type: "text", text: "x" }] },
			],
		},
		{ type: "code", language: hostile, children: [{ type: "text", text: hostile }] },
		{
			type: "image",
			image: {
				url: `/uploads/a.jpg${hostile}`,
				alternativeText: hostile,
				formats: { small: { url: `/uploads/b.jpg ${hostile}`, width: 500 } },
			},
		},
		{ type: "script", children: [{ type: "text", text: "alert(1)" }] },
		{ type: "heading", level: 99, children: [{ type: "text", text: hostile }] },
		...["x", null, 3, [], {}, { type: 1 }, { type: "list", children: "x" }],
	]);
	expect(faultsIn(html)).toEqual([]);
});

test("of Blocks no more is read than a text may have, however little each of them says", async () => {
	lines.splice(0);
	const words = Array.from({ length: 300_000 }, () => ({ type: "text", text: "a" }));
	const html = await shown([{ type: "paragraph", children: words }]);
	expect(html.length).toBeLessThan(100_000);
	expect(html).toContain("<p>aaaa");
	expect(lines).toMatchObject([{ fault: "length" }]);
});

test("what is too long, or holds too much, is cut, and noted", async () => {
	lines.splice(0);
	expect((await shown("<p>word</p>".repeat(100_000))).length).toBeLessThan(1_001_000);
	expect(lines).toMatchObject([{ fault: "length" }]);
	const videos = await shown('<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>'.repeat(60));
	expect(videos.match(/data-player/g)).toHaveLength(50);
	expect(videos.match(/<a href/g)).toHaveLength(60);
	expect((await shown('<img src="/uploads/a.jpg">'.repeat(600))).match(/<img/g)).toHaveLength(500);
	const deep = (depth: number): unknown => ({ type: "list", children: depth === 0 ? [] : [deep(depth - 1)] });
	lines.splice(0);
	expect(await shown([deep(5000)])).not.toContain("<ul>".repeat(100));
	expect(lines).toMatchObject([{ fault: "depth" }]);
});
