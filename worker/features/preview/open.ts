import type { Context } from "hono";
import * as z from "zod/mini";
import { translator } from "../../../locales/index.ts";
import type { MessageKey } from "../../../locales/keys.ts";
import { findLocale, type LocaleCode, localeOf, localesOf } from "../../../shared/locales.ts";
import { PREVIEW_PATH } from "../../../shared/preview.ts";
import { paths, SINGLE_PAGES } from "../../../shared/routes.ts";
import { modelOf } from "../../backend/strapi-models.ts";
import { originOf } from "../../render/head.ts";
import { config } from "../../runtime/config.ts";
import { isOneOf } from "../../runtime/secrets.ts";
import { cookiesOf } from "../../visitor/cookies.ts";
import { isGuessing, RETRY } from "../../visitor/limits/codes.ts";
import { isNavigation, notOpened } from "../../visitor/limits/navigation.ts";
import { localeOfPath } from "../../visitor/locale.ts";
import { startVisit, visitOf } from "../../visitor/preview/editor-visit.ts";
import { localPath } from "../../visitor/redirects.ts";
import type { AppEnv, Site } from "../../visitor/site.ts";

/**
 * The CMS's preview button, as Strapi 5 calls it: its handler makes an address of the secret, `status` (the tab), and either
 * `url`, the page's path, or `uid`, `documentId` and `locale`. A right secret opens a visit, and the answer leads to the page:
 * nothing is ever rendered under an address with the secret.
 */

const text = z.optional(z.string().check(z.maxLength(2000)));
const button = z.object({ secret: text, url: text, status: text, locale: text, uid: text, documentId: text });
type Button = z.output<typeof button>;

export async function openPreview(c: Context<AppEnv>): Promise<Response> {
	if (!isNavigation(c.req.raw.headers, "iframe")) return notOpened(c);
	const site = c.get("site");
	const asked = button.safeParse(Object.fromEntries(new URLSearchParams(site.search))).data;
	const locale = asked && localeIn(asked);
	c.header("Cache-Control", "no-store");
	if (config.PREVIEW_SECRET === undefined) return told(c, 404, "preview.off");
	if (!locale) return told(c, 400, "preview.noPage");
	const { country } = localeOf(locale);
	// The cookie is this host's own.
	if (site.hostCountry !== undefined && site.hostCountry !== country) {
		const origin = originOf(country, site);
		if (origin !== site.origin) return c.redirect(origin + PREVIEW_PATH + site.search, 303);
	}
	const secret = asked.secret ?? "";
	if (!(await isOneOf(config.PREVIEW_SECRET, secret))) {
		return (await isGuessing(c, "preview")) ? told(c, 429, "preview.tooMany") : told(c, 403, "preview.refused");
	}
	const before = await visitOf(cookiesOf(c));
	await startVisit(c, secret, {
		// A CMS that names the locale means this one; a bare address leaves the country's others open.
		locales: asked.locale === undefined ? localesOf(country).map(({ code }) => code) : [locale],
		level: before?.level ?? "full",
		version: asked.status === "published" ? "published" : "draft",
	});
	return c.redirect(pageOf(asked, { ...site, locale }), 303);
}

const localeIn = ({ locale, url }: Button): LocaleCode | undefined =>
	locale === undefined ? localeOfPath(url ?? "")?.code : findLocale(locale)?.code;

/** An item by its documentId: a draft may have no slug yet. Without a page of its own, the home page. */
function pageOf({ url, uid, documentId }: Button, site: Site): string {
	if (url !== undefined) return localPath(url, site);
	const model = modelOf({ uid });
	if (model.kind === "item" && !model.isPart && documentId) return paths.detail(site.locale, model.section, documentId);
	const single = SINGLE_PAGES.find((name) => model.kind === "named" && model.name === name);
	return single ? paths.single(site.locale, single) : paths.home(site.locale);
}

/** Plain text: the address still holds what was sent, which no script should read. */
const told = (c: Context<AppEnv>, status: 400 | 403 | 404 | 429, key: MessageKey): Response =>
	c.text(`${translator(c.get("site").locale)(key)}\n`, status, {
		"X-Robots-Tag": "noindex",
		...(status === 429 ? RETRY : {}),
	});
