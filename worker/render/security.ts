import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import { SPECULATION_RULES_HASH } from "../../shared/speculation.ts";
import { config } from "../config.ts";
import type { HcaProvider } from "../env.ts";

const hosts = (names: readonly string[]) => names.map((name) => `https://${name}`);

/** Of the external identity's addresses, each once. */
const origins = (address: (provider: HcaProvider) => string | undefined) => [
	...new Set(
		Object.values(config.HCA)
			.map(address)
			.flatMap((url) => (url === undefined ? [] : [new URL(url).origin])),
	),
];

/** What the tag manager and the measurement behind it need, as their vendor names it; only where one is configured. */
const TAG_MANAGER_HOSTS = {
	script: ["https://*.googletagmanager.com"],
	connect: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"],
	img: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
} as const;
const tagManager = (directive: keyof typeof TAG_MANAGER_HOSTS) =>
	config.GTM_ID === undefined ? [] : TAG_MANAGER_HOSTS[directive];

/** Headers of every answer of the Worker; those of static files stand in client/public/_headers. */
export const security = () =>
	secureHeaders({
		contentSecurityPolicy: {
			defaultSrc: ["'none'"],
			scriptSrc: [
				"'self'",
				`'${SPECULATION_RULES_HASH}'`,
				...origins((provider) => provider.sdk),
				...tagManager("script"),
			],
			styleSrc: ["'self'"],
			fontSrc: ["'self'"],
			connectSrc: ["'self'", ...tagManager("connect")],
			manifestSrc: ["'self'"],
			mediaSrc: ["'self'"],
			// Pictures of hosts that the CMS links to directly.
			imgSrc: ["'self'", ...hosts(config.MEDIA_HOSTS), ...tagManager("img")],
			// Videos that editors embed in articles.
			frameSrc: [...hosts(config.VIDEO_HOSTS), ...(config.HUB_ORIGIN ? [config.HUB_ORIGIN] : [])],
			frameAncestors: ["'none'"],
			// A form that begins a sign-in is redirected to the provider.
			formAction: [
				"'self'",
				...origins((provider) => provider.authorize.login),
				...origins((provider) => provider.authorize.register),
				...origins((provider) => provider.logout),
			],
			baseUri: ["'none'"],
		},
		xFrameOptions: "DENY",
		// Never the path: a deep link's code stands in it.
		referrerPolicy: "strict-origin",
		crossOriginOpenerPolicy: "same-origin",
		crossOriginResourcePolicy: "same-origin",
		strictTransportSecurity: config.ENVIRONMENT === "development" ? false : "max-age=63072000; includeSubDomains",
		permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
	});

/**
 * Pictures and media of the content host, opened by themselves, can do nothing. Stands before `security`, whose policy
 * it replaces; an error page in their place keeps the page's policy.
 */
export const inertMedia = () =>
	createMiddleware(async function inertMedia(c, next) {
		await next();
		if (!c.res.headers.get("content-type")?.startsWith("text/html")) {
			c.header("Content-Security-Policy", "default-src 'none'; sandbox");
		}
	});

/** The hub stands in the frames of its portals, and of nobody else. Stands before `security`, as above. */
export const framedByPortals = () =>
	createMiddleware(async function framedByPortals(c, next) {
		await next();
		if (config.HUB_ORIGINS.length === 0) return;
		const policy = c.res.headers.get("content-security-policy") ?? "";
		c.header(
			"Content-Security-Policy",
			policy.replace("frame-ancestors 'none'", `frame-ancestors ${config.HUB_ORIGINS.join(" ")}`),
		);
		c.res.headers.delete("X-Frame-Options");
	});
