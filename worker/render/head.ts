import { translator } from "../../locales/index.ts";
import { LOCALES, type LocaleCode, localeOf, localesOf } from "../../shared/locales.ts";
import type { Picture } from "../../shared/models.ts";
import { config } from "../runtime/config.ts";
import { hostOfCountry } from "../visitor/host.ts";
import type { Site } from "../visitor/site.ts";

export interface HeadFeed {
	type: string;
	title: string;
	path: string;
}

export interface Head {
	title: string;
	description: string;
	/** Paths of the locales that have the page. Without one for its locale, the page has no canonical URL. */
	paths: Partial<Record<LocaleCode, string>>;
	query?: string;
	indexed?: boolean;
	/** The page contains a visitor's input, so no cache may store it. */
	isTyped?: boolean;
	kind: "website" | "article";
	image?: string;
	/** The largest picture, to preload, if it is in a shared part. React preloads the others. `media`: a media query. */
	leading?: { picture: Picture; sizes: string; media?: string };
	feeds?: readonly HeadFeed[];
	jsonLd?: readonly object[];
}

/** The title begins with the error, because screen readers read it first. */
export const refused = (head: Head, locale: LocaleCode): Head => ({
	...head,
	title: translator(locale)("forms.errorTitle", { title: head.title }),
});

export const everyLocale = (path: (locale: LocaleCode) => string): Head["paths"] =>
	Object.fromEntries(LOCALES.map(({ code }) => [code, path(code)]));

/** The country's origin, with the request's scheme and port. */
export function originOf(site: Site, country = site.country): string {
	const host = hostOfCountry(country, config.HOSTS);
	return host === undefined ? site.origin : site.origin.replace(/(?<=\/\/)(?:\[.*\]|[^:]+)/, host);
}

const absolute = (locale: LocaleCode, path: string, site: Site): string =>
	originOf(site, localeOf(locale).country) + path;

export function canonical(head: Head, site: Site): string | undefined {
	const path = head.paths[site.locale];
	return path === undefined ? undefined : absolute(site.locale, path + (head.query ?? ""), site);
}

/** Links for hreflang. `x-default` is the first locale of the country table. */
export function alternates(head: Head, site: Site): { hrefLang: string; href: string }[] {
	const existing = LOCALES.flatMap(({ code, iso }) => {
		const path = head.paths[code];
		return path === undefined ? [] : [{ hrefLang: iso, href: absolute(code, path, site) }];
	});
	const [first] = existing;
	return first ? [...existing, { hrefLang: "x-default", href: first.href }] : [];
}

/** Links to the country's other locales, or to `fallback` where the page does not exist. [2.37] */
export const switcherLinks = (head: Head, site: Site, fallback: (locale: LocaleCode) => string, query = "") =>
	localesOf(site.country)
		.filter(({ code }) => code !== site.locale)
		.map(({ code }) => ({ code, href: (head.paths[code] ?? fallback(code)) + query }));
