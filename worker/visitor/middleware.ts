import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AccessLevel } from "../../shared/access.ts";
import { COOKIES } from "../../shared/cookies.ts";
import type { CountryCode } from "../../shared/countries.ts";
import { LOCALE_HEADER } from "../../shared/endpoints.ts";
import { type LocaleCode, localeOf } from "../../shared/locales.ts";
import { FEEDS_PATH, IMAGES_PATH } from "../../shared/routes.ts";
import { config } from "../runtime/config.ts";
import { hasAccounts } from "../runtime/offer.ts";
import { currentTrace } from "../runtime/trace.ts";
import { accessLevel } from "./access-level.ts";
import { type Cookies, cookiesOf } from "./cookies.ts";
import { budgetOf } from "./limits/uses.ts";
import { isRead, localeCookie, localeOfScript, negotiateLocale } from "./locale.ts";
import { previewOf } from "./preview/editor-visit.ts";
import { reviewOf } from "./preview/review-visit.ts";
import { hostRules, lacksTls, type ResolvedUrl, resolveUrl } from "./resolved-url.ts";
import { clearDeeplink, deeplinkState } from "./session/deeplink.ts";
import { confirmSession, endRefused, hasLapsed } from "./session/session-check.ts";
import { readSession } from "./session/session-cookie.ts";
import { levelOf } from "./session/session-data.ts";
import { hidesSignUpCard } from "./sign-up-card.ts";
import type { AppEnv, Site } from "./site.ts";

/** Starts a page's reads that are the same for everybody. `everybody`: the site of a visitor without level. */
export type ReadAhead = (c: Context<AppEnv>, everybody: Site, route: string) => void;

/** The visitor of reads ahead. Pages that can be kept are on hosts that give every visitor level none. */
const NOBODY = {
	session: null,
	lapsed: null,
	signUpCard: false,
	level: "none",
	levelSignedOut: "none",
	deeplink: false,
	preview: null,
} as const;

/** Resolves the request's `Site`. Refuses unknown hosts; redirects to HTTPS and canonical URLs. */
export const site = (readAhead: ReadAhead) =>
	createMiddleware<AppEnv>(async function site(c, next) {
		const url = resolveUrl(c.req.raw);
		const { hostname, hostCountry, path, cacheable } = url;
		if (!url.isServed) return c.text("This host is not served here.", 421);
		if (lacksTls(c.req.url)) return c.redirect(c.req.url.replace(/^http:/, "https:"), 301);
		const cookies = cookiesOf(c);
		const cookie = cookies[COOKIES.locale.name];
		const locale =
			url.locale ??
			localeOfScript(c.req.header(LOCALE_HEADER), hostCountry, config.HOSTS) ??
			negotiateLocale(hostCountry, url.selectedCountry, cookie, c.req.header("accept-language"));
		const { country } = localeOf(locale);
		const facts = {
			hostCountry,
			country,
			locale,
			confirm: () => confirmSession(c),
			endRefused: () => endRefused(c),
			origin: url.origin,
			path,
			search: url.search,
			requestId: c.get("requestId"),
		};
		const visitor = await visitorOf(cookies, url, country, () => {
			if (cacheable && c.req.method === "GET") readAhead(c, { ...facts, ...NOBODY }, cacheable.route);
		});
		const { preview, session, visit } = visitor;
		const deeplink = visit === "open";
		const levelFor = (signedIn: AccessLevel | null): AccessLevel =>
			accessLevel({ ...hostRules, hostname, deeplink, signedIn });
		c.set("site", {
			...facts,
			session,
			lapsed: visitor.lapsed,
			signUpCard: hasAccounts && session === null && !hidesSignUpCard(cookies),
			level: preview?.level ?? levelFor(session && levelOf(session)),
			levelSignedOut: preview?.level ?? levelFor(null),
			deeplink,
			preview,
		});
		const trace = currentTrace();
		if (trace && session) trace.budget = budgetOf(c);
		if (visitor.checkError !== undefined) throw visitor.checkError;

		if (url.redirect) return c.redirect(url.redirect.location, url.redirect.status);

		await next();

		if (visit === "over") clearDeeplink(c);
		if (url.locale && url.locale !== cookie && isRead(c.req.raw.headers) && c.res.ok && isPage(c.res)) {
			c.res.headers.append("Set-Cookie", localeCookie(url.locale, c.req.url));
		}
	});

async function visitorOf(
	cookies: Cookies,
	{ locale, path }: ResolvedUrl,
	country: CountryCode,
	whileAsking: () => void,
) {
	// Thrown once the site is set, so that the error page shows only what everybody sees.
	let checkError: unknown;
	const keepError = (error: unknown) => {
		checkError = error;
		return null;
	};
	const isFeed = locale !== undefined && path.startsWith(`${FEEDS_PATH}/`, locale.length + 1);
	const preview = isFeed ? null : await previewFor(cookies, locale, path).catch(keepError);
	// Sessions and visits cost a call to a Durable Object, which pictures, feeds and previews do not need.
	const isShared = isFeed || path.startsWith(`${IMAGES_PATH}/`);
	const isAnonymous = preview !== null || checkError !== undefined || isShared;
	const checked = isAnonymous || !hasAccounts ? null : readSession(cookies, country).catch(keepError);
	if (checked && cookies[COOKIES.session.name] !== undefined) whileAsking();
	const [visit, current] = await Promise.all([isAnonymous ? "none" : deeplinkState(cookies), checked]);
	const lapsed = current && hasLapsed(current) ? current : null;
	return { preview, visit, lapsed, session: lapsed ? null : current, checkError };
}

const previewFor = async (cookies: Cookies, locale: LocaleCode | undefined, path: string) =>
	(locale === undefined ? null : await previewOf(cookies, locale)) ?? reviewOf(cookies, path);

const isPage = (response: Response): boolean => response.headers.get("content-type")?.startsWith("text/html") ?? false;
