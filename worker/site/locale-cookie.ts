import { serialize } from "hono/utils/cookie";
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE } from "../../shared/constants.ts";
import type { LocaleCode } from "../../shared/locales.ts";
import { remembering } from "../remembering.ts";

const cookie = remembering((locale) =>
	serialize(LOCALE_COOKIE, locale, { path: "/", maxAge: LOCALE_COOKIE_MAX_AGE, sameSite: "Lax" }),
);

/** Set-Cookie for the locale of the page that was read, which `/` then leads to. [1.04] */
export const localeCookie = (locale: LocaleCode, url: string): string =>
	url.startsWith("https:") ? `${cookie(locale)}; Secure` : cookie(locale);

/** false: the browser only prefetches the page. */
export const isRead = (headers: Headers): boolean => !headers.get("sec-purpose")?.startsWith("prefetch");
