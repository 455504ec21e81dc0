import { beforeAll, expect, test } from "vitest";
import { sharedPortal } from "./own-portal.ts";
import { signIn, type Visitor, visitor } from "./visitor.ts";

/** A text as its editor made it, from the CMS to the visitor; tests/unit/rich-text.test.ts has its parts. */

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

test("a text from CKEditor, and Strapi's Blocks, are shown as written, without the content host's address", async () => {
	const html = await htmlOf(anybody(), ARTICLE);
	for (const part of [
		'<a href="#in-content-fn-1" id="in-content-ref-1">1</a>',
		'<i class="task task--done" role="img" aria-label="Done">',
		'aria-label="Doses of the first weeks, Table 2"',
		"https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90",
		"https://player.vimeo.com/video/76979871?dnt=1",
		"CARDOVEX<sup>®</sup>",
	])
		expect(textOf(html)).toContain(part);
	expect(textOf(html)).not.toMatch(/<iframe|<h1|<oembed|<input/);
	expect(html).not.toMatch(/https?:\/\/backend|"\/uploads\//);
	const blocks = textOf(await htmlOf(anybody(), BLOCKS));
	for (const part of [
		"<em><u>Begin with the lowest dose</u></em>",
		"<li>Check renal function<ul><li>Begin with the lowest dose</li><li>Review after four weeks</li></ul></li>",
		// Characters of Markdown stay as typed.
		"p &lt; 0.05, 5 * 3\u00a0mg, CARDOVEX<sup>®</sup>",
		'<pre><code class="language-plaintext">dose = weight * 0.5\nif (eGFR &lt; 30) dose / 2</code></pre>',
		'data-title="Inhaler technique explained"',
	])
		expect(blocks).toContain(part);
	expect(blocks).toMatch(/<img src="\/images\/[^"]+general-world-blocks/);
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
