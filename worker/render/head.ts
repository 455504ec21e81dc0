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
	/** The media type. */
	type: string;
	title: string;
	/** On the country's own host. */
	path: string;
}

/** A page's metadata for browsers, search engines and link previews. */
export interface Head {
	title: string;
	description: string;
	/** The page's path in each locale in which it exists. A page without any has no canonical URL. */
	paths: Partial<Record<LocaleCode, string>>;
	/** The query of the canonical URL. */
	query?: string;
	/** `false` keeps the page out of search engines although its route is indexed. */
	indexed?: boolean;
	/** The page contains text that the visitor typed: no cache may store it. */
	isTyped?: boolean;
	kind: "website" | "article";
	/** Site-relative or absolute. */
	image?: string;
	/**
	 * The largest picture, to preload, if it stands in a shared part; React preloads the others by itself. `media` is the media
	 * query under which it is shown.
	 */
	leading?: { picture: Picture; sizes: string; media?: string };
	/** Feeds that browsers, feed readers and podcast apps discover. */
	feeds?: readonly HeadFeed[];
	/** schema.org objects. */
	jsonLd?: readonly object[];
}

/** The head of a page with a refused form: the title begins with the error, because screen readers read it first. */
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

/** The canonical URL, on the locale's own host. */
export function canonical(head: Head, site: Site): string | undefined {
	const path = head.paths[site.locale];
	return path === undefined ? undefined : absolute(site.locale, path + (head.query ?? ""), site);
}

/** The hreflang links, one per locale. `x-default` is the first of them in the order of the country table. */
export function alternates(head: Head, site: Site): { hrefLang: string; href: string }[] {
	const existing = LOCALES.flatMap(({ code, iso }) => {
		const path = head.paths[code];
		return path === undefined ? [] : [{ hrefLang: iso, href: absolute(code, path, site) }];
	});
	const [first] = existing;
	return first ? [...existing, { hrefLang: "x-default", href: first.href }] : [];
}

/** Links to the page in the country's other locales, or to `fallback` where it does not exist. [2.37] */
export const switcherLinks = (head: Head, site: Site, fallback: (locale: LocaleCode) => string, query = "") =>
	localesOf(site.country)
		.filter(({ code }) => code !== site.locale)
		.map(({ code }) => ({ code, href: (head.paths[code] ?? fallback(code)) + query }));
