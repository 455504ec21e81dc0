import { createMiddleware } from "hono/factory";
import type { AccessLevel } from "../../shared/access.ts";
import { COOKIES } from "../../shared/cookies.ts";
import type { CountryCode, LocaleCode } from "../../shared/countries.ts";
import { localeOf } from "../../shared/locales.ts";
import { IMAGES_PATH } from "../../shared/routes.ts";
import { config } from "../config.ts";
import type { Shell } from "../content/shell.ts";
import { hasDeeplinkAccess } from "../session/deeplink.ts";
import { levelOf, readSession, type Session } from "../session/session.ts";
import { hidesSignUpCard } from "../session/sign-up-card.ts";
import { accessLevel } from "./access.ts";
import { askedUrl } from "./asked-url.ts";
import { cookiesOf } from "./cookies.ts";
import { negotiateLocale } from "./locale.ts";
import { isRead, localeCookie } from "./locale-cookie.ts";
import { lacksTls } from "./tls.ts";

/** All that is decided about a request by its host, URL and cookies before a route runs. */
export interface Site {
	/** undefined: not on a country host. */
	hostCountry: CountryCode | undefined;
	country: CountryCode;
	/** The URL's locale; for URLs without one, the locale that `/` would lead to. */
	locale: LocaleCode;
	level: AccessLevel;
	/** Who is signed in, in this country. */
	session: Session | null;
	/** Whether the home page shows the sign-up card. [3.13] */
	signUpCard: boolean;
	/** Whether the visitor has deep-link access, by a sealed cookie. */
	deeplink: boolean;
	/** Scheme, host and port that the visitor sees. */
	origin: string;
	/** The URL's path, and its query with the question mark. */
	path: string;
	search: string;
	requestId: string;
}

export type AppEnv = {
	Variables: {
		site: Site;
		requestId: string;
		/** Header and footer content, set when it is first read: worker/pages/handlers.ts. */
		shell?: Promise<Shell>;
	};
};

/** `Cache-Control` of a page: the browser may keep what is for everybody, and asks each time whether it still holds. */
export const cacheControlOf = ({ level, session }: Site): string =>
	level === "none" && session === null ? "private, no-cache" : "private, no-store";

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
		// Reading a session asks a Durable Object, and a picture is the same for everybody.
		const isPicture = path.startsWith(`${IMAGES_PATH}/`);
		// A session that cannot be checked is an error, and the error page is as for anybody.
		let unchecked: unknown;
		const checked = isPicture
			? null
			: readSession(cookies, country).catch((error: unknown) => {
					unchecked = error;
					return null;
				});
		const [deeplink, session] = await Promise.all([hasDeeplinkAccess(cookies), checked]);
		c.set("site", {
			hostCountry,
			country,
			locale,
			session,
			signUpCard: session === null && !hidesSignUpCard(cookies),
			level: accessLevel({
				environment: config.ENVIRONMENT,
				hostname,
				productSubdomain: config.PRODUCT_SUBDOMAIN,
				deeplink,
				signedIn: session && levelOf(session),
			}),
			deeplink,
			origin: asked.origin,
			path,
			search: asked.search,
			requestId: c.get("requestId"),
		});
		if (unchecked !== undefined) throw unchecked;

		if (asked.redirect) return c.redirect(asked.redirect.location, asked.redirect.status);

		await next();

		if (asked.locale && asked.locale !== cookie && isRead(c.req.raw.headers) && c.res.ok && isPage(c.res)) {
			c.res.headers.append("Set-Cookie", localeCookie(asked.locale, c.req.url));
		}
	});

const isPage = (response: Response): boolean => response.headers.get("content-type")?.startsWith("text/html") ?? false;
