import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import { SPECULATION_RULES_HASH } from "../../shared/speculation.ts";
import { config } from "../config.ts";

const hosts = (names: readonly string[]) => names.map((name) => `https://${name}`);

/** Headers of every answer of the Worker; those of static files stand in client/public/_headers. */
export const security = () =>
	secureHeaders({
		contentSecurityPolicy: {
			defaultSrc: ["'none'"],
			scriptSrc: ["'self'", `'${SPECULATION_RULES_HASH}'`],
			styleSrc: ["'self'"],
			fontSrc: ["'self'"],
			connectSrc: ["'self'"],
			manifestSrc: ["'self'"],
			mediaSrc: ["'self'"],
			// Pictures of hosts that the CMS links to directly.
			imgSrc: ["'self'", ...hosts(config.MEDIA_HOSTS)],
			// Videos that editors embed in articles.
			frameSrc: hosts(config.VIDEO_HOSTS),
			frameAncestors: ["'none'"],
			formAction: ["'self'"],
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
