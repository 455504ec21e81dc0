import type { CountryCode } from "../../shared/countries.ts";
import { localeOf } from "../../shared/locales.ts";
import { type Hosts, hostOfCountry } from "./host.ts";
import { localeOfPath } from "./locale.ts";

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
