import type { Context } from "hono";
import type { FormState } from "../../client/forms/state.ts";
import type { ItemForm } from "../../client/views/detail/item-form.ts";
import type { Detail } from "../../shared/models.ts";
import { paths } from "../../shared/routes.ts";
import type { Refusal } from "../accounts/outcome.ts";
import { readItem } from "../content/items.ts";
import { BackendError, PageError } from "../errors.ts";
import type { Session } from "../session/session.ts";
import type { AppEnv } from "../site/middleware.ts";
import { type Body, typedIn } from "./form-body.ts";
import { show } from "./handlers.ts";
import { itemOf } from "./slug.ts";

/** What the actions on an item have in common: forms that lead back to its page, links that lead to personal places. */

type Ctx = Context<AppEnv>;

/** @throws PageError 403 when the visitor's level does not reach the item */
export async function openItem(c: Ctx): Promise<Detail> {
	const site = c.get("site");
	const { section, slug } = itemOf(c.req.param());
	const item = await readItem(site, section, slug, site.level);
	if (item.state === "gated") throw new PageError(403, item.message);
	return item.detail;
}

const pageOf = (c: Ctx): string => {
	const { section, slug } = itemOf(c.req.param());
	return paths.detail(c.get("site").locale, section, slug);
};

/** Whoever loads the address of a form anew, or comes back to it from a sign-in. */
export const backToItem = (c: Ctx): Response => c.redirect(pageOf(c), 303);

/** The item's page again, with what went wrong in its form and all that was typed. */
export function showRefused(c: Ctx, form: ItemForm, { notice, errors, status }: Refusal, body: Body = {}) {
	const state: FormState = {
		values: { ...typedIn(body), form },
		failure: { notice, errors },
		success: null,
		returnTo: pageOf(c),
	};
	return show(c, "detail", state, status);
}

/** Back to the item, at the part of the page that has changed. */
export const backTo = (c: Ctx, part: string): Response => c.redirect(`${pageOf(c)}${part}`, 303);

/** To a place that is the session's user's alone: never kept, never logged. */
function sendTo(c: Ctx, url: string): Response {
	c.header("Cache-Control", "no-store");
	return c.redirect(url, 303);
}

/** `null`: there is none. Whoever is not signed in is led to the sign-in, and back to the item. */
export async function leadTo(
	c: Ctx,
	form: ItemForm,
	missing: Refusal,
	findUrl: (session: Session) => Promise<string | null>,
): Promise<Response> {
	const { session, locale } = c.get("site");
	if (!session) return sendTo(c, paths.account(locale, "login", pageOf(c)));
	// A backend that fails is no refusal: the error page's way to try again is this address.
	const url = await findUrl(session).catch((error: unknown) => {
		// What a provider does not know is there all the same on the portal.
		throw error instanceof BackendError && error.isWithdrawal ? new BackendError(0, error.message) : error;
	});
	return url === null ? showRefused(c, form, missing) : sendTo(c, url);
}
