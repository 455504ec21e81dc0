import { translator } from "../../../locales/index.ts";
import { BRAND } from "../../../shared/brand.ts";
import { country } from "../../../shared/countries.ts";
import { findLocale, type LocaleCode, localesOf } from "../../../shared/locales.ts";
import { everyPathOf, paths, ROUTE_IDS, routeOf, SINGLE_PAGES } from "../../../shared/routes.ts";
import { readSitemapFile, SITEMAP_FILE_SIZE } from "../../content/lists.ts";
import { readSingle } from "../../content/shell.ts";
import { describe } from "../../render/error.ts";
import { originOf } from "../../render/head.ts";
import { config } from "../../runtime/config.ts";
import { notFound } from "../../runtime/errors.ts";
import { offersPath } from "../../runtime/offer.ts";
import { element, type Xml, xmlDocument } from "../../runtime/xml.ts";
import type { Ctx, Site } from "../../visitor/site.ts";

export function robots(c: Ctx): Response {
	const rules =
		config.ENVIRONMENT === "staging"
			? ["User-agent: *", "Disallow: /"]
			: ["User-agent: *", "Disallow: /*/search?", `Sitemap: ${originOf(c.get("site"))}/sitemap.xml`];
	c.set("cacheControl", "discovery");
	return c.text(`${rules.join("\n")}\n`, 200);
}

export function webManifest(c: Ctx): Response {
	const { locale } = c.get("site");
	c.set("cacheControl", "webManifest");
	return c.json(
		{
			name: BRAND.portal,
			short_name: BRAND.portal,
			description: translator(locale)("site.description"),
			lang: locale,
			start_url: "/",
			display: "minimal-ui",
			background_color: "#ffffff",
			theme_color: BRAND.colours.light,
			icons: [
				{ src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
				{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
				{ src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
			],
		},
		200,
		{
			"Content-Type": "application/manifest+json",
			Vary: "Cookie, Accept-Language",
		},
	);
}

/** RFC 9116 recommends an expiry of less than a year. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/** @throws PageError 404 where no contact is configured */
export function securityTxt(c: Ctx): Response {
	const { contact: contacts, policy, languages } = config.SECURITY_TXT;
	if (contacts.length === 0) throw notFound();
	const today = new Date().setUTCHours(0, 0, 0, 0);
	const lines = [
		...contacts.map((contact) => `Contact: ${contact}`),
		`Expires: ${new Date(today + VALID_MS).toISOString()}`,
		`Canonical: ${c.get("site").origin}/.well-known/security.txt`,
		...(policy === undefined ? [] : [`Policy: ${policy}`]),
		...(languages.length === 0 ? [] : [`Preferred-Languages: ${languages.join(", ")}`]),
	];
	c.set("cacheControl", "discovery");
	return c.text(`${lines.join("\n")}\n`, 200);
}

/** Sitemap files per locale: a limit against a wrong total from the backend. */
const MOST_FILES = 999;

function xml(c: Ctx, root: string, entries: readonly Xml[]): Response {
	c.set("cacheControl", "discovery");
	const lines = entries.flatMap((entry) => ["\n", entry]);
	const file = element(root, { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }, ...lines, "\n");
	return c.body(xmlDocument(file), 200, { "Content-Type": "application/xml; charset=utf-8" });
}

async function filesOf(site: Site): Promise<number> {
	const { total, cards } = await readSitemapFile(site, 1);
	return Math.min(MOST_FILES, Math.max(1, Math.ceil((total ?? cards.length) / SITEMAP_FILE_SIZE)));
}

export async function sitemapIndex(c: Ctx): Promise<Response> {
	const site = c.get("site");
	const files = await Promise.all(
		localesOf(site.country).map(async ({ code }) => {
			const length = await filesOf({ ...site, locale: code });
			return Array.from({ length }, (_, index) => `${originOf(site)}/sitemap/${code}/${index + 1}.xml`);
		}),
	);
	return xml(
		c,
		"sitemapindex",
		files.flat().map((url) => element("sitemap", {}, element("loc", {}, url))),
	);
}

/** Characters from which a URL makes a sitemap file invalid. A slug of 255 three-byte letters is longer when encoded. */
const TOO_LONG = 2048;

export async function sitemapFile(c: Ctx): Promise<Response> {
	const site = c.get("site");
	const locale = findLocale(c.req.param("code") ?? "");
	const file = Number(/^([1-9]\d*)\.xml$/.exec(c.req.param("file") ?? "")?.[1]);
	if (!locale || locale.country !== site.country) throw notFound();
	// A made-up file costs no call. The comparison is also false for NaN (not a file name).
	if (!(file <= MOST_FILES && file <= (await filesOf({ ...site, locale: locale.code })))) throw notFound();
	const [{ cards }, fixed] = await Promise.all([
		readSitemapFile({ ...site, locale: locale.code }, file),
		file === 1 ? fixedPaths(site, locale.code) : [],
	]);
	if (cards.length === 0 && file > 1) throw notFound();

	const { gatedIndexable } = country(site.country);
	const items = cards
		.filter((card) => card.publicContent || gatedIndexable)
		.map((card) => ({ path: paths.detail(locale.code, card.section, card.slug), modified: card.updatedAt }));
	const pages = [...fixed.map((path) => ({ path, modified: null })), ...items]
		.map(({ path, modified }) => ({ url: originOf(site) + path, modified }))
		.filter(({ url }) => url.length < TOO_LONG);
	return xml(
		c,
		"urlset",
		pages.map(({ url, modified }) =>
			element("url", {}, element("loc", {}, url), modified ? element("lastmod", {}, modified) : null),
		),
	);
}

/** Pages that every locale has, without singles that the CMS does not have. */
async function fixedPaths(site: Site, locale: LocaleCode): Promise<string[]> {
	const missing = await Promise.all(
		SINGLE_PAGES.map(async (name) =>
			(await lacksSingle({ ...site, locale }, name)) ? paths.single(locale, name) : [],
		),
	);
	return ROUTE_IDS.filter((id) => routeOf(id).inSitemap)
		.flatMap((id) => everyPathOf(id, locale))
		.filter((path) => offersPath(path) && !missing.flat().includes(path));
}

/** Only 404 and 410 count as missing. After any other failure the page stays in the sitemap. */
const lacksSingle = (site: Site, name: string): Promise<boolean> =>
	readSingle(site, name).then(
		() => false,
		(error: unknown) => [404, 410].includes(describe(error).status),
	);
