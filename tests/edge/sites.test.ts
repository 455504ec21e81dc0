import { expect, test } from "vitest";
import { sharedPortal } from "./own-portal.ts";

const portal = sharedPortal();

test.each([
	["[1.05]", "be.localhost", "fr-FR,fr;q=0.9,en;q=0.8", "/fr-BE"],
	["[1.06]", "ch.localhost", "fr", "/fr-CH"],
	["[1.07]", "tr.localhost", "fr", "/tr-TR"],
	["[1.07]", "ie.localhost", "fr", "/en-IE"],
	["[1.09]", "portal-tr.localhost", "de", "/tr-TR"],
])("%s / on %s with %s leads to %s", async (_, host, language, path) => {
	const response = await portal.get(`${host}/`, { "Accept-Language": language });
	expect(response.status).toBe(302);
	expect(response.headers.get("location")).toBe(path);
	expect(response.headers.get("vary")).toContain("Cookie");
	expect(response.headers.get("vary")).toContain("Accept-Language");
	expect(response.headers.get("cache-control")).toBe("no-store");
});

test("[1.04] [9.01] the visited locale is stored for 365 days and used at /", async () => {
	const page = await portal.get("be.localhost/fr-BE");
	const cookie = page.headers.get("set-cookie") ?? "";
	expect(cookie).toMatch(/^locale=fr-BE;/);
	expect(cookie).toContain("Max-Age=31536000");
	expect(cookie).toContain("SameSite=Lax");
	const root = await portal.get("be.localhost/", { Cookie: "locale=fr-BE", "Accept-Language": "nl" });
	expect(root.headers.get("location")).toBe("/fr-BE");
	const again = await portal.get("be.localhost/fr-BE", { Cookie: "locale=fr-BE" });
	expect(again.headers.get("set-cookie")).toBeNull();
	const missing = await portal.get("be.localhost/fr-BE/nope/nope");
	expect(missing.headers.get("set-cookie")).toBeNull();
});

test("[1.08] a URL with a locale is not redirected by the browser's language", async () => {
	const response = await portal.get("be.localhost/nl-BE", { "Accept-Language": "fr" });
	expect(response.status).toBe(200);
	expect(await response.text()).toContain('<html lang="nl-BE"');
});

test("[1.03] an unknown locale is the not-found page, without a backend call", async () => {
	await portal.forgetCalls();
	for (const path of ["/xx-YY", "/xx-YY/news", "/news", "/de-CHX", "/nl-BE.html"]) {
		const response = await portal.get(`be.localhost${path}`);
		expect(response.status, path).toBe(404);
		expect(await response.text()).toContain("This page could not be found.");
	}
	for (const { path } of await portal.calls()) expect(path).toMatch(/single\/footer|activeCollections/);
});

test("[1.09] off the country hosts every locale is served with its own country", async () => {
	for (const [path, country] of [
		["/de-CH", "ch"],
		["/tr-TR", "tr"],
		["/en-IE", "ie"],
		["/nl-BE", "be"],
	]) {
		const html = await (await portal.get(`localhost${path}`)).text();
		expect(html).toContain(`data-country="${country}"`);
	}
});

test("[1.10] [2.53] the country's logo, and Belgium's own style", async () => {
	const [be, ch] = await Promise.all(
		["be.localhost/nl-BE", "ch.localhost/de-CH"].map(async (url) => (await portal.get(url)).text()),
	);
	const emblem = (html = "") => /logo__emblem" d="([^"]+)"/.exec(html)?.[1];
	expect(emblem(be)).toBeTruthy();
	expect(emblem(ch)).not.toBe(emblem(be));
	expect(be).toContain('class="be"');
	expect(ch).not.toContain('class="be"');
});

test("[1.11] contact only in be, in a new tab; the logo leads to about in ie, to home elsewhere", async () => {
	const html = async (url: string) => (await (await portal.get(url)).text()).split("</header>")[0];
	expect(await html("be.localhost/nl-BE")).toMatch(
		/href="mailto:contact@[^"]+" target="_blank" rel="noopener noreferrer">Contact/,
	);
	expect(await html("ch.localhost/de-CH/about")).not.toContain("mailto:");
	expect(await html("ie.localhost/en-IE")).toContain('class="header__logo" href="/en-IE/about"');
	expect(await html("tr.localhost/tr-TR/about")).toContain('class="header__logo" href="/tr-TR"');
});

test("[2.30] [2.35] [2.36] [2.37] [4.11] the header is complete without scripts: logo, links, search, sections, language; no sign-out", async () => {
	const [header = ""] = (await (await portal.get("be.localhost/nl-BE/podcasts")).text()).split("</header>");
	expect(header).toContain('class="header__logo" href="/nl-BE"');
	expect(header).toMatch(
		/href="mailto:[^"]+" target="_blank" rel="noopener noreferrer">Contact.{0,90}opent in een nieuw tabblad/,
	);
	expect(header).toContain('href="/nl-BE/about"');
	expect(header).toMatch(/<button[^>]*popovertarget="site-search"/i);
	expect(header).toMatch(/<button[^>]*popovertarget="menu"/i);
	expect(header).not.toContain("Uitloggen");
	const [navigation = ""] = /<nav class="navigation"[\s\S]*?<\/nav>/.exec(header) ?? [];
	expect([...navigation.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(
		["news", "e-learnings", "webinars", "materials", "podcasts", "webcasts"].map((section) => `/nl-BE/${section}`),
	);
	expect(navigation).toMatch(/href="\/nl-BE\/podcasts" aria-current="page"/);
	const [language = ""] = /<details class="language"[\s\S]*?<\/details>/.exec(header) ?? [];
	expect(language).toMatch(/language__short">NL</);
	expect(language).toMatch(/language__full">Nederlands</);
	expect(language).toMatch(/<a[^>]*href="\/fr-BE\/podcasts"/);
	const swiss = (await (await portal.get("ch.localhost/de-CH")).text()).split("</header>")[0];
	expect(swiss).not.toContain('target="_blank"');
});
