import * as z from "zod/mini";
import { translator } from "../../../locales/index.ts";
import type { MessageKey } from "../../../locales/keys.ts";
import { type LocaleCode, localeOf, localesOf } from "../../../shared/locales.ts";
import { PREVIEW_PATH } from "../../../shared/preview.ts";
import { paths, singlePath } from "../../../shared/routes.ts";
import { localeCodes } from "../../backend/strapi/model.ts";
import { modelOf } from "../../backend/strapi-models.ts";
import { originOf } from "../../render/head.ts";
import { config } from "../../runtime/config.ts";
import { isOneOf } from "../../runtime/secrets.ts";
import { cookiesOf } from "../../visitor/cookies.ts";
import { isGuessing, RETRY } from "../../visitor/limits/codes.ts";
import { isNavigation, notOpened } from "../../visitor/limits/navigation.ts";
import { localeOfPath } from "../../visitor/locale.ts";
import { startVisit } from "../../visitor/preview/editor-visit.ts";
import { localPath } from "../../visitor/redirects.ts";
import type { Ctx, Site } from "../../visitor/site.ts";

/**
 * The URL of Strapi 5's preview button has the secret, `status` (the tab), and either `url` (the page's path) or `uid`,
 * `documentId` and `locale`. It redirects, so that no page is rendered under a URL with the secret.
 */

const text = z.optional(z.string().check(z.maxLength(2000)));
const button = z.object({ secret: text, url: text, status: text, locale: text, uid: text, documentId: text });
type Button = z.output<typeof button>;

export async function openPreview(c: Ctx): Promise<Response> {
	if (!isNavigation(c.req.raw, "iframe")) return notOpened(c);
	const site = c.get("site");
	const fields = button.safeParse(Object.fromEntries(new URLSearchParams(site.search))).data;
	const locale = fields && localeIn(fields, site);
	c.set("cacheControl", "never");
	if (config.PREVIEW_SECRET === undefined) return message(c, 404, "preview.off");
	if (!locale) return message(c, 400, "preview.noPage");
	const { country } = localeOf(locale);
	// The cookie belongs to one host, so the locale's host must set it.
	if (site.hostCountry !== undefined && site.hostCountry !== country) {
		const origin = originOf(site, country);
		if (origin !== site.origin) return c.redirect(origin + PREVIEW_PATH + site.search, 303);
	}
	const secret = fields.secret ?? "";
	if (!(await isOneOf(config.PREVIEW_SECRET, secret))) {
		return (await isGuessing(c, "preview")) ? message(c, 429, "preview.tooMany") : message(c, 403, "preview.refused");
	}
	await startVisit(c, cookiesOf(c), secret, {
		// With `locale` the visit is limited to it. With only `url` it covers all locales of the country.
		locales: fields.locale === undefined ? localesOf(country).map(({ code }) => code) : [locale],
		version: fields.status === "published" ? "published" : "draft",
	});
	return c.redirect(pageOf(fields, { ...site, locale }), 303);
}

/** Where locales of several countries share one of Strapi's, the host's country decides. */
function localeIn({ locale, url }: Button, { hostCountry }: Site): LocaleCode | undefined {
	if (locale === undefined) return localeOfPath(url ?? "")?.code;
	const codes = localeCodes(locale);
	return codes.find((code) => localeOf(code).country === hostCountry) ?? codes[0];
}

/** The page to show: an item by its documentId (a draft may lack a slug), a single, or else the home page. */
function pageOf({ url, uid, documentId }: Button, site: Site): string {
	if (url !== undefined) return localPath(url, site);
	const model = modelOf({ uid });
	if (model.kind === "item" && !model.isPart && documentId) return paths.detail(site.locale, model.section, documentId);
	return (model.kind === "named" && singlePath(site.locale, model.name)) || paths.home(site.locale);
}

/** Plain text: the URL still contains the secret, so no script may run on this page. */
const message = (c: Ctx, status: 400 | 403 | 404 | 429, key: MessageKey): Response =>
	c.text(`${translator(c.get("site").locale)(key)}\n`, status, {
		"X-Robots-Tag": "noindex",
		...(status === 429 ? RETRY : {}),
	});
