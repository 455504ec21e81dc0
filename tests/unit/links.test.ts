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

const external = (href: string) => ({ kind: "external", href });
const internal = (href: string) => ({ kind: "internal", href });
const contact = (href: string) => ({ kind: "contact", href });
const TEXT = { kind: "text" };

test.each([
	["example.com/x", external("https://example.com/x")],
	["doi.org/10.1016/S0140-6736(23)00001-2", external("https://doi.org/10.1016/S0140-6736(23)00001-2")],
	["www.gesundheitsförderung.ch", external("https://www.gesundheitsförderung.ch")],
	[" https://example.com ", external("https://example.com")],
	["/news/", internal("/nl-BE/news")],
	["", TEXT],
	// Written as browsers parse it, not as a page of the same host.
	["HTTPS:example.com", external("HTTPS://example.com")],
	["https:/example.com/a", external("https://example.com/a")],
	["https:\\\\example.com", external("https://example.com")],
	["https:///example.com", external("https://example.com")],
	// A host without a scheme.
	["//cdn.example/a", external("https://cdn.example/a")],
	["example.com:8443/x", external("https://example.com:8443/x")],
	// A path with a locale does not change.
	["/fr-BE/news/a", internal("/fr-BE/news/a")],
	["de-CH", internal("/de-CH")],
	["/DE-ch/News?a=B", internal("/de-CH/News?a=B")],
	["/co-op", internal("/nl-BE/co-op")],
	["/\\evil.example", internal("/nl-BE/evil.example")],
])("[2.49] an editor's link %j leads to %j", (typed, link) => {
	expect(linkOf(typed, "nl-BE")).toEqual(link);
});

test.each([
	...[
		"https://x.example/a,b(c)",
		"https://bücher.example/straße?q=ä#ö",
		"https://www.ema.europa.eu/en/medicines/human/EPAR/x_(old)",
		"http://localhost:8080/",
		"https://doi.org/10.1002/(SICI)1097-0258(19980815)17:15<1623::AID>3.0.CO;2-S",
		"https://example.com/a b",
	].map((url) => [url, external(url)] as const),
	...["mailto:a@example.com", "tel:+353 1 234", "TEL:112"].map((href) => [href, contact(href)] as const),
	...[
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
	].map((hostile) => [hostile, TEXT] as const),
])("[2.49] [2.41] on a button as in the footer %j leads to %j", (typed, link) => {
	expect([linkOf(typed, "nl-BE"), footerLink(typed, "nl-BE")]).toEqual([link, link]);
});

test.each([
	[null, TEXT],
	["", TEXT],
	["  ", TEXT],
	[" https://Example.com/A", external("https://Example.com/A")],
	["Data-Protection", internal("/de-CH/data-protection")],
	["/Privacy", internal("/de-CH/privacy")],
	["/NL-be/Materials/Foo-Bar", internal("/nl-BE/materials/foo-bar")],
	["JavaScript:alert(1)", TEXT],
])("[2.41] a footer's entry %j leads to %j, a page in lower case", (typed, link) => {
	expect(footerLink(typed, "de-CH")).toEqual(link);
});
