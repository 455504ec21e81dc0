import { readChoice } from "../../shared/consent.ts";
import { COOKIES } from "../../shared/cookies.ts";
import { readCookie, setCookie } from "./cookies.ts";
import type { Ctx } from "./site.ts";

/** Sets the script's answer again, because Safari keeps cookies of scripts for seven days only. The Worker keeps nothing. */
export function keepConsent(c: Ctx): Response {
	const value = readCookie(c, COOKIES.consent);
	if (value === undefined || readChoice(value) === null) return c.body(null, 422);
	setCookie(c, COOKIES.consent, value);
	c.set("cacheControl", "never");
	return c.body(null, 204);
}
