import type { CountryCode, LocaleCode } from "../../shared/countries.ts";
import { config } from "../runtime/config.ts";
import { remembering } from "../runtime/remembering.ts";
import { type Address, addressOf } from "./cacheable-page.ts";
import { countryOfHost, countryOfUrl } from "./host.ts";
import { localeOfPath } from "./locale.ts";
import { isPageAddress } from "./page-address.ts";
import { canonicalRedirect, type Redirect } from "./redirects.ts";

/** All that a URL decides by itself, whoever asks for it. */
export interface AskedUrl {
	hostname: string;
	/** Scheme, host and port. */
	origin: string;
	path: string;
	/** With its question mark; empty: no query. */
	search: string;
	/** Whether the portal answers on this host. */
	isServed: boolean;
	/** undefined: not on a country host. */
	hostCountry: CountryCode | undefined;
	/** The country that the URL selects where the host does not. */
	selectedCountry: CountryCode;
	/** The path's locale, if it has one. */
	locale: LocaleCode | undefined;
	redirect: Redirect | undefined;
	/** The kept page that may answer. */
	kept: Address | undefined;
}

const rules = {
	hosts: config.HOSTS,
	environment: config.ENVIRONMENT,
	productSubdomain: config.PRODUCT_SUBDOMAIN,
};

export const askedUrl = remembering((text): AskedUrl => {
	const url = new URL(text);
	const { hostname, origin, pathname, search, port } = url;
	const hostCountry = countryOfHost(hostname, config.HOSTS);
	// Another port is another origin: its links must not get into what all visitors read.
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
		kept: addressOf(url, rules),
	};
}, isPageAddress);

/** Whether the request came without the TLS that all but development has: no cookie, code or secret may then be used. */
export const lacksTls = (url: string): boolean => config.ENVIRONMENT !== "development" && url.startsWith("http:");
