import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AuthorizationResponseError } from "oauth4webapi";
import { COOKIES } from "../../../shared/cookies.ts";
import { paths } from "../../../shared/routes.ts";
import { providerOf } from "../../backend/provider.ts";
import { readCookie, setCookie } from "../../visitor/cookies.ts";
import { isRead, localeOfPath } from "../../visitor/locale.ts";
import { endSession, renewSession } from "../../visitor/session/session-cookie.ts";
import type { externalSessionUser, Session } from "../../visitor/session/session-data.ts";
import type { AppEnv } from "../../visitor/site.ts";
import { begin, type HcaTransaction, isHcaAnswer } from "./transaction.ts";

/**
 * An HCA session past its age (worker/visitor/session/lifetimes.ts) counts for nothing until the provider has confirmed it: the visitor's next page is
 * redirected there and back, and nothing is asked of them (`prompt=none`). The session goes on under its id, or ends.
 */

/** Redirects once; with the attempt's cookie, and for whatever is no document, the visitor is signed out. */
export const confirmingHca = () =>
	createMiddleware<AppEnv>(async function confirmingHca(c, next) {
		const { lapsed, country, path, search } = c.get("site");
		const isDue = lapsed !== null && providerOf(country) !== undefined && isOpened(c) && !isHcaAnswer(c);
		if (!isDue || readCookie(c, COOKIES.hcaSilent) !== undefined) return next();
		setCookie(c, COOKIES.hcaSilent, "1");
		c.header("Cache-Control", "no-store");
		return c.redirect(await begin(c, "login", { returnTo: path + search, prompt: "none", confirms: lapsed.id }), 302);
	});

/** A page of a locale in a tab or window of its own: elsewhere the provider could not answer, or not lead back. */
const isOpened = ({ req }: Context): boolean =>
	localeOfPath(req.path) !== undefined &&
	req.method === "GET" &&
	req.header("sec-fetch-dest") === "document" &&
	isRead(req.raw.headers);

/** The session that a transaction confirms, if it is still this browser's. */
function lapsedOf(c: Context<AppEnv>, { confirms }: HcaTransaction): Session | null {
	const { lapsed } = c.get("site");
	return lapsed?.id === confirms ? lapsed : null;
}

/** The provider's session belongs to `user`: the portal's goes on only if it is the same one. */
export async function finishSilently(
	c: Context<AppEnv>,
	transaction: HcaTransaction,
	user: ReturnType<typeof externalSessionUser>,
): Promise<Response> {
	const lapsed = lapsedOf(c, transaction);
	if (lapsed && lapsed.user.id !== user.id) return endSilently(c, transaction);
	if (lapsed) {
		// A country once told goes on to hold.
		const known = { ...user, country: user.country ?? lapsed.user.country };
		await renewSession(c, { ...lapsed, user: known, verifiedAt: Date.now() });
	}
	return c.redirect(transaction.returnTo, 303);
}

/** By these the provider says that the visitor would have to do something. */
const ASKS = ["login_required", "interaction_required", "consent_required", "account_selection_required"];

export const asksVisitor = (error: unknown): boolean =>
	error instanceof AuthorizationResponseError && ASKS.includes(error.error);

/** Ends the session; the login page says so, and leads back to the page. */
export async function endSilently(c: Context<AppEnv>, transaction: HcaTransaction): Promise<Response> {
	const lapsed = lapsedOf(c, transaction);
	if (!lapsed) return c.redirect(transaction.returnTo, 303);
	await endSession(c, lapsed);
	const query = new URLSearchParams({ notice: "hcaEnded", return: transaction.returnTo });
	return c.redirect(`${paths.login(c.get("site").locale)}?${query}`, 303);
}
