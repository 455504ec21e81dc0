import { expect, test } from "vitest";
import { SINGLE_PAGES } from "../../shared/routes.ts";
import { sharedPortal } from "./own-portal.ts";
import { pageOf, textOf } from "./portal.ts";

/** Singles, and what every page has of them: navigation and footer. */

const portal = sharedPortal({ before: "healed" });
const visit = (url: string) => pageOf(portal.get(url));

test("[2.02] [2.03] [2.04] [2.05] [2.06] [7.13] a single's text comes from the CMS by its name", async () => {
	await portal.purge();
	for (const name of SINGLE_PAGES) await visit(`ch.localhost/fr-CH/${name}`);
	const paths = (await portal.calls()).map(({ path }) => path);
	for (const name of SINGLE_PAGES) expect(paths).toContain(`/api/strapi/fr-CH/single/${name}`);
	expect(textOf((await visit("ch.localhost/fr-CH/data-protection")).html)).toContain("PFPDT");
});

test("the information notice is a page where the CMS has one, else data protection replaces it", async () => {
	const own = await visit("tr.localhost/tr-TR/information-notice");
	expect(own.html).toContain("<h1>Aydınlatma metni</h1>");
	expect(own.html).toContain('rel="canonical" href="http://tr.localhost/tr-TR/information-notice"');
	expect(own.html).not.toContain('hrefLang="de-CH"');
	expect(own.html).toMatch(/<footer.*href="\/tr-TR\/information-notice">Aydınlatma metni</s);
	const other = await visit("ie.localhost/en-IE/information-notice");
	expect([other.status, other.html.includes("<h1>Data protection</h1>")]).toEqual([200, true]);
	expect(other.html).toContain('rel="canonical" href="http://ie.localhost/en-IE/data-protection"');
	expect((await visit("tr.localhost/sitemap/tr-TR/1.xml")).html).toContain("/tr-TR/information-notice<");
	// A CMS that cannot be read has not said that there is none.
	await portal.purge();
	await portal.fault({ path: "/api/strapi/fr-CH/single/information-notice", status: 500, times: 5 });
	expect((await visit("ch.localhost/fr-CH/information-notice")).status).toBe(503);
	await portal.fault({ path: "/api/strapi/de-CH/single/data-protection", body: [] });
	expect((await visit("ch.localhost/de-CH/information-notice")).status).toBe(404);
});

test("[2.23] [2.28] feedback pages: thanks, logo, a link home, no navigation above, and the common footer", async () => {
	for (const name of ["happy", "neutral", "negative"]) {
		const { status, html } = await visit(`tr.localhost/tr-TR/feedback/${name}`);
		expect(status).toBe(200);
		expect(html).toContain('data-country="tr"');
		expect(html).toContain("Ana sayfaya dön");
		const [above, footer] = html.split('<footer class="footer"');
		expect(above).not.toContain("<nav");
		expect(footer).toContain('href="/tr-TR/imprint"');
	}
	expect((await visit("tr.localhost/tr-TR/feedback/angry")).status).toBe(404);
});

test("[2.40] [3.10] [1.15] footer: menu, legal mention, banner and promotion only if visible", async () => {
	const shown = await visit("ie.localhost/en-IE/about");
	expect(shown.html).toContain('href="/en-IE/data-protection">Data protection');
	expect(shown.html).toContain('href="https://www.hpra.ie/" target="_blank"');
	expect(shown.html).toContain("<span>IE-HVR-2026-11, November 2026</span>");
	expect(shown.html).toMatch(
		/class="banner"[^>]*><h2[^>]*>[^<]+<\/h2><a class="[^"]*" href="\/en-IE\/register\?return=%2Fen-IE%2Fabout" data-modal="register">[^<]/,
	);
	expect(shown.html).toMatch(
		/class="promotion"[^>]*>.*?<img src="\/images\/[^>]+>.*?<h2[^>]*>[^<]+<\/h2><a class="[^"]*" href="\/en-IE\/e-learnings">[^<]/,
	);
	expect(shown.html).toMatch(/<div class="pre-footer">.*<footer class="footer">.*class="logo" data-country="ie"/s);
	await portal.purge();
	for (const visible of ["banner", "promotional_content"] as const) {
		const banner = { is_visible: visible === "banner", title: "banner", cta: "x" };
		const promotional_content = { is_visible: !banner.is_visible, title: "promotional_content" };
		const path = `/api/strapi/fr-${banner.is_visible ? "BE" : "CH"}/single/footer`;
		await portal.fault({ path, body: [{ banner, promotional_content }] });
	}
	const titlesOf = ({ html }: { html: string }) =>
		[...html.matchAll(/<section class="(?:banner|promotion)"[^>]*>.*?<h2[^>]*>([^<]*)/gs)].map(([, title]) => title);
	expect(titlesOf(await visit("be.localhost/fr-BE/imprint"))).toEqual(["banner"]);
	expect(titlesOf(await visit("ch.localhost/fr-CH/imprint"))).toEqual(["promotional_content"]);
	const hidden = { is_visible: false, title: "Hidden", cta: "x", url: "x" };
	const body = [{ menu: [], legal_mention: "Only this", banner: hidden, promotional_content: hidden }];
	await portal.fault({ path: "/api/strapi/tr-TR/single/footer", body });
	const { html } = await visit("tr.localhost/tr-TR/imprint");
	expect(html).toContain("Only this");
	expect(html).not.toMatch(/Hidden|pre-footer/);
});

