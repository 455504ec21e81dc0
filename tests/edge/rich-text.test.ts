import { beforeAll, expect, test } from "vitest";
import { sharedPortal } from "./own-portal.ts";
import { signIn, type Visitor, visitor } from "./visitor.ts";

/** A text as its editor made it, from the CMS to the visitor. */

const HOST = "ie.localhost";
const NEWS = "/en-IE/news";
const ARTICLE = `${NEWS}/a-guideline-at-a-glance-every-part-that-a-text-can-have`;
const BLOCKS = `${NEWS}/from-the-block-editor-a-protocol`;
const GATED = `${NEWS}/dosing-table-with-an-annex`;

const portal = sharedPortal({ before: "healed" });
const anybody = () => visitor(portal, HOST);
let doctor: Visitor;
beforeAll(async () => {
	doctor = await signIn(portal, "ie", "ie");
});

const htmlOf = async (someone: Visitor, path: string) => (await someone.get(path)).text();
const textOf = (html: string) => /<div class="prose">(.*?)<\/article>/s.exec(html)?.[1] ?? "";
const fileIn = (html: string) => /href="([^"]+\/media\/file-[\w-]+)"/.exec(html)?.[1] ?? "";

test("every part of a text from CKEditor is shown, without the content host's address", async () => {
	const html = await htmlOf(anybody(), ARTICLE);
	const text = textOf(html);
	for (const part of [
		'<a href="#in-content-fn-1" id="in-content-ref-1">1</a>',
		'<li id="in-content-fn-1">',
		'<ol start="4" type="I">',
		'<ul class="list-square">',
		'<i class="task task--done" role="img" aria-label="Done">',
		'<th scope="row">1</th>',
		'class="image image-style-side width-33"',
		'aria-label="Doses of the first weeks, Table 1"',
		'aria-label="Doses of the first weeks, Table 2"',
		'<p lang="ar" dir="rtl">',
		'href="https://bücher.example/a,b(c)"',
		"https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90",
		"https://player.vimeo.com/video/76979871?dnt=1",
		'href="https://www.youtube.com/watch?v=aqz-KE-bpKQ&amp;t=90s"',
		"CARDOVEX<sup>®</sup>",
	])
		expect(text).toContain(part);
	expect(text).not.toMatch(/<iframe|<h1|<oembed|<input/);
	expect(html).not.toMatch(/https?:\/\/backend|"\/uploads\//);
});

test("Strapi's Blocks are rendered, and Markdown characters in them stay as typed", async () => {
	const text = textOf(await htmlOf(anybody(), BLOCKS));
	expect(text).toContain("<strong>Check renal function</strong>");
	expect(text).toContain("<em><u>Begin with the lowest dose</u></em>");
	expect(text).toContain(
		"<li>Check renal function<ul><li>Begin with the lowest dose</li><li>Review after four weeks</li></ul></li>",
	);
	expect(text).toContain("p &lt; 0.05, 5 * 3\u00a0mg, CARDOVEX<sup>®</sup>");
	expect(text).toContain(
		'<pre><code class="language-plaintext">dose = weight * 0.5\nif (eGFR &lt; 30) dose / 2</code></pre>',
	);
	expect(text).toContain('data-title="Inhaler technique explained"');
	expect(text).toMatch(/<img src="\/images\/[^"]+general-world-blocks/);
});

test("a file linked in a text is the item's medium: downloaded under its name, and only while the text links it", async () => {
	const file = fileIn(await htmlOf(anybody(), ARTICLE));
	const answer = await anybody().get(file);
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
	expect(answer.headers.get("content-disposition")).toContain('filename="mat-hf-checklist.en-IE.pdf"');
	expect((await anybody().get(file.replace(ARTICLE, BLOCKS))).status).toBe(404);
	expect((await anybody().get(`${ARTICLE}/media/file-AAAAAAAAAAAAAAAA`)).status).toBe(404);
});

test("[6.01] a gated text's file is gated like the item", async () => {
	const file = fileIn(await htmlOf(doctor, GATED));
	const answer = await doctor.get(file);
	expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
	expect((await anybody().get(file)).status).toBe(403);
	expect(await htmlOf(anybody(), GATED)).not.toContain("file-");
});
