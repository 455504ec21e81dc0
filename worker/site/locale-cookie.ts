import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE } from "../../shared/constants.ts";
import type { LocaleCode } from "../../shared/locales.ts";

/** Set-Cookie for the locale of the page that was read, which `/` then leads to. [1.04] */
export function localeCookie(locale: LocaleCode, url: string): string {
	const cookie = `${LOCALE_COOKIE}=${locale}; Max-Age=${LOCALE_COOKIE_MAX_AGE}; Path=/; SameSite=Lax`;
	return url.startsWith("https:") ? `${cookie}; Secure` : cookie;
}

/** false: the browser only prefetches the page. */
export const isRead = (headers: Headers): boolean => !headers.get("sec-purpose")?.startsWith("prefetch");