test("[2.41] [2.49] a broken link is logged with its field, a whole address opens a tab, and a page's name matches in any case", async () => {
	await portal.purge();
	const menu = [
		{ label: "Gone", url: "/no-such-page" },
		{ label: "Host", url: "http://backend/admin" },
		{ label: "Web", url: "https://bücher.example/a,b(c)" },
		{ label: "Own", url: "https://ie.localhost/EN-ie/Imprint" },
	];
	const promotion = { is_visible: true, title: "Promotion", url: "/Nowhere/To/Go", cta: "Go" };
	await portal.fault({ path: "/api/strapi/en-IE/single/footer", body: [{ menu, promotional_content: promotion }] });
	const content =
		'<p><a href="/uploads/files/mat-hf-checklist.en-IE.pdf">x</a> <a href="/uploads/../api/x">y</a> <a href="/News">z</a></p>';
	await portal.fault({ path: "/api/strapi/en-IE/single/imprint", body: [{ title: "Imprint", content }] });
	portal.forgetLogs();
	const { html } = await visit("ie.localhost/en-IE/imprint");
	expect(html).toContain("<span>Host</span>");
	// A button stays where its editor has put it.
	expect(html).toContain('<a href="/en-IE/no-such-page">Gone</a>');
	expect(html).toMatch(/<a class="button[^"]*" href="\/en-IE\/Nowhere\/To\/Go">Go</);
	expect(html).toContain('<a href="/en-IE/news">z</a>');
	expect(html).toMatch(/<a href="https:\/\/bücher\.example\/a,b\(c\)" target="_blank"/);
	// So does a whole address of the portal itself, in its own case.
	expect(html).toContain('<a href="https://ie.localhost/EN-ie/Imprint" target="_blank"');
	expect(html).toContain("<a>y</a>");
	expect(html).not.toMatch(/backend\/admin|\/uploads\//);
	const logged = portal.lines("contract");
	const fields = logged.map((line) => /"fields":"([^"]*)"/.exec(line)?.[1]);
	expect(new Set(fields)).toEqual(new Set(["footer.menu.url", "footer.promotional_content.url", "singles.content"]));
	// A file that a single links to is a medium of that page alone.
	const file = /href="(\/en-IE\/imprint\/media\/file-[\w-]+)"/.exec(html)?.[1] ?? "";
	const answer = await portal.get(`ie.localhost${file}`);
	expect(answer.headers.get("content-disposition")).toContain("mat-hf-checklist.en-IE.pdf");
	expect((await portal.get(`ie.localhost${file.replace("imprint", "privacy")}`)).status).toBe(404);
});

test("[3.11] only active collections are in the navigation, unknown ones are ignored", async () => {
	await portal.purge();
	await portal.fault({ path: "/api/strapi/de-CH/activeCollections", body: ["webcasts", "news", "secrets"] });
	const { html } = await visit("ch.localhost/de-CH/imprint");
	const navigation = /<nav class="navigation"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
	const links = [...navigation.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
	expect(links).toEqual(["/de-CH/news", "/de-CH/webcasts"]);
	const home = await visit("ch.localhost/de-CH");
	expect([...home.html.matchAll(/\?collection=([\w-]+)/g)].map(([, name]) => name)).toEqual(["news", "webcasts"]);
});

test("[2.02] [2.05] a page that the CMS gives no title has its own name; without any text it is unavailable", async () => {
	await portal.purge();
	for (const [name, own] of [
		["about", "Over ons"],
		["imprint", "Colofon"],
	] as const) {
		const path = `/api/strapi/nl-BE/single/${name}`;
		await portal.fault({ path, body: [{ id: 1, title: " ", content: "<p>Untitled</p>" }] });
		const { html, text } = await visit(`be.localhost/nl-BE/${name}`);
		expect(html).toContain(`<h1>${own}</h1>`);
		expect(html).toContain(`<title>${own} | `);
		expect(text).toContain("Untitled");
	}
	await portal.fault({ path: "/api/strapi/fr-BE/single/imprint", body: [{}] });
	expect((await portal.get("be.localhost/fr-BE/imprint")).status).toBe(503);
	await portal.heal();
	await portal.purge();
});
