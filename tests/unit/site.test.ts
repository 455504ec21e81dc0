import { expect, test } from "vitest";
import { COUNTRIES, COUNTRY_CODES, DEFAULT_COUNTRY } from "../../shared/countries.ts";
import { findLocale, LOCALES } from "../../shared/locales.ts";
import { accessLevel } from "../../worker/visitor/access-level.ts";
import { networkOf } from "../../worker/visitor/client.ts";
import { countryOfHost, countryOfUrl, hostOfCountry } from "../../worker/visitor/host.ts";
import { localeOfPath, localeOfScript, negotiateLocale } from "../../worker/visitor/locale.ts";
import { canonicalRedirect, localPath } from "../../worker/visitor/redirects.ts";
import type { Site } from "../../worker/visitor/site.ts";
import { isSpecified, SPECIFIED } from "./specified.ts";

const hosts = { "be.example": "be", "www.be.example": "be", "ch.example": "ch", "ie.example": "ie" } as const;

test("[1.01] four countries, Belgium by default", () => {
	expect(COUNTRY_CODES.filter(isSpecified)).toEqual(["be", "ch", "tr", "ie"]);
	expect(DEFAULT_COUNTRY).toBe("be");
	expect(countryOfUrl(new URL("http://other.example/"))).toBe("be");
});

test("[1.02] six locales with code, iso, name, shortName and file", () => {
	const specified = LOCALES.filter(({ country }) => isSpecified(country));
	expect(specified.map(({ code }) => code)).toEqual(["nl-BE", "fr-BE", "de-CH", "fr-CH", "tr-TR", "en-IE"]);
	for (const { code, iso, name, shortName, file } of LOCALES) {
		expect(new Intl.Locale(iso).toString()).toBe(iso);
		expect(name.length).toBeGreaterThan(2);
		expect(shortName).toMatch(/^[A-Z]{2}$/);
		expect(file).toBe(`${code}.ts`);
	}
});

test("a host has its country, whatever its name contains", () => {
	expect(countryOfHost("be.example", hosts)).toBe("be");
	expect(countryOfHost("evil.be.example", hosts)).toBeUndefined();
	expect(countryOfHost("constructor", hosts)).toBeUndefined();
	expect(hostOfCountry("be", hosts)).toBe("be.example");
	expect(hostOfCountry("tr", hosts)).toBeUndefined();
});

test.each([
	["/de-CH/news", "ch"],
	["/xx?next=fr-CH", "ch"],
	["/tr-TR", "tr"],
	["/foo-tr", "tr"],
	["/en-IE/about", "ie"],
	["/nl-BE", "be"],
	["/de-ch/news", "be"],
	["//portal-tr.example/", "tr"],
	["//portal-ie.example:8787/news", "be"],
] as const)("[1.09] off the country hosts %s selects %s", (url, country) => {
	expect(countryOfUrl(new URL(url, "http://other.example"))).toBe(country);
});

test("[1.03] the first path segment selects the locale in any case", () => {
	expect(localeOfPath("/nl-BE/news/x")).toEqual({ code: "nl-BE", rest: "/news/x" });
	expect(localeOfPath("/NL-be")).toEqual({ code: "nl-BE", rest: "" });
	for (const path of ["/nl-BE/news/", "/nl-BE/news//"])
		expect(localeOfPath(path), path).toEqual({ code: "nl-BE", rest: "/news" });
	for (const path of ["/", "/xx-YY", "/news", "/nl-BEE", "//nl-BE"]) expect(localeOfPath(path)).toBeUndefined();
	expect(findLocale("__proto__")).toBeUndefined();
});

