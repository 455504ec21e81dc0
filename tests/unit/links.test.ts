import { expect, test } from "vitest";
import { footerLink, isUrl, linkOf } from "../../shared/links.ts";

test.each([
	"example.com",
	"www.example.com/path",
	"https://example.com:8443/a/b?c=d&e[]=f#g",
	"http://192.168.0.1:3000/x",
	"HTTPS://EXAMPLE.ORG",
	"doi.org/10.1016/S0140-6736(23)00001-2",
	"doi.org/10.1002/(SICI)1097-0258(19980815)17:15<1623::AID>3.0.CO;2-S",
	"example.com/a,b;c=d/it's!?q=(x),'y'$*#(z)",
	"example.com?a=ä",
	"example.com/straße",
	"www.gesundheitsförderung.ch",
	"www.gesundheitsfo\u0308rderung.ch/x",
	"sağlık.gov.tr",
])("[5.01] %s is a URL", (url) => expect(isUrl(url)).toBe(true));

test.each([
	"",
	"news",
	"/nl-BE/news",
	"javascript:alert(1)",
	"ftp://example.com",
	"https://",
	"exa mple.com",
	"example.com,b",
	"example.com:x/",
	"1.2.3.4.5.6/x",
	"news/über.uns/a",
	"überblick/a(b)",
	"mailto:a@example.com",
])("[5.01] %s is none", (url) => expect(isUrl(url)).toBe(false));

test("[5.01] a hostile link does not slow down the rule", () => {
	expect(isUrl(`${"a-".repeat(900)}!`)).toBe(false);
	expect(isUrl(`${"a".repeat(5000)}.com`)).toBe(false);
	expect(isUrl(`${"a.".repeat(900)}!`)).toBe(false);
	expect(isUrl(`${"é".repeat(1900)}!`)).toBe(false);
});

test("[2.49] a link is external when it is a URL, else a page of the locale", () => {
	expect(linkOf("example.com/x", "nl-BE")).toEqual({ kind: "external", href: "https://example.com/x" });
	expect(linkOf("doi.org/10.1016/S0140-6736(23)00001-2", "nl-BE")).toEqual({
		kind: "external",
		href: "https://doi.org/10.1016/S0140-6736(23)00001-2",
	});
	expect(linkOf("www.gesundheitsförderung.ch", "de-CH")).toEqual({
		kind: "external",
		href: "https://www.gesundheitsförderung.ch",
	});
	expect(linkOf(" https://example.com ", "nl-BE")).toEqual({ kind: "external", href: "https://example.com" });
	expect(linkOf("/news/", "nl-BE")).toEqual({ kind: "internal", href: "/nl-BE/news" });
	expect(linkOf("", "nl-BE")).toEqual({ kind: "text" });
});

test.each([
	"https://x.example/a,b(c)",
	"https://bücher.example/straße?q=ä#ö",
	"https://www.ema.europa.eu/en/medicines/human/EPAR/x_(old)",
	"http://localhost:8080/",
	"https://doi.org/10.1002/(SICI)1097-0258(19980815)17:15<1623::AID>3.0.CO;2-S",
	"https://example.com/a b",
])("[2.49] %s is external, because it parses as a URL", (url) => {
	expect(linkOf(url, "nl-BE")).toEqual({ kind: "external", href: url });
	expect(footerLink(url, "nl-BE")).toEqual({ kind: "external", href: url });
});

test.each([
	["HTTPS:example.com", "HTTPS://example.com"],
	["https:/example.com/a", "https://example.com/a"],
	["https:\\\\example.com", "https://example.com"],
	["https:///example.com", "https://example.com"],
])("[2.49] %s is written as browsers parse it, not as a page of the same host", (url, href) => {
	expect(linkOf(url, "nl-BE")).toEqual({ kind: "external", href });
});

test("[2.49] a host without a scheme is external", () => {
	expect(linkOf("//cdn.example/a", "nl-BE")).toEqual({ kind: "external", href: "https://cdn.example/a" });
	expect(linkOf("example.com:8443/x", "nl-BE")).toEqual({ kind: "external", href: "https://example.com:8443/x" });
});

test.each(["mailto:a@example.com", "tel:+353 1 234", "TEL:112"])("%s opens no page", (href) => {
	expect(linkOf(href, "nl-BE")).toEqual({ kind: "contact", href });
	expect(footerLink(href, "nl-BE")).toEqual({ kind: "contact", href });
});

test.each([
	"javascript:alert(1)",
	"java\nscript:alert(1)",
	"\u0001 JavaScript:alert(1)",
	"data:text/html,x",
	"vbscript:x",
	"ftp://example.com/a",
	"file:///etc/passwd",
	"https://",
	"https://exa mple.com",
	"mailto:",
])("[2.49] %j cannot be a link", (link) => {
	expect(linkOf(link, "nl-BE")).toEqual({ kind: "text" });
	expect(footerLink(link, "nl-BE")).toEqual({ kind: "text" });
});

test("an editor's path with a locale does not change", () => {
	expect(linkOf("/fr-BE/news/a", "nl-BE")).toEqual({ kind: "internal", href: "/fr-BE/news/a" });
	expect(linkOf("de-CH", "nl-BE")).toEqual({ kind: "internal", href: "/de-CH" });
	expect(linkOf("/DE-ch/News?a=B", "nl-BE")).toEqual({ kind: "internal", href: "/de-CH/News?a=B" });
	expect(linkOf("/co-op", "nl-BE")).toEqual({ kind: "internal", href: "/nl-BE/co-op" });
	expect(linkOf("/\\evil.example", "nl-BE")).toEqual({ kind: "internal", href: "/nl-BE/evil.example" });
});

test("[2.41] footer entries: text, a new tab, or a lowercased page of the locale", () => {
	expect(footerLink(null, "de-CH")).toEqual({ kind: "text" });
	for (const nothing of ["", "  "]) expect(footerLink(nothing, "de-CH")).toEqual({ kind: "text" });
	expect(footerLink(" https://Example.com/A", "de-CH")).toEqual({ kind: "external", href: "https://Example.com/A" });
	expect(footerLink("Data-Protection", "de-CH")).toEqual({ kind: "internal", href: "/de-CH/data-protection" });
	expect(footerLink("/Privacy", "de-CH")).toEqual({ kind: "internal", href: "/de-CH/privacy" });
	expect(footerLink("/NL-be/Materials/Foo-Bar", "de-CH")).toEqual({
		kind: "internal",
		href: "/nl-BE/materials/foo-bar",
	});
	expect(footerLink("JavaScript:alert(1)", "de-CH")).toEqual({ kind: "text" });
});
