import { createMiddleware } from "hono/factory";
import type { AccessLevel } from "../../shared/access.ts";
import { COOKIES } from "../../shared/cookies.ts";
import { localeOf } from "../../shared/locales.ts";
import { FEEDS_PATH, IMAGES_PATH } from "../../shared/routes.ts";
import { config } from "../runtime/config.ts";
import { accessLevel } from "./access-level.ts";
import { cookiesOf } from "./cookies.ts";
import { negotiateLocale } from "./locale.ts";
import { isRead, localeCookie } from "./locale.ts";
import { previewOf } from "./preview/editor-visit.ts";
import { reviewOf } from "./preview/review-visit.ts";
import { askedUrl } from "./resolved-url.ts";
import { clearDeeplink, deeplinkState } from "./session/deeplink.ts";
import { hasLapsed } from "./session/session-check.ts";
import { confirmSession } from "./session/session-check.ts";
import { readSession } from "./session/session-cookie.ts";
import { levelOf } from "./session/session-data.ts";
import { hidesSignUpCard } from "./sign-up-card.ts";
import type { AppEnv } from "./site.ts";
import { lacksTls } from "./resolved-url.ts";

/** Resolves host, country, locale and access level; refuses unknown hosts, and redirects to HTTPS and canonical URLs. */
export const site = () =>
	createMiddleware<AppEnv>(async function site(c, next) {
		const asked = askedUrl(c.req.url);
		const { hostname, hostCountry, path } = asked;
		if (!asked.isServed) return c.text("This host is not served here.", 421);
		if (lacksTls(c.req.url)) return c.redirect(c.req.url.replace(/^http:/, "https:"), 301);
		const cookies = cookiesOf(c);
		const cookie = cookies[COOKIES.locale.name];
		const locale =
			asked.locale ?? negotiateLocale(hostCountry, asked.selectedCountry, cookie, c.req.header("accept-language"));
		const { country } = localeOf(locale);
		// What cannot be asked or has ended is an error, and the error page is as for anybody.
		let unchecked: unknown;
		const notChecked = (error: unknown) => {
			unchecked = error;
			return null;
		};
		const isFeed = asked.locale !== undefined && path.startsWith(`${FEEDS_PATH}/`, asked.locale.length + 1);
		const preview = isFeed
			? null
			: ((asked.locale === undefined ? null : await previewOf(cookies, asked.locale)) ??
				(await reviewOf(cookies, path).catch(notChecked)));
		// Reading a session or a visit asks a Durable Object. Pictures and feeds are the same for everybody, a preview is nobody's.
		const isShared = isFeed || path.startsWith(`${IMAGES_PATH}/`);
		const isNobodys = preview !== null || unchecked !== undefined || isShared;
		const checked = isNobodys ? null : readSession(cookies, country).catch(notChecked);
		const [visit, found] = await Promise.all([isNobodys ? "none" : deeplinkState(cookies), checked]);
		const deeplink = visit === "open";
		const lapsed = found && hasLapsed(found) ? found : null;
		const session = lapsed ? null : found;
		const levelFor = (signedIn: AccessLevel | null): AccessLevel =>
			accessLevel({
				environment: config.ENVIRONMENT,
				hostname,
				productSubdomain: config.PRODUCT_SUBDOMAIN,
				deeplink,
				signedIn,
			});
		c.set("site", {
			hostCountry,
			country,
			locale,
			session,
			lapsed,
			confirm: () => confirmSession(c),
			signUpCard: session === null && !hidesSignUpCard(cookies),
			level: preview?.level ?? levelFor(session && levelOf(session)),
			levelSignedOut: preview?.level ?? levelFor(null),
			deeplink,
			preview,
			origin: asked.origin,
			path,
			search: asked.search,
			requestId: c.get("requestId"),
		});
		if (unchecked !== undefined) throw unchecked;

		if (asked.redirect) return c.redirect(asked.redirect.location, asked.redirect.status);

		await next();

		if (visit === "over") clearDeeplink(c);
		if (asked.locale && asked.locale !== cookie && isRead(c.req.raw.headers) && c.res.ok && isPage(c.res)) {
			c.res.headers.append("Set-Cookie", localeCookie(asked.locale, c.req.url));
		}
	});

const isPage = (response: Response): boolean => response.headers.get("content-type")?.startsWith("text/html") ?? false;
