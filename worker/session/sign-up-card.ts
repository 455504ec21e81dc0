import type { Context } from "hono";
import { setCookie } from "hono/cookie";
import { paths } from "../../shared/routes.ts";
import type { AppEnv, Cookies } from "../site/middleware.ts";

/** Whether the home page's sign-up card was dismissed, which a cookie remembers. [3.13] */

export const SIGN_UP_CARD_COOKIE = "hide-signup-card";
const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

export const hidesSignUpCard = (cookies: Cookies): boolean => cookies[SIGN_UP_CARD_COOKIE] !== undefined;

export function hideSignUpCard(c: Context<AppEnv>): Response {
	setCookie(c, SIGN_UP_CARD_COOKIE, "1", {
		path: "/",
		maxAge: LIFETIME_SECONDS,
		sameSite: "Lax",
		secure: new URL(c.req.url).protocol === "https:",
	});
	return c.redirect(paths.home(c.get("site").locale), 303);
}
