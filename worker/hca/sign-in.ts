import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { HcaFlow } from "../../shared/hca.ts";
import { languageOf } from "../../shared/locales.ts";
import { paths } from "../../shared/routes.ts";
import { signOut } from "../accounts/sign-in.ts";
import { fetchHcaUser } from "../backend/accounts.ts";
import { reasonOf } from "../errors.ts";
import { log } from "../log.ts";
import { externalSessionUser, startSession } from "../session/session.ts";
import type { AppEnv } from "../site/site.ts";
import { providerOf, redeemCode, SIGNED_OUT_EVERYWHERE } from "./provider.ts";
import { asksVisitor, endSilently, finishSilently } from "./silent.ts";
import { begin, isHcaAnswer, take } from "./transaction.ts";

/** Sign-in with HCA: the provider comes back to the locale root. [7.24] */

interface BeginForm {
	verifier: string | undefined;
	returnTo: string | undefined;
	/** Present: the provider shall ask for the account again, even if it has a session. */
	again: string | undefined;
}

/** Begins a flow and returns the provider's address. */
export const beginHca = (c: Context<AppEnv>, flow: HcaFlow, { again, ...form }: BeginForm): Promise<string> =>
	begin(c, flow, { ...form, prompt: again === undefined ? undefined : "login" });

/** The provider redirects back to the locale root. */
export const hcaAnswers = () =>
	createMiddleware<AppEnv>(async function hcaAnswers(c, next) {
		if (isHcaAnswer(c)) return finishHca(c);
		const { country, locale } = c.get("site");
		if (providerOf(country) && c.req.query("state") === SIGNED_OUT_EVERYWHERE) {
			c.header("Cache-Control", "no-store");
			return c.redirect(`${paths.login(locale)}?notice=signedOutEverywhere`, 303);
		}
		await next();
	});

/** Signs in and redirects to a URL without the code; any failure leads to the login page without a session. [8.09] */
async function finishHca(c: Context<AppEnv>): Promise<Response> {
	const site = c.get("site");
	const provider = providerOf(site.country);
	const transaction = await take(c);
	c.header("Cache-Control", "no-store");
	const login = paths.login(site.locale);
	if (!provider || !transaction) return c.redirect(`${login}?notice=hcaFailed`, 303);
	const isSilent = transaction.confirms !== undefined;
	const startedAt = Date.now();
	try {
		const accountId = await redeemCode(provider, new URL(c.req.url), transaction);
		const found = await fetchHcaUser(languageOf(site.locale), accountId, site).catch((error: unknown) => {
			throw new ProfileError(reasonOf(error));
		});
		const user = externalSessionUser(found);
		if (isSilent) return await finishSilently(c, transaction, user);
		await signOut(c);
		await startSession(c, { identity: "hca", country: site.country, user, startedAt });
		return c.redirect(transaction.returnTo, 303);
	} catch (error) {
		if (isSilent && asksVisitor(error)) return endSilently(c, transaction);
		log("hca-failed", { reason: error instanceof ProfileError ? error.message : nameOf(error) });
		// Nobody has asked for this sign-in: the page is shown, signed out, and the provider is asked again later.
		if (isSilent) return c.redirect(transaction.returnTo, 303);
		const notice = error instanceof ProfileError ? "hcaProfileFailed" : "hcaFailed";
		return c.redirect(`${login}?notice=${notice}`, 303);
	}
}

/** The provider has confirmed the identity, but the backend does not know the user or does not answer. */
class ProfileError extends Error {}

/** Only the kind of an error, since the provider's words may name the visitor. */
const nameOf = (error: unknown): string =>
	error instanceof Error ? ("code" in error ? `${error.name} ${error.code}` : error.name) : "unknown";
