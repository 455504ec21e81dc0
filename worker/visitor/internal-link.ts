import { type LocaleCode, languageOf, localesOf } from "../../shared/locales.ts";
import { config } from "../runtime/config.ts";
import { isProductHost } from "./access-level.ts";
import { countryOfHost } from "./host.ts";
import { localeOfPath } from "./locale.ts";

/** The path of an editor's absolute link to this portal. Product hosts are excluded: their access level differs. */
export function internalPath(href: string, from: LocaleCode): string | undefined {
	const address = URL.parse(href);
	const country = address ? countryOfHost(address.hostname, config.HOSTS) : undefined;
	if (!address || !country || isProductHost(address.hostname, config.PRODUCT_SUBDOMAIN)) return undefined;
	const isPlain = address.username === "" && address.password === "";
	if (!isPlain || (address.port !== "" && config.ENVIRONMENT !== "development")) return undefined;
	const { pathname, search, hash } = address;
	const rest = search + hash;
	if (pathname === "/") {
		const offered = localesOf(country);
		const { code } = offered.find((one) => languageOf(one.code) === languageOf(from)) ?? offered[0] ?? { code: from };
		return `/${code}${rest}`;
	}
	const locale = localeOfPath(pathname);
	return locale && `/${locale.code}${locale.rest}${rest}`;
}
