import { expect, test } from "vitest";
import * as z from "zod";
import { META_DESCRIPTION_LENGTH } from "../../shared/constants.ts";
import { LOCALES } from "../../shared/locales.ts";
import { publish } from "./items.ts";
import { sharedPortal } from "./own-portal.ts";

const portal = sharedPortal();

const html = async (url: string) => (await portal.get(url)).text();
const GUIDELINE = "be.localhost/nl-BE/news/nieuwe-richtlijn-hartfalen-vijf-punten-voor-de-huisartsenpraktijk";

test("canonical on the locale's host, hreflang with each locale's slug, and x-default", async () => {
	const page = await html(`${GUIDELINE}?utm_source=mail`);
	expect(page).toContain(`<link rel="canonical" href="http://${GUIDELINE}"/>`);
	const alternates = [...page.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
		([, lang, href]) => [lang, href],
	);
	expect(alternates).toHaveLength(LOCALES.length + 1);
	expect(Object.fromEntries(alternates)).toMatchObject({
		"nl-BE": `http://${GUIDELINE}`,
		"de-CH": "http://ch.localhost/de-CH/news/neue-leitlinie-herzinsuffizienz-funf-punkte-fur-die-hausarztpraxis",
		"x-default": `http://${GUIDELINE}`,
	});
});

test("the canonical of a page off the country hosts names the country's host", async () => {
	expect(await html("localhost/de-CH/about")).toContain(
		'<link rel="canonical" href="http://ch.localhost/de-CH/about"/>',
	);
});

test("[2.37] the language switcher leads to the item's translated slug, or to the list without a translation", async () => {
	expect(await html(GUIDELINE)).toMatch(
		/<details class="language">.*href="\/fr-BE\/news\/insuffisance-cardiaque-la-nouvelle-recommandation-en-cinq-points"/,
	);
	const untranslated = "be.localhost/nl-BE/news/een-regionaal-netwerk-voor-gedeelde-oncologische-opvolging";
	expect(await html(untranslated)).toMatch(/<details class="language">.*href="\/fr-BE\/news" lang="fr-BE"/);
	expect(await html("be.localhost/nl-BE/search?term=hart")).toMatch(/href="\/fr-BE\/search\?term=hart"/);
});

test("[2.37] a single locale's switcher opens no menu", async () => {
	const page = await html("ie.localhost/en-IE");
	expect(page).toContain('class="language language--single"');
	expect(page).not.toContain('<details class="language"');
});

test("[5.02] every description has at most 159 characters", async () => {
	for (const url of [GUIDELINE, "be.localhost/nl-BE", "tr.localhost/tr-TR/materials", "ch.localhost/fr-CH/about"]) {
		const description = /<meta name="description" content="([^"]*)"/.exec(await html(url))?.[1] ?? "";
		expect(description.length, url).toBeGreaterThan(20);
		expect(description.length, url).toBeLessThanOrEqual(META_DESCRIPTION_LENGTH);
	}
});

test("search results and filtered lists are not indexed, plain lists are", async () => {
	for (const [path, indexed] of [
		["/en-IE/search", true],
		["/en-IE/search?term=heart", false],
		["/en-IE/news", true],
		["/en-IE/news?domain=1", false],
	] as const) {
		const page = await portal.get(`ie.localhost${path}`);
		expect(page.headers.has("x-robots-tag"), path).toBe(!indexed);
		expect((await page.text()).includes('content="noindex"'), path).toBe(!indexed);
	}
});

test("Open Graph has title, URL and picture", async () => {
	const page = await html(GUIDELINE);
	expect(page).toContain(`<meta property="og:url" content="http://${GUIDELINE}"/>`);
	expect(page).toMatch(
		/<meta property="og:image" content="http:\/\/be\.localhost\/images\/[\w-]{16}\/[\w-]{8}\/1200\/uploads\/[\w-]+\.jpg[^"]*"/,
	);
	expect(page).toContain('<meta property="og:type" content="article"/>');
});

test.each([
	[GUIDELINE, "NewsArticle"],
	["ie.localhost/en-IE/materials/checklist-for-the-heart-failure-review", "DigitalDocument"],
	["ie.localhost/en-IE/podcasts/the-breathless-patient-heart-or-lung", "PodcastEpisode"],
	["ie.localhost/en-IE/webcasts/reading-spirometry-in-three-minutes", "VideoObject"],
	["ie.localhost/en-IE/webinars/copd-evening-in-dublin-and-online", "EducationEvent"],
])("JSON-LD of %s is a %s", async (url, type) => {
	const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await html(url))?.[1] ?? "";
	const data = z.object({ "@type": z.string(), name: z.string(), url: z.url() }).parse(JSON.parse(text));
	expect(data["@type"]).toBe(type);
	expect(text).not.toMatch(/uploads\/(files|audio|video)/);
});

test("an event's JSON-LD has its place: online, on site or both", async () => {
	const on_site = { venue: "Rotunda" };
	for (const [modes, webinar, places] of [
		["Online", { webinargeek_id: 1 }, ["VirtualLocation"]],
		["Offline", { on_site }, ["Place"]],
		["Mixed", { webinargeek_id: 2, on_site }, ["Place", "VirtualLocation"]],
	] as const) {
		const more = { content_type: "webinars", webinar: { ...webinar, starts_at: "2031-02-03T18:00:00Z" } };
		const page = await html(`ie.localhost${await publish(portal, modes.toLowerCase(), more)}`);
		const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? "";
		const place = z.object({ "@type": z.string() });
		const data = z
			.object({ eventAttendanceMode: z.string(), location: z.union([place.transform((one) => [one]), z.array(place)]) })
			.parse(JSON.parse(text));
		expect(data.eventAttendanceMode).toBe(`https://schema.org/${modes}EventAttendanceMode`);
		expect(data.location.map((one) => one["@type"])).toEqual(places);
	}
});

