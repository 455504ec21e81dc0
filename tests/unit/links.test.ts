import { expect, test } from "vitest";
import { buttonLink, footerLink, isUrl } from "../../shared/links.ts";

test.each([
	"example.com",
	"www.example.com/path",
	"https://example.com:8443/a/b?c=d&e[]=f#g",
	"http://192.168.0.1:3000/x",
	"HTTPS://EXAMPLE.ORG",
])("[5.01] %s is a URL", (url) => expect(isUrl(url)).toBe(true));

test.each([
	"",
	"news",
	"/nl-BE/news",
	"javascript:alert(1)",
	"ftp://example.com",
	"https://",
	"exa mple.com",
	"mailto:a@example.com",
])("[5.01] %s is none", (url) => expect(isUrl(url)).toBe(false));

test("[5.01] a hostile link does not hold up the rule", () => {
	expect(isUrl(`${"a-".repeat(900)}!`)).toBe(false);
	expect(isUrl(`${"a".repeat(5000)}.com`)).toBe(false);
});

test("[2.49] a button's link is external when it is a URL, else a page of the locale", () => {
	expect(buttonLink("example.com/x", "nl-BE")).toEqual({ kind: "external", href: "https://example.com/x" });
	expect(buttonLink(" https://example.com ", "nl-BE")).toEqual({ kind: "external", href: "https://example.com" });
	expect(buttonLink("/news/", "nl-BE")).toEqual({ kind: "internal", href: "/nl-BE/news" });
	expect(buttonLink("javascript:alert(1)", "nl-BE").href).toBe("/nl-BE/javascript:alert(1)");
});

test("[2.41] footer entries: text, a new tab, or a lowercased page of the locale", () => {
	expect(footerLink(null, "de-CH")).toEqual({ kind: "text" });
	for (const nothing of ["", "  "]) expect(footerLink(nothing, "de-CH")).toEqual({ kind: "text" });
	expect(footerLink("mailto:a@example.com", "de-CH")).toEqual({ kind: "external", href: "mailto:a@example.com" });
	expect(footerLink(" https://Example.com/A", "de-CH")).toEqual({ kind: "external", href: "https://Example.com/A" });
	expect(footerLink("Data-Protection", "de-CH")).toEqual({ kind: "internal", href: "/de-CH/data-protection" });
	expect(footerLink("/Privacy", "de-CH")).toEqual({ kind: "internal", href: "/de-CH/privacy" });
	expect(footerLink("JavaScript:alert(1)", "de-CH")).toEqual({ kind: "text" });
});
