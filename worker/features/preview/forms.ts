import { createMiddleware } from "hono/factory";
import { translator } from "../../../locales/index.ts";
import { PREVIEW_LEVELS } from "../../../shared/preview.ts";
import { paths } from "../../../shared/routes.ts";
import { PageError } from "../../runtime/errors.ts";
import { cookiesOf } from "../../visitor/cookies.ts";
import { localeOfPath } from "../../visitor/locale.ts";
import { endEditorVisit, viewAs, visitOf } from "../../visitor/preview/editor-visit.ts";
import { forgetReview } from "../../visitor/preview/review-visit.ts";
import { localPath } from "../../visitor/redirects.ts";
import type { AppEnv, Ctx } from "../../visitor/site.ts";
import { bodyOf, textIn } from "../forms/form-body.ts";

const STAFF = /^\/ops\//;

/** Previews are read-only: refuses every post except the preview bar's forms. @throws PageError 403 */
export const readOnly = () =>
	createMiddleware<AppEnv>(async function readOnly(c, next) {
		const { path, locale, preview } = c.get("site");
		const allowed = [paths.previewLevel(locale), paths.endPreview(locale), paths.reviewLink(locale)];
		if (allowed.includes(path) || STAFF.test(path)) return next();
		// Without a locale in the URL, as for script calls, `site()` sets no preview: reads the cookie here.
		const visit = preview ?? (localeOfPath(path) ? null : await visitOf(cookiesOf(c)));
		if (visit) throw new PageError(403, "A preview changes nothing. End it first.", "preview");
		await next();
	});

export async function changePreviewLevel(c: Ctx): Promise<Response> {
	const body = await bodyOf(c);
	const level = PREVIEW_LEVELS.find((one) => one === textIn(body, "level"));
	if (level && c.get("site").preview) await viewAs(c, cookiesOf(c), level);
	return c.redirect(localPath(textIn(body, "return"), c.get("site")), 303);
}

/** Ends the preview. The CMS's frame gets a line of text, because only previews may be framed. */
export async function endPreview(c: Ctx): Promise<Response> {
	const { locale } = c.get("site");
	await endEditorVisit(c, cookiesOf(c));
	forgetReview(c);
	c.set("cacheControl", "never");
	if (c.req.header("sec-fetch-dest") === "iframe") return c.text(`${translator(locale)("preview.ended")}\n`, 200);
	return c.redirect(paths.home(locale), 303);
}
