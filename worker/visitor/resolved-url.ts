import type { CountryCode, LocaleCode } from "../../shared/countries.ts";
import { config } from "../runtime/config.ts";
import { memoized, memoizedBy } from "../runtime/memoized.ts";
import { type CacheablePage, cacheablePage } from "./cacheable-page.ts";
import { countryOfHost, countryOfUrl } from "./host.ts";
import { localeOfPath } from "./locale.ts";
import { isPageAddress } from "./page-address.ts";
import { canonicalRedirect, type Redirect } from "./redirects.ts";

/** Facts from the URL only, the same for every visitor. */
export interface ResolvedUrl {
	hostname: string;
	origin: string;
	path: string;
	search: string;
	isServed: boolean;
	hostCountry: CountryCode | undefined;
	selectedCountry: CountryCode;
	locale: LocaleCode | undefined;
	redirect: Redirect | undefined;
	cacheable: CacheablePage | undefined;
}

export const hostRules = { environment: config.ENVIRONMENT, productSubdomain: config.PRODUCT_SUBDOMAIN };
const rules = { ...hostRules, hosts: config.HOSTS };

const resolveText = memoized((text): ResolvedUrl => {
	const url = new URL(text);
	const { hostname, origin, pathname, search, port } = url;
	const hostCountry = countryOfHost(hostname, config.HOSTS);
	// Another port is another origin, whose links must not get into shared caches.
	const isOtherOrigin = config.ENVIRONMENT !== "development" && port !== "";
	return {
		hostname,
		origin,
		path: pathname,
		search,
		isServed: !isOtherOrigin && (hostCountry !== undefined || config.ENVIRONMENT !== "production"),
		hostCountry,
		selectedCountry: countryOfUrl(url),
		locale: localeOfPath(pathname)?.code,
		redirect: canonicalRedirect(url, hostCountry, config.HOSTS),
		cacheable: cacheablePage(url, rules),
	};
}, isPageAddress);

/** An address that is not memoized is resolved once for page cache and portal. */
export const resolveUrl = memoizedBy((request: Request) => resolveText(request.url));

/** A request without TLS may use no cookie, code or secret. */
export const lacksTls = (url: string): boolean => config.ENVIRONMENT !== "development" && url.startsWith("http:");
