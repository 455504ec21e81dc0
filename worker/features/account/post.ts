import { type FormState, ONLY_SHOW } from "../../../shared/accounts/form-state.ts";
import { deleteForm, forgotForm, loginForm, registerForm } from "../../../shared/accounts/forms.ts";
import { type Notice, SUCCESSES } from "../../../shared/accounts/messages.ts";
import { BRAND } from "../../../shared/brand.ts";
import { attachment } from "../../../shared/file-name.ts";
import { type AccountPage, paths, returningTo, withNotice } from "../../../shared/routes.ts";
import { endSessionUrl, providerOf, SIGNED_OUT_EVERYWHERE } from "../../backend/provider.ts";
import { localPath } from "../../visitor/redirects.ts";
import type { Ctx } from "../../visitor/site.ts";
import { type Body, bodyOf, textIn, typedIn } from "../forms/form-body.ts";
import { check, isOfOtherUser } from "../forms/form-owner.ts";
import { noteRetry, type Outcome, type Refusal } from "../forms/outcome.ts";
import { askToSignIn, unsentIn, wantsSignIn } from "../forms/unsent.ts";
import { deleteAccount, exportAccount, requestedConsents, updateConsents } from "./account.ts";
import { forgotPassword } from "./forgot-password.ts";
import { register } from "./register.ts";
import { signIn, signOut, signOutEverywhere } from "./sign-in.ts";

/** Account forms as plain HTML posts: a redirect on success, else the page again with the typed values. [5.13] */

const returnOf = (c: Ctx, body: Body): string => localPath(textIn(body, "returnTo"), c.get("site"));

export async function postLogin(c: Ctx): Promise<Response> {
	const body = await bodyOf(c);
	if (ONLY_SHOW in body) return showEmpty(c, "login", body);
	const outcome = await check("anybody", loginForm, body, (form) => signIn(c, form));
	return respond(c, "login", body, outcome, ({ missingConsents }) => {
		const to = returnOf(c, body);
		return missingConsents.length > 0 ? paths.consents(c.get("site").locale) + returningTo(to) : to;
	});
}

export async function postRegister(c: Ctx): Promise<Response> {
	const body = await bodyOf(c);
	const { country } = c.get("site");
	const outcome = await check("anybody", registerForm(country), body, (form) => register(c, form));
	return respond(c, "register", body, outcome, ({ limited }) =>
		loginWithNotice(c, limited ? "registeredLimited" : "registered", body),
	);
}

export async function postForgotPassword(c: Ctx): Promise<Response> {
	const body = await bodyOf(c);
	if (ONLY_SHOW in body) return showEmpty(c, "forgotPassword", body);
	const outcome = await check("anybody", forgotForm, body, (form) => forgotPassword(c, form));
	return respond(c, "forgotPassword", body, outcome, () => loginWithNotice(c, "resetSent", body));
}

/** Consents from the page after sign-in, or from the account page (`manage`), where they can be withdrawn. */
export async function postConsents(c: Ctx): Promise<Response> {
	const body = await bodyOf(c);
	const shown = [body.asked].flat();
	const manage = textIn(body, "manage") !== undefined;
	const { names, schema } = requestedConsents(c.get("site"), (name) => shown.includes(name), manage);
	const outcome = await check(c.get("site"), schema, body, (answers) => updateConsents(c, names, answers));
	if (!outcome.ok && wantsSignIn(outcome)) return askToSignIn(c, outcome, body);
	return respond(c, manage ? "profile" : "consents", body, outcome, () =>
		manage ? noticeAt(c, "profile", "consentsSaved") : returnOf(c, body),
	);
}

export async function postDeletion(c: Ctx): Promise<Response> {
	const body = await bodyOf(c);
	const outcome = await check(c.get("site"), deleteForm, body, (form) => deleteAccount(c, form));
	if (outcome.ok) c.header("Clear-Site-Data", '"cache", "storage"');
	return respond(c, "profile", body, outcome, () => noticeAt(c, "login", "accountDeleted"));
}

export async function accountData(c: Ctx): Promise<Response> {
	const outcome = await exportAccount(c);
	if (!outcome.ok) return c.get("show")(c, "profile", formOf(c, {}, outcome), outcome.status);
	c.set("cacheControl", "never");
	c.header("Content-Disposition", attachment(`${BRAND.portal} account.json`));
	return c.json(outcome.data);
}

export async function postLogoutEverywhere(c: Ctx): Promise<Response> {
	const { session, lapsed, locale } = c.get("site");
	if (!(session ?? lapsed)) return c.redirect(paths.login(locale), 303);
	return leave(c, signOutEverywhere, noticeAt(c, "login", "signedOutEverywhere"), SIGNED_OUT_EVERYWHERE);
}

export const postLogout = (c: Ctx): Promise<Response> => leave(c, signOut, paths.home(c.get("site").locale));

/** HCA users are redirected to the provider's sign-out, from which they come back with `state`. [4.06] */
async function leave(c: Ctx, end: typeof signOut, next: string, state?: string): Promise<Response> {
	const { session, lapsed, locale, country, origin } = c.get("site");
	await end(c);
	c.header("Clear-Site-Data", '"cache"');
	const provider = (session ?? lapsed)?.identity === "hca" ? providerOf(country) : undefined;
	return c.redirect(provider ? endSessionUrl(provider, origin + paths.home(locale), state) : next, 303);
}

/** Redirects, or shows the form that waited for the sign-in: first with missing consents, unless it is theirs. [4.13] */
function respond<Data>(
	c: Ctx,
	page: AccountPage,
	body: Body,
	outcome: Outcome<Data>,
	arrive: (data: Data) => string,
): Response | Promise<Response> {
	const show = c.get("show");
	if (!outcome.ok) return show(c, page, formOf(c, body, outcome), outcome.status);
	const site = c.get("site");
	const to = arrive(outcome.data);
	const unsent = unsentIn(body, site);
	if (!unsent || isOfOtherUser(unsent.typed, site)) return c.redirect(to, 303);
	const consents = paths.consents(site.locale);
	const next = to.startsWith(consents) && unsent.action !== consents ? "consents" : "login";
	const state = { values: {}, failure: null, success: null, returnTo: returnOf(c, body) };
	return show(c, next, { ...state, unsent: { ...unsent, isSignedIn: true } }, 200);
}

function formOf(c: Ctx, body: Body, refusal: Refusal): FormState {
	noteRetry(c, refusal);
	const { notice, errors, ticket } = refusal;
	return {
		values: typedIn(body),
		failure: { notice, errors, ticket },
		success: null,
		returnTo: returnOf(c, body),
		unsent: unsentIn(body, c.get("site")),
	};
}

/** The visitor switches forms: shows this one with the e-mail address, without sending it. */
function showEmpty(c: Ctx, page: AccountPage, body: Body): Promise<Response> {
	const { email = "" } = typedIn(body);
	const success = SUCCESSES.find((notice) => notice === textIn(body, ONLY_SHOW)) ?? null;
	return c.get("show")(c, page, { values: { email }, failure: null, success, returnTo: returnOf(c, body) });
}

const noticeAt = (c: Ctx, page: AccountPage, notice: Notice): string =>
	withNotice(notice, paths[page](c.get("site").locale));

const loginWithNotice = (c: Ctx, notice: Notice, body: Body): string =>
	withNotice(notice, paths.login(c.get("site").locale) + returningTo(returnOf(c, body)));
