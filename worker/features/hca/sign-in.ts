import { createMiddleware } from "hono/factory";
import { AuthorizationResponseError } from "oauth4webapi";
import type { Arrival } from "../../../shared/accounts/messages.ts";
import { languageOf } from "../../../shared/locales.ts";
import { paths, withNotice } from "../../../shared/routes.ts";
import { fetchHcaUser } from "../../backend/accounts.ts";
import { providerOf, redeemCode, SIGNED_OUT_EVERYWHERE } from "../../backend/provider.ts";
import { reasonOf } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import { notOpened } from "../../visitor/limits/navigation.ts";
import { budgetOf, countUse } from "../../visitor/limits/uses.ts";
import { startSession } from "../../visitor/session/session-cookie.ts";
import { externalSessionUser } from "../../visitor/session/session-data.ts";
import type { AppEnv, Ctx } from "../../visitor/site.ts";
import { signOut } from "../account/sign-in.ts";
import { asksVisitor, endSilently, finishSilently } from "./silent.ts";
import { type HcaTransaction, isHcaAnswer, take } from "./transaction.ts";

/** The provider redirects to the locale root after a sign-in [7.24], and after a sign-out on all devices. */
export const hcaCallback = () =>
	createMiddleware<AppEnv>(async function hcaCallback(c, next) {
		// Hono answers HEAD with the handler of GET. Link checkers must not use up the transaction.
		if (isHcaAnswer(c)) return c.req.method === "HEAD" ? notOpened(c) : finishHca(c);
		const { country, locale } = c.get("site");
		if (providerOf(country) && c.req.query("state") === SIGNED_OUT_EVERYWHERE) {
			c.set("cacheControl", "never");
			return c.redirect(`${paths.login(locale)}?notice=signedOutEverywhere`, 303);
		}
		await next();
	});

/** Signs in and redirects to `returnTo`, a URL without the code. A failure redirects there too, with a notice. [8.09] */
async function finishHca(c: Ctx): Promise<Response> {
	const site = c.get("site");
	const transaction = await take(c);
	c.set("cacheControl", "never");
	if (!transaction) {
		// A signed-in visitor went back to the provider, which redirects again. Otherwise the transaction began in another browser
		// or expired, or the redirect is forged.
		const { home, login } = paths;
		return c.redirect(site.session ? home(site.locale) : withNotice("hcaFailed", login(site.locale)), 303);
	}
	const isSilent = transaction.confirms !== undefined;
	const startedAt = Date.now();
	try {
		// A transaction's cookie can come again and again, with made-up codes.
		await countUse("forms", budgetOf(c));
		const accountId = await redeemCode(site.country, new URL(c.req.url), transaction);
		const profile = await fetchHcaUser(languageOf(site.locale), accountId, site).catch((error: unknown) => {
			throw new ProfileError(reasonOf(error));
		});
		const user = externalSessionUser(profile);
		if (isSilent) return await finishSilently(c, transaction, user);
		await signOut(c);
		await startSession(c, { identity: "hca", country: site.country, user, startedAt });
		return c.redirect(transaction.returnTo, 303);
	} catch (error) {
		if (isSilent && asksVisitor(error)) return endSilently(c, transaction);
		if (!isSilent && isCancelled(error)) {
			const notice = hasForgotten(error) ? "hcaForgotten" : "hcaCancelled";
			return c.redirect(returnWithNotice(notice, transaction), 303);
		}
		log("hca-failed", { reason: error instanceof ProfileError ? error.message : nameOf(error) });
		// The visitor did not start this sign-in: shows the page signed out. A later page tries again.
		if (isSilent) return c.redirect(transaction.returnTo, 303);
		const notice = error instanceof ProfileError ? "hcaProfileFailed" : "hcaFailed";
		return c.redirect(returnWithNotice(notice, transaction), 303);
	}
}

/** The provider confirmed the identity, but the backend did not return the user. */
class ProfileError extends Error {}

function returnWithNotice(notice: Arrival, { returnTo }: HcaTransaction): string {
	const [address = "", hash] = returnTo.split("#", 2);
	return withNotice(notice, address) + (hash === undefined ? "" : `#${hash}`);
}

const isCancelled = (error: unknown): error is AuthorizationResponseError =>
	error instanceof AuthorizationResponseError && error.error === "access_denied";

/** Azure AD B2C leaves a forgotten password to the portal, which has no page for it. */
const hasForgotten = ({ error_description: description = "" }: AuthorizationResponseError): boolean =>
	description.includes("AADB2C90118");

/** The error's name and code only: the provider's message may contain personal data. */
const nameOf = (error: unknown): string =>
	error instanceof Error ? ("code" in error ? `${error.name} ${error.code}` : error.name) : "unknown";
