import type { Context } from "hono";
import { localeCookie } from "../../visitor/locale.ts";
import type { AppEnv } from "../../visitor/site.ts";
import { type Refusal, refuse } from "./outcome.ts";

/**
 * The refusal of a form whose browser refuses cookies; undefined: it takes them. Every page sets the locale's cookie, so that a
 * browser that sends none at all takes none. Where the page came by a prefetch, which sets no cookie, the refusal sets it:
 * the form's next try finds out. Only browsers say what they fetch for (`Sec-Fetch-Dest`): a program that calls an endpoint
 * need not have read a page.
 */
export function cookiesRefused(c: Context<AppEnv>): Refusal | undefined {
	if (c.req.header("sec-fetch-dest") === undefined || c.req.header("cookie") !== undefined) return undefined;
	c.header("Set-Cookie", localeCookie(c.get("site").locale, c.req.url), { append: true });
	return refuse(400, "cookiesRefused", "The browser refuses cookies.");
}
