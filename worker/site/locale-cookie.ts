import { serialize } from "hono/utils/cookie";
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE } from "../../shared/constants.ts";
import type { LocaleCode } from "../../shared/locales.ts";

/** Set-Cookie for the locale of the page that was read, which `/` then leads to. [1.04] */
export function localeCookie(locale: LocaleCode, url: string): string {
	const cookie = serialize(LOCALE_COOKIE, locale, { path: "/", maxAge: LOCALE_COOKIE_MAX_AGE, sameSite: "Lax" });
	return url.startsWith("https:") ? `${cookie}; Secure` : cookie;
}

/** false: the browser only prefetches the page. */
export const isRead = (headers: Headers): boolean => !headers.get("sec-purpose")?.startsWith("prefetch");
