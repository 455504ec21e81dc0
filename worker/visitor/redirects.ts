import type { CountryCode } from "../../shared/countries.ts";
import { localeOf } from "../../shared/locales.ts";
import { paths } from "../../shared/routes.ts";
import { type Hosts, hostOfCountry } from "./host.ts";
import { localeOfPath } from "./locale.ts";
import type { Site } from "./site.ts";

export interface Redirect {
	status: 301 | 302;
	location: string;
}

/**
 * The redirect to a page's canonical URL, if this is another: 301 to the locale's own spelling without trailing slashes,
 * 302 from another country's host to the host of the locale's country.
 */
export function canonicalRedirect(url: URL, hostCountry: CountryCode | undefined, hosts: Hosts): Redirect | undefined {
	const found = localeOfPath(url.pathname);
	if (!found) return undefined;

	const pathname = `/${found.code}${found.rest.replace(/(?<!\/)\/+$/, "")}`;
	if (pathname !== url.pathname) return { status: 301, location: pathname + url.search };

	const { country } = localeOf(found.code);
	const ownHost = hostOfCountry(country, hosts);
	if (hostCountry === undefined || hostCountry === country || ownHost === undefined) return undefined;
	const target = new URL(url);
	target.hostname = ownHost;
	return { status: 302, location: target.href };
}

/** The path, with query and fragment, if it is a page of the locale on this host, else the home page: prevents open redirects. */
export function localPath(path: string | undefined, { locale, origin }: Site): string {
	const home = paths.home(locale);
	if (path === undefined || !URL.canParse(path, origin)) return home;
	const url = new URL(path, origin);
	const isOwn = url.origin === origin && (url.pathname === home || url.pathname.startsWith(`${home}/`));
	return isOwn ? url.pathname + url.search + url.hash : home;
}