test.each([
	["[1.05] be without a language", "be", undefined, undefined, "nl-BE"],
	["[1.05] be with Dutch", "be", undefined, "nl-BE,nl;q=0.9,fr;q=0.8", "nl-BE"],
	["[1.05] be with French", "be", undefined, "fr-FR,fr;q=0.9", "fr-BE"],
	["[1.05] be with French behind English", "be", undefined, "en,fr;q=0.8", "fr-BE"],
	["[1.05] be with French liked less than Dutch", "be", undefined, "fr;q=0.3,nl;q=0.9", "nl-BE"],
	["[1.05] be with French refused", "be", undefined, "fr;q=0", "nl-BE"],
	["[1.06] ch with French", "ch", undefined, "fr-CH", "fr-CH"],
	["[1.06] ch with German", "ch", undefined, "de", "de-CH"],
	["[1.06] ch with Italian", "ch", undefined, "it", "de-CH"],
	["[1.07] tr with French", "tr", undefined, "fr", "tr-TR"],
	["[1.07] ie with Turkish", "ie", undefined, "tr", "en-IE"],
	["[1.04] the cookie goes before the language", "be", "fr-BE", "nl", "fr-BE"],
	["[1.04] another country's cookie counts for nothing", "be", "de-CH", "fr", "fr-BE"],
	["[1.04] a broken cookie counts for nothing", "be", "../../etc", "fr", "fr-BE"],
] as const)("%s", (_, host, cookie, accept, expected) => {
	expect(negotiateLocale(host, host, cookie, accept)).toBe(expected);
});

test("[1.04] off the country hosts the cookie may name any locale", () => {
	expect(negotiateLocale(undefined, "be", "tr-TR", "fr")).toBe("tr-TR");
	expect(negotiateLocale(undefined, "be", undefined, "fr")).toBe("fr-BE");
});

test("a script's call names its page's locale, which counts where the host serves that country", () => {
	expect(localeOfScript("tr-TR", undefined, hosts)).toBe("tr-TR");
	expect(localeOfScript("fr-BE", "be", hosts)).toBe("fr-BE");
	// No host is Türkiye's, so each serves it.
	expect(localeOfScript("tr-TR", "be", hosts)).toBe("tr-TR");
	expect(localeOfScript("de-CH", "be", hosts)).toBeUndefined();
	for (const named of [undefined, "", "xx-YY", "__proto__"]) expect(localeOfScript(named, "be", hosts)).toBeUndefined();
});

test("other spellings (case, trailing slashes) redirect to the canonical address", () => {
	const to = (path: string) => canonicalRedirect(new URL(`http://be.example:8787${path}`), "be", hosts);
	expect(to("/nl-be/News?page=2")).toEqual({ status: 301, location: "/nl-BE/news?page=2" });
	expect(to("/nl-BE/IMPRINT")).toEqual({ status: 301, location: "/nl-BE/imprint" });
	expect(to("/nl-BE/News/A-Slug")).toEqual({ status: 301, location: "/nl-BE/news/A-Slug" });
	expect(to("/nl-BE/Account/Record")).toEqual({ status: 301, location: "/nl-BE/account/record" });
	for (const path of ["/nl-BE/news/A-Slug", "/nl-BE/Nothing", "/nl-BE/Nothing/Else"]) expect(to(path)).toBeUndefined();
	expect(to("/nl-BE/")).toEqual({ status: 301, location: "/nl-BE" });
	expect(to("/%6El-BE/news/a%2Fb?x=%61")).toEqual({ status: 301, location: "/nl-BE/news/a%2Fb?x=%61" });
	for (const other of ["/%6Et-BE/news", "/nl-BE%2Fnews", "/%/news", "/nl%252DBE/news"])
		expect(to(other)).toBeUndefined();
	expect(to("/nl-BE//evil.example//")).toEqual({ status: 301, location: "/nl-BE//evil.example" });
	expect(to("/nl-BE")).toBeUndefined();
	expect(to("//evil.example/")).toBeUndefined();
	expect(to("/news/")).toBeUndefined();
});

test("another country's locale redirects to that country's host, if there is one", () => {
	const to = (url: string, host: "be" | undefined) => canonicalRedirect(new URL(url), host, hosts);
	const swiss = { status: 302, location: "http://ch.example:8787/de-CH/news?page=2" };
	expect(to("http://be.example:8787/de-CH/news?page=2", "be")).toEqual(swiss);
	expect(to("http://be.example/tr-TR", "be")).toBeUndefined();
	expect(to("http://localhost/de-CH", undefined)).toBeUndefined();
});

