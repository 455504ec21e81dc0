import { beforeEach, expect, test } from "vitest";
import { footerLink, linkOf } from "../../shared/links.ts";
import { lines, shown } from "./rich-text.ts";

const { siteLink } = await import("../../worker/content/text/links.ts");

beforeEach(() => void lines.splice(0));
const faults = () => lines.map(({ fault }) => fault);

test("footnotes lead there and back, under ids that are the text's own", async () => {
	const html =
		'<p>Dose<sup><a id="ref-1" href="#fn-1">1</a></sup></p><ol><li id="fn-1">Note <a href="#ref-1">↩</a></li></ol>';
	expect(await shown(html)).toBe(
		'<p>Dose<sup><a href="#in-content-fn-1" id="in-content-ref-1">1</a></sup></p><ol><li id="in-content-fn-1">Note <a href="#in-content-ref-1">↩</a></li></ol>',
	);
	expect(await shown(html, "transcript")).toContain('id="in-transcript-fn-1"');
	expect(lines).toEqual([]);
});

test("anchors by name, with spaces and umlauts, are found", async () => {
	expect(await shown('<p><a name="Übersicht 1"></a><a href="#%C3%9Cbersicht%201">x</a></p>')).toBe(
		'<p><a id="in-content-Übersicht-1"></a><a href="#in-content-%C3%9Cbersicht-1">x</a></p>',
	);
	expect(await shown('<p id="a">1</p><p id="a">2</p>')).toBe('<p id="in-content-a">1</p><p>2</p>');
	expect(await shown('<p><a href="#top">Up</a></p>')).toBe('<p><a href="#top">Up</a></p>');
});

test("an anchor that is not in the text is no link, and the log names the field", async () => {
	expect(await shown('<p><a href="#gone">x</a> <a href="#content">y</a></p>')).toBe("<p><a>x</a> <a>y</a></p>");
	expect(lines).toEqual([{ event: "contract", what: "rich text", fields: "news.content", fault: "anchor" }]);
});

test.each([
	["news/a", "/en-IE/news/a"],
	["/en-IE/materials?page=2", "/en-IE/materials?page=2"],
	["mailto:a@example.com", "mailto:a@example.com"],
	["tel:+35312", "tel:+35312"],
	// Pages of the portal itself open like any other.
	["https://ie.portal.example/en-IE/news/a?from=x#in-content-b", "/en-IE/news/a?from=x#in-content-b"],
	["http://IE.portal.example/en-ie/news/", "/en-IE/news"],
	["//be.portal.example/nl-BE/privacy", "/nl-BE/privacy"],
	["ie.portal.example/en-IE/about", "/en-IE/about"],
	["https://ie.portal.example", "/en-IE"],
	["https://be.portal.example/", "/nl-BE"],
])("a link to %s leads to %s", async (href, address) => {
	expect(await shown(`<p><a href="${href}">x</a></p>`)).toBe(`<p><a href="${address}">x</a></p>`);
	expect(lines).toEqual([]);
});

test.each([
	["/uploads/a.pdf", "/media/uploads/a.pdf"],
	["https://cms.example/uploads/a.pdf", "/media/uploads/a.pdf"],
	["//cms.example/uploads/a%20b.pdf?v=1&amp;w=2#page=3", "/media/uploads/a%20b.pdf?v=1&amp;w=2"],
])("[3.09] a link to the file %s leads to %s, and counts as a download", async (href, address) => {
	const html = await shown(`<p><a href="${href}" data-track="external">x</a></p>`);
	expect(html).toBe(`<p><a href="${address}" data-track="download">x</a></p>`);
	expect(lines).toEqual([]);
});

test("a link to the web opens a tab of its own", async () => {
	const html = await shown('<p><a href="https://bücher.example/a,b(c)" target="_self" rel="opener">x</a></p>');
	expect(html).toBe('<p><a href="https://bücher.example/a,b(c)" rel="noopener noreferrer" target="_blank">x</a></p>');
});

test.each([
	"https://ie.portal.example/en-IE/materials/Some-Slug/Code-ABC",
	"https://be.portal.example/nl-BE/news/Some-Slug?x=Y",
	"ie.portal.example/en-IE/About",
	"https://ie.portal.example/en-IE/Nonsense",
])("[2.41] [2.49] in a footer or on a button %s keeps its case and opens a tab", (address) => {
	for (const linkIn of [footerLink, linkOf]) {
		const url = siteLink(address, "footer.menu.url", "en-IE", linkIn);
		expect(url).toBe(address);
		expect(linkIn(url, "en-IE")).toEqual({ kind: "external", href: expect.stringMatching(/[A-Z][^/]*$/) });
	}
	expect(siteLink("Materials/Some-Slug", "footer.menu.url", "en-IE", footerLink)).toBe("/en-IE/materials/some-slug");
});

test.each([
	"https://product.portal.example/en-IE/news",
	"https://ie.portal.example:8443/en-IE/news",
	"https://ie.portal.example@elsewhere.example/en-IE/news",
	"https://someone@ie.portal.example/en-IE/news",
	"https://portal.example/en-IE/news",
	"https://ie.portal.example/sitemap.xml",
])("no page of the portal at this visitor's level: %s", async (href) => {
	expect(await shown(`<p><a href="${href}">x</a></p>`)).toContain('target="_blank"');
});

test.each([
	"https://ie.portal.example/en-IE/no/such/page",
	"https://cms.example/admin",
	"//cms.example/graphql",
	"/uploads/../api/users",
	"/no/such/page/at/all",
	"/en-IE/nonsense",
	"javascript:alert(1)",
	"java&#10;script:alert(1)",
	"&#x6A;avascript&colon;alert(1)",
	"data:text/html;base64,PHNjcmlwdD4=",
	"ftp://example.com/a",
])("what cannot be a link is text, and noted: %s", async (href) => {
	expect(await shown(`<p><a href="${href}">x</a></p>`)).toBe("<p><a>x</a></p>");
	expect(faults()).toEqual(["link"]);
});

test("the content host is named nowhere", async () => {
	const html = await shown(
		'<p>See https://cms.example/uploads/a.pdf, HTTPS://CMS.EXAMPLE and <a href="https://cms.example/uploads/b.pdf" title="https://cms.example/uploads/b.pdf">https://cms.example/uploads/b.pdf</a><img src="https://cms.example/uploads/c.jpg" alt="https://cms.example/uploads/c.jpg"></p>',
	);
	expect(html).toBe(
		'<p>See a.pdf,  and <a href="/media/uploads/b.pdf" data-track="download">b.pdf</a><img src="/images/uploads/c.jpg" alt="c.jpg" loading="lazy" decoding="async" /></p>',
	);
});
