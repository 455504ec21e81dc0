import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { translator } from "../../../locales/index.ts";
import { PREVIEW_LEVELS } from "../../../shared/preview.ts";
import { paths } from "../../../shared/routes.ts";
import { PageError } from "../../runtime/errors.ts";
import { cookiesOf } from "../../visitor/cookies.ts";
import { localeOfPath } from "../../visitor/locale.ts";
import { endEditorVisit, lookAs, visitOf } from "../../visitor/preview/editor-visit.ts";
import { forgetReview } from "../../visitor/preview/review-visit.ts";
import { localPath } from "../../visitor/redirects.ts";
import type { AppEnv } from "../../visitor/site.ts";
import { bodyOf, textIn } from "../forms/form-body.ts";

/** The forms of the preview's bar, and the refusal of all others. */

const STAFF = /^\/ops\//;

/** A preview only shows: nothing that is sent from its pages is carried out, but for the bar's own forms. */
export const readOnly = () =>
	createMiddleware<AppEnv>(async function readOnly(c, next) {
		const { path, locale, preview } = c.get("site");
		const own = [paths.previewLevel(locale), paths.endPreview(locale), paths.reviewLink(locale)];
		if (own.includes(path) || STAFF.test(path)) return next();
		// Calls of scripts name no locale.
		const visit = preview ?? (localeOfPath(path) ? null : await visitOf(cookiesOf(c)));
		if (visit) throw new PageError(403, "A preview changes nothing. End it first.", "preview");
		await next();
	});

export async function changePreviewLevel(c: Context<AppEnv>): Promise<Response> {
	const body = await bodyOf(c);
	const level = PREVIEW_LEVELS.find((one) => one === textIn(body, "level"));
	if (level && c.get("site").preview) await lookAs(c, cookiesOf(c), level);
	return c.redirect(localPath(textIn(body, "return"), c.get("site")), 303);
}

/** In the CMS's frame the portal's own pages cannot be shown, only a word. */
export async function endPreview(c: Context<AppEnv>): Promise<Response> {
	const { locale } = c.get("site");
	await endEditorVisit(c, cookiesOf(c));
	forgetReview(c);
	c.header("Cache-Control", "no-store");
	if (c.req.header("sec-fetch-dest") === "iframe") return c.text(`${translator(locale)("preview.ended")}\n`);
	return c.redirect(paths.home(locale), 303);
}