test("security.txt has a contact on every host and expires within a year", async () => {
	for (const host of ["ie.localhost", "tr.localhost"]) {
		const response = await portal.get(`${host}/.well-known/security.txt`);
		expect(response.status).toBe(200);
		expect(response.headers.get("content-type")?.toLowerCase()).toBe("text/plain; charset=utf-8");
		const lines = (await response.text()).split("\n");
		expect(lines.filter((line) => !line.startsWith("Expires: "))).toEqual([
			"Contact: mailto:security@helvora.example",
			`Canonical: http://${host}/.well-known/security.txt`,
			"Preferred-Languages: en, nl, fr, de, tr",
			"",
		]);
		const expires = lines.find((line) => line.startsWith("Expires: "))?.slice("Expires: ".length) ?? "";
		expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
		const days = (Date.parse(expires) - Date.now()) / 86_400_000;
		expect(days).toBeGreaterThan(30);
		expect(days).toBeLessThan(365);
	}
});

test("robots.txt and sitemap of each host name its own locales, pages and public items", async () => {
	expect(await html("be.localhost/robots.txt")).toContain("Sitemap: http://be.localhost/sitemap.xml");
	const index = await html("be.localhost/sitemap.xml");
	const parts = ["nl-BE", "fr-BE"].map((locale) => `http://be.localhost/sitemap/${locale}/1.xml`);
	expect([...index.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)).toEqual(parts);
	const part = await portal.get("be.localhost/sitemap/nl-BE/1.xml");
	expect(part.headers.get("content-type")).toContain("xml");
	const urls = [...(await part.text()).matchAll(/<loc>([^<]+)/g)].map(([, url]) => url ?? "");
	expect(urls).toContain("http://be.localhost/nl-BE/about");
	expect(urls).toContain(`http://${GUIDELINE}`);
	expect(urls.every((url) => url.startsWith("http://be.localhost/nl-BE"))).toBe(true);
	for (const url of urls.slice(0, 16)) expect((await portal.get(url.replace("http://", ""))).status, url).toBe(200);
	for (const wrong of ["nl-BE/2.xml", "nl-BE/0.xml", "nl-BE/x.xml", "de-CH/1.xml", "xx/1.xml"])
		expect((await portal.get(`be.localhost/sitemap/${wrong}`)).status, wrong).toBe(404);
});

test("a made-up file of a sitemap costs no call of the backend", async () => {
	expect((await portal.get("ch.localhost/sitemap/de-CH/1.xml")).status).toBe(200);
	await portal.forgetCalls();
	for (const file of [2, 3, 500, 998, 999])
		expect((await portal.get(`ch.localhost/sitemap/de-CH/${file}.xml`)).status, `${file}`).toBe(404);
	const asked = (await portal.calls()).filter(({ path }) => path.includes("/de-CH/content?"));
	expect(asked.map(({ path }) => path)).toEqual([]);
});

test("a page without text in the CMS is in no sitemap; one that cannot be read now stays in it", async () => {
	await portal.fault({ path: "/api/strapi/fr-CH/single/imprint", body: [] });
	await portal.fault({ path: "/api/strapi/fr-CH/single/disclaimer", status: 500 });
	const part = await html("ch.localhost/sitemap/fr-CH/1.xml");
	expect((await portal.get("ch.localhost/fr-CH/imprint")).status).toBe(404);
	expect(part).not.toContain("/fr-CH/imprint<");
	for (const page of ["disclaimer", "privacy", "about"]) expect(part, page).toContain(`/fr-CH/${page}<`);
	expect(part).not.toContain("/information-notice<");
});

test("an absurd number of items makes no endless sitemap", async () => {
	await portal.fault({ path: "/api/strapi/tr-TR/content", headers: { "X-Total-Count": "999999999999999" } });
	const index = await portal.get("tr.localhost/sitemap.xml");
	expect(index.status).toBe(200);
	expect((await index.text()).match(/<loc>/g)).toHaveLength(999);
});

test("the web manifest is localised and its icons exist", async () => {
	const response = await portal.get("tr.localhost/manifest.webmanifest");
	expect(response.headers.get("content-type")).toContain("application/manifest+json");
	const manifest = z
		.object({ lang: z.string(), icons: z.array(z.object({ src: z.string() })) })
		.parse(await response.json());
	expect(manifest.lang).toBe("tr-TR");
	// A visitor of the same host with another language gets other words.
	expect(response.headers.get("cache-control")).toContain("private");
	const french = await portal.get("ch.localhost/manifest.webmanifest", { "Accept-Language": "fr" });
	expect(await french.json()).toMatchObject({ lang: "fr-CH" });
	for (const { src } of manifest.icons) expect((await portal.get(`tr.localhost${src}`)).status, src).toBe(200);
});

test("built files are immutable, and there is one style sheet", async () => {
	const page = await html("be.localhost/nl-BE");
	const sheets = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
	expect(sheets).toHaveLength(1);
	const css = await portal.get(`be.localhost${sheets[0]}`);
	expect(css.status).toBe(200);
	expect(css.headers.get("cache-control")).toContain("immutable");
});
