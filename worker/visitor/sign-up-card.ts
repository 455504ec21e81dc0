import { COOKIES } from "../../shared/cookies.ts";
import { paths } from "../../shared/routes.ts";
import { type Cookies, setCookie } from "./cookies.ts";
import type { Ctx } from "./site.ts";

/** A cookie hides the home page's sign-up card. [3.13] */

export const hidesSignUpCard = (cookies: Cookies): boolean => cookies[COOKIES.signUpCard.name] !== undefined;

export function hideSignUpCard(c: Ctx): Response {
	setCookie(c, COOKIES.signUpCard, "1");
	return c.redirect(paths.home(c.get("site").locale), 303);
}
