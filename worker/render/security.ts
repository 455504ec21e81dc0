import { secureHeaders } from "hono/secure-headers";
import { config } from "../config.ts";

const hosts = (names: readonly string[]) => names.map((name) => `https://${name}`);

/** Headers of every answer of the Worker; those of static files stand in client/public/_headers. */
export const security = () =>
	secureHeaders({
		contentSecurityPolicy: {
			defaultSrc: ["'none'"],
			scriptSrc: ["'self'"],
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
		referrerPolicy: "strict-origin-when-cross-origin",
		crossOriginOpenerPolicy: "same-origin",
		crossOriginResourcePolicy: "same-origin",
		strictTransportSecurity: config.ENVIRONMENT === "development" ? false : "max-age=63072000; includeSubDomains",
		permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
	});
