import type { CountryCode } from "../../shared/countries.ts";
import { localeOf } from "../../shared/locales.ts";
import { paths } from "../../shared/routes.ts";
import { routedSpelling } from "../runtime/patterns.ts";
import { type Hosts, otherHostOf } from "./host.ts";
import { localeOfPath } from "./locale.ts";
import type { Site } from "./site.ts";

export interface Redirect {
	status: 301 | 302;
	location: string;
}

/** No route has capitals in a page's name. */
const MISSPELT = /^\/[^/]*[A-Z]/;

/** undefined: the URL is canonical. 301 to the canonical spelling, 302 to a host of the locale's country. */
export function canonicalRedirect(url: URL, hostCountry: CountryCode | undefined, hosts: Hosts): Redirect | undefined {
	const locale = localeOfPath(url.pathname);
	if (!locale) return undefined;

	const typed = `/${locale.code}${locale.rest}`;
	const pathname = (MISSPELT.test(locale.rest) ? routedSpelling(typed) : undefined) ?? typed;
	if (pathname !== url.pathname) return { status: 301, location: pathname + url.search };

	const otherHost = otherHostOf(localeOf(locale.code).country, hostCountry, hosts);
	if (otherHost === undefined) return undefined;
	const target = new URL(url);
	target.hostname = otherHost;
	return { status: 302, location: target.href };
}

/** Prevents open redirects: the home page replaces anything but a page of this host and locale. */
export function localPath(path: string | undefined, { locale, origin }: Site): string {
	const home = paths.home(locale);
	if (path === undefined || !URL.canParse(path, origin)) return home;
	const url = new URL(path, origin);
	const isLocal = url.origin === origin && (url.pathname === home || url.pathname.startsWith(`${home}/`));
	return isLocal ? url.pathname + url.search + url.hash : home;
}
