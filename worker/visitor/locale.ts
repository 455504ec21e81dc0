import { parseAccept } from "hono/utils/accept";
import { COOKIES } from "../../shared/cookies.ts";
import { COUNTRIES, type CountryCode } from "../../shared/countries.ts";
import { findLocale, type LocaleCode, languageOf, localesOf } from "../../shared/locales.ts";
import { decoded } from "../../shared/text.ts";
import { serialised } from "./cookies.ts";
import { type Hosts, otherHostOf } from "./host.ts";

/** The locale in the first segment, in upper or lower case or percent-encoded, and the rest without slashes at its end. */
export function localeOfPath(pathname: string): { code: LocaleCode; rest: string } | undefined {
	const [, segment = "", rest = ""] = /^\/([^/]*)(.*)$/s.exec(pathname) ?? [];
	const locale = findLocale(decoded(segment));
	return locale && { code: locale.code, rest: rest.replace(/(?<!\/)\/+$/, "") };
}

/** The locale that a script's call names, if this host serves it: addresses of such calls have none. */
export function localeOfScript(
	named: string | undefined,
	hostCountry: CountryCode | undefined,
	hosts: Hosts,
): LocaleCode | undefined {
	const locale = findLocale(named ?? "");
	return locale && otherHostOf(locale.country, hostCountry, hosts) === undefined ? locale.code : undefined;
}

/** The locale for `/`: the cookie's if the host's country has it, else the browser's, else the first. [1.04-1.07] */
export function negotiateLocale(
	hostCountry: CountryCode | undefined,
	urlCountry: CountryCode,
	cookie: string | undefined,
	acceptLanguage: string | undefined,
): LocaleCode {
	const remembered = cookie === undefined ? undefined : findLocale(cookie);
	if (remembered && (hostCountry === undefined || remembered.country === hostCountry)) return remembered.code;

	const offered = localesOf(hostCountry ?? urlCountry);
	const wanted = parseAccept(acceptLanguage ?? "").filter(({ q }) => q > 0);
	for (const { type } of wanted) {
		const match = offered.find(({ code }) => languageOf(code) === languageOf(type.toLowerCase()));
		if (match) return match.code;
	}
	return COUNTRIES[hostCountry ?? urlCountry].locales[0].code;
}

/** `Set-Cookie` with the locale that `/` then redirects to. [1.04] */
export function localeCookie(locale: LocaleCode, url: string): string {
	const cookie = serialised(COOKIES.locale, locale);
	return url.startsWith("https:") ? `${cookie}; Secure` : cookie;
}

/** false: the browser only prefetches the page. */
export const isRead = (headers: Headers): boolean => !headers.get("sec-purpose")?.startsWith("prefetch");
