import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import * as z from "zod/mini";
import { COOKIES } from "../../shared/cookies.ts";
import { type HcaFlow, isVerifier } from "../../shared/hca.ts";
import { languageOf } from "../../shared/locales.ts";
import { paths } from "../../shared/routes.ts";
import { signOut } from "../accounts/sign-in.ts";
import { fetchHcaUser } from "../backend/accounts.ts";
import { notFound, reasonOf } from "../errors.ts";
import { log } from "../log.ts";
import { seal, unseal } from "../session/seal.ts";
import { externalSessionUser, startSession } from "../session/session.ts";
import { deleteCookie, readCookie, setCookie } from "../site/cookies.ts";
import { localPath } from "../site/local-path.ts";
import type { AppEnv } from "../site/site.ts";
import { authorizeUrl, newTransaction, newVerifier, providerOf, redeemCode } from "./provider.ts";

/**
 * Sign-in with HCA. The transaction waits in a sealed cookie, so that no script sees it and another tab can finish it;
 * the provider comes back to the locale root. [7.24]
 */

const COOKIE = COOKIES.hcaTransaction;
/** One cookie a transaction: a second tab does not overwrite the first, nor does a forged redirect delete a real one. */
const endingOf = (state: string): string => state.slice(0, 8);
const PURPOSE = "hca-transaction";

const sealedTransaction = z.object({
	state: z.string(),
	nonce: z.string(),
	verifier: z.string().check(z.refine(isVerifier)),
	redirectUri: z.string(),
	returnTo: z.string(),
});

interface BeginForm {
	verifier: string | undefined;
	returnTo: string | undefined;
	/** Present: the provider shall ask for the account again, even if it has a session. */
	again: string | undefined;
}

/** Begins a flow and returns the provider's address. The browser makes the verifier; without a script the Worker does. */
export async function beginHca(c: Context<AppEnv>, flow: HcaFlow, form: BeginForm) {
	const site = c.get("site");
	const provider = providerOf(site.country);
	if (!provider) throw notFound();
	const verifier = form.verifier !== undefined && isVerifier(form.verifier) ? form.verifier : newVerifier();
	const transaction = newTransaction(verifier, site.origin + paths.home(site.locale));
	const sealed = await seal(PURPOSE, { ...transaction, returnTo: localPath(form.returnTo, site) }, COOKIE.maxAge);
	setCookie(c, COOKIE, sealed, endingOf(transaction.state));
	return authorizeUrl(provider, flow, transaction, { locale: site.locale, again: form.again !== undefined });
}

/** The provider redirects back to the locale root. */
export const hcaAnswers = () =>
	createMiddleware<AppEnv>(async function hcaAnswers(c, next) {
		if (isHcaAnswer(c)) return finishHca(c);
		await next();
	});

function isHcaAnswer(c: Context<AppEnv>): boolean {
	if (providerOf(c.get("site").country) === undefined) return false;
	const { code, error, state } = c.req.query();
	return (code ?? error) !== undefined && state !== undefined;
}

/** Signs in and redirects to a URL without the code; any failure leads to the login page without a session. [8.09] */
async function finishHca(c: Context<AppEnv>): Promise<Response> {
	const site = c.get("site");
	const provider = providerOf(site.country);
	const ending = endingOf(new URL(c.req.url).searchParams.get("state")?.replace(/[^\w-]/g, "") ?? "");
	const transaction = sealedTransaction.safeParse(await unseal(PURPOSE, readCookie(c, COOKIE, ending) ?? "")).data;
	deleteCookie(c, COOKIE, ending);
	c.header("Cache-Control", "no-store");
	const login = paths.login(site.locale);
	if (!provider || !transaction) return c.redirect(`${login}?notice=hcaFailed`, 303);
	try {
		const accountId = await redeemCode(provider, new URL(c.req.url), transaction);
		const user = await fetchHcaUser(languageOf(site.locale), accountId, site).catch((error: unknown) => {
			throw new ProfileError(reasonOf(error));
		});
		await signOut(c);
		await startSession(c, { identity: "hca", country: site.country, user: externalSessionUser(user) });
		return c.redirect(transaction.returnTo, 303);
	} catch (error) {
		log("hca-failed", { reason: error instanceof ProfileError ? error.message : nameOf(error) });
		const notice = error instanceof ProfileError ? "hcaProfileFailed" : "hcaFailed";
		return c.redirect(`${login}?notice=${notice}`, 303);
	}
}

/** The provider has confirmed the identity, but the backend does not know the user or does not answer. */
class ProfileError extends Error {}

/** Only the kind of an error, since the provider's words may name the visitor. */
const nameOf = (error: unknown): string =>
	error instanceof Error ? ("code" in error ? `${error.name} ${error.code}` : error.name) : "unknown";
