import { providerOf } from "../../backend/provider.ts";
import { localeCookie } from "../../visitor/locale.ts";
import type { Ctx } from "../../visitor/site.ts";
import { type Refusal, refuse } from "./outcome.ts";

/**
 * Every page sets the locale cookie, so a browser without it blocks cookies. After a prefetched page, which sets none, the
 * refusal sets it for the next attempt. API clients, which send no `Sec-Fetch-Dest`, need no page first.
 */
export function cookiesRefused(c: Ctx): Refusal | undefined {
	if (c.req.header("sec-fetch-dest") === undefined || c.req.header("cookie") !== undefined) return undefined;
	c.header("Set-Cookie", localeCookie(c.get("site").locale, c.req.url), { append: true });
	return refuse(400, "cookiesRefused", "The browser refuses cookies.");
}

/** The same for a form of local accounts, which countries with HCA do not have. [1.14] */
export const accountsRefused = (c: Ctx): Refusal | undefined =>
	providerOf(c.get("site").country)
		? refuse(403, "hcaOnly", "Sign-in goes through the external identity.")
		: cookiesRefused(c);
