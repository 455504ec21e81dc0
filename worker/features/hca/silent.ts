import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AuthorizationResponseError } from "oauth4webapi";
import { COOKIES } from "../../../shared/cookies.ts";
import { paths, withNotice } from "../../../shared/routes.ts";
import { isReachable, providerOf } from "../../backend/provider.ts";
import { log } from "../../runtime/log.ts";
import { isDeepLink } from "../../runtime/patterns.ts";
import { readCookie, setCookie } from "../../visitor/cookies.ts";
import { isRead, localeOfPath } from "../../visitor/locale.ts";
import { endSession, renewSession } from "../../visitor/session/session-cookie.ts";
import type { Session, SessionUser } from "../../visitor/session/session-data.ts";
import type { AppEnv, Ctx } from "../../visitor/site.ts";
import { begin, type HcaTransaction, isHcaAnswer } from "./transaction.ts";

/**
 * A lapsed HCA session (worker/visitor/session/lifetimes.ts) is not valid until the provider confirms it. The next page
 * redirects to the provider and back without any dialog (`prompt=none`). The session then continues with its id, or ends. If
 * the provider is unreachable, the page is shown signed out with a notice.
 */

/** Redirects a document request once. While the attempt's cookie is set, and for other requests, the visitor is signed out. */
export const confirmingHca = () =>
	createMiddleware<AppEnv>(async function confirmingHca(c, next) {
		const { lapsed, country, path, search } = c.get("site");
		const provider = providerOf(country);
		const isDue = lapsed !== null && provider !== undefined && isOpened(c) && !isHcaAnswer(c);
		if (!isDue || readCookie(c, COOKIES.hcaSilent) !== undefined) return next();
		setCookie(c, COOKIES.hcaSilent, "1");
		if (!(await isReachable(provider))) {
			log("hca-failed", { reason: "provider unreachable" });
			c.set("site", { ...c.get("site"), search: withNotice("hcaUnreachable", search) });
			return next();
		}
		c.set("cacheControl", "never");
		return c.redirect(await begin(c, "login", { returnTo: path + search, prompt: "none", confirms: lapsed.id }), 302);
	});

/** The redirects would fail in frames, prefetches and fetches. A deep link's code must not get into the address to return to. */
const isOpened = ({ req }: Context): boolean =>
	localeOfPath(req.path) !== undefined &&
	!isDeepLink(req.path) &&
	req.method === "GET" &&
	req.header("sec-fetch-dest") === "document" &&
	isRead(req.raw.headers);

/** The lapsed session that the transaction confirms; null if the browser's session changed meanwhile. */
function lapsedOf(c: Ctx, { confirms }: HcaTransaction): Session | null {
	const { lapsed } = c.get("site");
	return lapsed?.id === confirms ? lapsed : null;
}

export async function finishSilently(c: Ctx, transaction: HcaTransaction, user: SessionUser): Promise<Response> {
	const lapsed = lapsedOf(c, transaction);
	if (lapsed && lapsed.user.id !== user.id) return endSilently(c, transaction);
	if (lapsed) {
		// A profile without country keeps the earlier one.
		const country = user.country ?? lapsed.user.country;
		await renewSession(c, { ...lapsed, user: { ...user, country }, verifiedAt: Date.now() });
	}
	return c.redirect(transaction.returnTo, 303);
}

/** OpenID Connect errors that mean: the provider needs a dialog with the visitor. */
const NEEDS_DIALOG = ["login_required", "interaction_required", "consent_required", "account_selection_required"];

export const asksVisitor = (error: unknown): boolean =>
	error instanceof AuthorizationResponseError && NEEDS_DIALOG.includes(error.error);

export async function endSilently(c: Ctx, transaction: HcaTransaction): Promise<Response> {
	const lapsed = lapsedOf(c, transaction);
	if (!lapsed) return c.redirect(transaction.returnTo, 303);
	await endSession(c, lapsed);
	const query = new URLSearchParams({ notice: "hcaEnded", return: transaction.returnTo });
	return c.redirect(`${paths.login(c.get("site").locale)}?${query}`, 303);
}