/** Safe: only locale and origin are read. */
const site = { locale: "en-IE", origin: "http://ie.localhost" } as Site;

test.each(["/en-IE", "/en-IE/materials?page=2", "/en-IE/news?page=2#item-10", "http://ie.localhost/en-IE/about"])(
	"a visitor comes back to the page %s",
	(path) => expect(localPath(path, site)).toBe(path.replace(site.origin, "")),
);

test.each([
	"//evil.example",
	"//evil.example/en-IE",
	"/\\evil.example",
	"\\\\evil.example",
	"https://evil.example/en-IE#x",
	"http://ie.localhost.evil.example/en-IE",
	"http://ie.localhost@evil.example/en-IE",
	"javascript:alert(1)",
	"data:text/html,x",
	"/en-IE/../..//evil.example",
	"/en-IE/%2e%2e//evil.example",
	"/en-IE\\..\\..\\\\evil.example",
	"/\t/evil.example",
	"/nl-BE/news",
	"/en-IExtra",
	"/api/api/user",
	"",
	undefined,
])("an invalid return address leads home: %s", (path) => expect(localPath(path, site)).toBe("/en-IE"));

const visit = {
	environment: "production",
	hostname: "www.example",
	productSubdomain: "",
	deeplink: false,
	signedIn: null,
} as const;

test.each([
	["none otherwise", {}, "none"],
	["full under a deep link", { deeplink: true }, "full"],
	["limited on .ch", { hostname: "www.portal.ch" }, "limited"],
	["limited on .ch in staging", { hostname: "www.portal.ch", environment: "staging" }, "limited"],
	["none on .ch in development", { hostname: "www.portal.ch", environment: "development" }, "none"],
	["not limited where .ch stands elsewhere", { hostname: "portal.ch.example" }, "none"],
	["not limited where ch is no top-level domain", { hostname: "portal-ch" }, "none"],
	["limited on the product's subdomain", { hostname: "onco.portal.example", productSubdomain: "onco" }, "limited"],
	["limited on a label that begins so", { hostname: "be.onco-x.example", productSubdomain: "onco" }, "limited"],
	["not limited where a label contains it", { hostname: "my-onco.example", productSubdomain: "onco" }, "none"],
	["[4.03] full when signed in", { signedIn: "full" }, "full"],
	["[4.03] limited for users of limited access", { signedIn: "limited" }, "limited"],
	["[4.03] signed in goes before the host", { signedIn: "full", hostname: "www.portal.ch" }, "full"],
	["[4.03] a deep link goes before the user", { signedIn: "limited", deeplink: true }, "full"],
	["full goes before limited", { hostname: "www.portal.ch", deeplink: true }, "full"],
] as const)("[4.02] [6.03] access: %s", (_, change, level) => {
	expect(accessLevel({ ...visit, ...change })).toBe(level);
});

test("[1.10] [1.11] every country has its emblem; contact only in be, the logo leads to about only in ie", () => {
	const emblems = COUNTRY_CODES.map((code) => COUNTRIES[code].emblem);
	expect(new Set(emblems).size).toBe(COUNTRY_CODES.length);
	expect(SPECIFIED.filter((code) => "contactUrl" in COUNTRIES[code].header)).toEqual(["be"]);
	expect(SPECIFIED.filter((code) => COUNTRIES[code].header.logoLeadsTo === "about")).toEqual(["ie"]);
});

test.each([
	["198.51.100.9", "198.51.100.9"],
	["unknown", "unknown"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
	["2001:db8:1:2::1", "2001:db8:1:2"],
	["2001:db8::1", "2001:db8:0:0"],
	["2001::2:3:4:5:6:7", "2001:0:2:3"],
	["::ffff:198.51.100.9", "::ffff:198.51.100.9"],
	["::1", "0:0:0:0"],
])("a limit counts %s as %s", (address, network) => {
	expect(networkOf(address)).toBe(network);
});
