import type { FormState } from "../../../shared/accounts/form-state.ts";
import type { Detail } from "../../../shared/models.ts";
import { paths, returningTo } from "../../../shared/routes.ts";
import { readItem } from "../../content/items.ts";
import { BackendError, Gated } from "../../runtime/errors.ts";
import { OverBudget } from "../../visitor/limits/uses.ts";
import { itemOf } from "../../visitor/params.ts";
import type { Session } from "../../visitor/session/session-data.ts";
import type { Ctx } from "../../visitor/site.ts";
import { type Body, typedIn } from "./form-body.ts";
import type { ItemForm } from "./item-form.ts";
import { noteRetry, type Refusal, refuse, tooMany } from "./outcome.ts";
import { askToSignIn, wantsSignIn } from "./unsent.ts";

/** Reads the URL's item. @throws PageError 403 if the level is too low, 404 for a missing item */
export async function openItem(c: Ctx, level = c.get("site").level): Promise<Detail> {
	const site = c.get("site");
	const { section, slug } = itemOf(c.req.param());
	const item = await readItem(site, section, slug, level);
	if (item.state === "gated") throw new Gated(item.message);
	return item.detail;
}

export const pageOf = (c: Ctx): string => {
	const { section, slug } = itemOf(c.req.param());
	return paths.detail(c.get("site").locale, section, slug);
};

/** A reload or a sign-in opens a form's URL. */
export const backToItem = (c: Ctx): Response => c.redirect(pageOf(c), 303);

export function showRefused(c: Ctx, form: ItemForm, refusal: Refusal, body: Body = {}): Promise<Response> {
	if (wantsSignIn(refusal)) return askToSignIn(c, refusal, body);
	noteRetry(c, refusal);
	const { notice, errors, status } = refusal;
	const state: FormState = {
		values: { ...typedIn(body), form },
		failure: { notice, errors },
		success: null,
		returnTo: pageOf(c),
	};
	return c.get("show")(c, "detail", state, status);
}

export const redirectToItem = (c: Ctx, part: string): Response => c.redirect(`${pageOf(c)}${part}`, 303);

function sendTo(c: Ctx, url: string): Response {
	c.set("cacheControl", "never");
	return c.redirect(url, 303);
}

const NO_LINK = { register: "webinarNoLink", course: "courseNoLink" } as const;

/** Without a link, or with a refusal (also one over the budget of vendor reads), shows the item's page with a notice. */
export async function redirectToPersonalLink(
	c: Ctx,
	form: keyof typeof NO_LINK,
	findUrl: (session: Session) => Promise<string | Refusal | null>,
): Promise<Response> {
	const { session, locale, confirm } = c.get("site");
	if (!session) return sendTo(c, paths.login(locale) + returningTo(pageOf(c)));
	await confirm();
	const url = await findUrl(session).catch((error: unknown) => {
		if (error instanceof OverBudget) return tooMany();
		// Status 0 makes it 503: the item exists, so the provider's 404 or 410 is a failure.
		throw error instanceof BackendError && error.isWithdrawal
			? new BackendError(0, `${error.status} for a personal link`)
			: error;
	});
	if (typeof url === "string") return sendTo(c, url);
	return showRefused(c, form, url ?? refuse(404, NO_LINK[form], "There is no link."));
}
