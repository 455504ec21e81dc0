import { COOKIES } from "../../shared/cookies.ts";
import type { LocaleCode } from "../../shared/locales.ts";
import { remembering } from "../remembering.ts";
import { serialised } from "./cookies.ts";

const cookie = remembering((locale) => serialised(COOKIES.locale, locale));

/** Set-Cookie for the locale of the page that was read, which `/` then leads to. [1.04] */
export const localeCookie = (locale: LocaleCode, url: string): string =>
	url.startsWith("https:") ? `${cookie(locale)}; Secure` : cookie(locale);

/** false: the browser only prefetches the page. */
export const isRead = (headers: Headers): boolean => !headers.get("sec-purpose")?.startsWith("prefetch");
