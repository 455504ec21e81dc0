import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { AccessLevel } from "../../shared/access.ts";
import { LOCALE_COOKIE } from "../../shared/constants.ts";
import type { CountryCode, LocaleCode } from "../../shared/countries.ts";
import { localeOf } from "../../shared/locales.ts";
import { config } from "../config.ts";
import type { Shell } from "../content/shell.ts";
import { hasDeeplinkAccess } from "../session/deeplink.ts";
import { levelOf, readSession, type Session } from "../session/session.ts";
import { hidesSignUpCard } from "../session/sign-up-card.ts";
import { accessLevel } from "./access.ts";
import { isReadable } from "./encrypted.ts";
import { countryOfHost, countryOfUrl } from "./host.ts";
import { localeOfPath, negotiateLocale } from "./locale.ts";
import { isRead, localeCookie } from "./locale-cookie.ts";
import { canonicalRedirect } from "./redirects.ts";

/** What the request's host, URL and sealed cookies say of it. */
export interface Site {
	/** undefined: not on a country host. */
	hostCountry: CountryCode | undefined;
	country: CountryCode;
	/** The URL's locale; where it names none, the one that `/` would choose. */
	locale: LocaleCode;
	level: AccessLevel;
	/** Who is signed in, in this country. */
	session: Session | null;
	/** Whether the home page invites to register. [3.13] */
	signUpCard: boolean;
	/** Whether the visit stands under a sealed deep link. */
	deeplink: boolean;
	/** Scheme, host and port that the visitor sees. */
	origin: string;
	requestId: string;
}

export type AppEnv = {
	Variables: {
		site: Site;
		requestId: string;
		/** What stands around the page, once somebody has asked for it: worker/pages/handlers.ts. */
		shell?: Promise<Shell>;
	};
};

/** Resolves host, country, locale and access level; answers requests of unknown hosts and of URLs written otherwise. */
export const site = () =>
	createMiddleware<AppEnv>(async function site(c, next) {
		const url = new URL(c.req.url);
		const isDeployed = config.ENVIRONMENT !== "development";
		const hostCountry = countryOfHost(url.hostname, config.HOSTS);
		// Another port is another origin: its links must not get into what all visitors read.
		if ((isDeployed && url.port !== "") || (hostCountry === undefined && config.ENVIRONMENT === "production")) {
			return c.text("This host is not served here.", 421);
		}
		if (isReadable(c)) {
			url.protocol = "https:";
			return c.redirect(url.href, 301);
		}
		const urlCountry = countryOfUrl(url.pathname + url.search);
		const fromPath = localeOfPath(url.pathname)?.code;
		const cookie = getCookie(c, LOCALE_COOKIE);
		const locale = fromPath ?? negotiateLocale(hostCountry, urlCountry, cookie, c.req.header("accept-language"));
		const { country } = localeOf(locale);
		// One that cannot be checked is an error, whose page is as for anybody.
		let unchecked: unknown;
		const checked = readSession(c, country).catch((error: unknown) => {
			unchecked = error;
			return null;
		});
		const [deeplink, session] = await Promise.all([hasDeeplinkAccess(c), checked]);
		c.set("site", {
			hostCountry,
			country,
			locale,
			session,
			signUpCard: session === null && !hidesSignUpCard(c),
			level: accessLevel({
				environment: config.ENVIRONMENT,
				hostname: url.hostname,
				productSubdomain: config.PRODUCT_SUBDOMAIN,
				deeplink,
				signedIn: session && levelOf(session),
			}),
			deeplink,
			origin: url.origin,
			requestId: c.get("requestId"),
		});
		if (unchecked !== undefined) throw unchecked;

		const redirect = canonicalRedirect(url, hostCountry, config.HOSTS);
		if (redirect) return c.redirect(redirect.location, redirect.status);

		await next();

		if (fromPath && fromPath !== cookie && isRead(c.req.raw.headers) && c.res.ok && isPage(c.res)) {
			c.res.headers.append("Set-Cookie", localeCookie(fromPath, url.href));
		}
	});

const isPage = (response: Response): boolean => response.headers.get("content-type")?.startsWith("text/html") ?? false;
