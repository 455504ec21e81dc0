import { translator } from "../../locales/index.ts";
import type { CountryCode } from "../../shared/countries.ts";
import type { LocaleCode } from "../../shared/locales.ts";
import { LOCALES, localeOf, localesOf } from "../../shared/locales.ts";
import type { Picture } from "../../shared/models.ts";
import { config } from "../runtime/config.ts";
import { hostOfCountry } from "../visitor/host.ts";
import type { Site } from "../visitor/site.ts";

/** A link to a feed, podcast or calendar. */
export interface HeadFeed {
	/** Its media type. */
	type: string;
	title: string;
	/** Its own, on the country's host. */
	path: string;
}

/** What a page says of itself to browsers, search engines and other portals. */
export interface Head {
	title: string;
	description: string;
	/** The page's path in each locale in which it exists; empty: the page has no canonical address. */
	paths: Partial<Record<LocaleCode, string>>;
	/** What the canonical address chooses, as a query; absent: nothing. */
	query?: string;
	/** false: not this page, although its route may be indexed. Absent: as the route map says. */
	indexed?: boolean;
	/** What a visitor has typed stands in it: no cache may keep it. */
	isTyped?: boolean;
	kind: "website" | "article";
	/** Site-relative or absolute. */
	image?: string;
	/**
	 * The page's largest picture where it stands in a shared part, which browsers fetch before they have read so far; for others
	 * React writes as much by itself. `media`: where it is shown.
	 */
	leading?: { picture: Picture; sizes: string; media?: string };
	/** What readers of the page can follow: browsers, feed readers and podcast apps find it by the page. */
	feeds?: readonly HeadFeed[];
	/** schema.org objects. */
	jsonLd?: readonly object[];
}

/** The head of a page whose form was refused: its title says so first, before anything else of the page is read out. */
export const refused = (head: Head, locale: LocaleCode): Head => ({
	...head,
	title: translator(locale)("forms.errorTitle", { title: head.title }),
});

/** The same path under every locale. */
export const everyLocale = (path: (locale: LocaleCode) => string): Head["paths"] =>
	Object.fromEntries(LOCALES.map(({ code }) => [code, path(code)]));

/** The origin of a country's own host, with the scheme and port of the request. */
export function originOf(country: CountryCode, site: Site): string {
	const host = hostOfCountry(country, config.HOSTS);
	return host === undefined ? site.origin : site.origin.replace(/(?<=\/\/)(?:\[.*\]|[^:]+)/, host);
}

const absolute = (locale: LocaleCode, path: string, site: Site): string =>
	originOf(localeOf(locale).country, site) + path;

/** On the locale's own host, with the query that the page itself names. */
export function canonical(head: Head, site: Site): string | undefined {
	const path = head.paths[site.locale];
	return path === undefined ? undefined : absolute(site.locale, path + (head.query ?? ""), site);
}

/** hreflang links: one per locale, and `x-default`, which is the first of them in the country table's order. */
export function alternates(head: Head, site: Site): { hrefLang: string; href: string }[] {
	const existing = LOCALES.flatMap(({ code, iso }) => {
		const path = head.paths[code];
		return path === undefined ? [] : [{ hrefLang: iso, href: absolute(code, path, site) }];
	});
	const [first] = existing;
	return first ? [...existing, { hrefLang: "x-default", href: first.href }] : [];
}

/** Links to the page in the country's other locales; `fallback` where it does not exist in one of them. [2.37] */
export const switcherLinks = (head: Head, site: Site, fallback: (locale: LocaleCode) => string, query = "") =>
	localesOf(site.country)
		.filter(({ code }) => code !== site.locale)
		.map(({ code }) => ({ code, href: (head.paths[code] ?? fallback(code)) + query }));
