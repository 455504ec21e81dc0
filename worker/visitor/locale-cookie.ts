import { COOKIES } from "../../shared/cookies.ts";
import type { LocaleCode } from "../../shared/locales.ts";
import { serialised } from "./cookies.ts";

/** Set-Cookie for the locale of the page that was read, which `/` then leads to. [1.04] */
export function localeCookie(locale: LocaleCode, url: string): string {
	const cookie = serialised(COOKIES.locale, locale);
	return url.startsWith("https:") ? `${cookie}; Secure` : cookie;
}

/** false: the browser only prefetches the page. */
export const isRead = (headers: Headers): boolean => !headers.get("sec-purpose")?.startsWith("prefetch");
