import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import { SPECULATION_RULES_HASH } from "../../shared/speculation.ts";
import { config } from "../config.ts";
import type { HcaProvider } from "../env.ts";
import { BOOT_HASH } from "./boot.ts";

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
/** Ours for its address, its own for what it adds. */
const TAG_MANAGER_TYPES = ["tag-manager", "goog#html"];
const tagManager = (directive: keyof typeof TAG_MANAGER_HOSTS) =>
	config.GTM_ID === undefined ? [] : TAG_MANAGER_HOSTS[directive];

/** Where browsers report what the policy refused, and crashes and the like: worker/ops/reports.ts. */
export const REPORTS_PATH = "/ops/reports";

/** Client code with a Trusted Types policy, by the policy's name. Nothing else makes HTML or scripts of text. */
const TRUSTED_TYPES = ["boot", "shell", "speculation", "hca-sdk"];

/** What the browser offers and no page needs. */
const UNUSED_FEATURES = {
	accelerometer: [],
	browsingTopics: [],
	camera: [],
	displayCapture: [],
	geolocation: [],
	gyroscope: [],
	hid: [],
	idleDetection: [],
	localFonts: [],
	magnetometer: [],
	microphone: [],
	midi: [],
	payment: [],
	publickeyCredentialsGet: [],
	screenWakeLock: [],
	serial: [],
	usb: [],
	xrSpatialTracking: [],
};

/** Headers of every answer of the Worker; those of static files stand in client/public/_headers. */
export const security = () =>
	secureHeaders({
		contentSecurityPolicy: {
			defaultSrc: ["'none'"],
			// The origins are for browsers that do not know 'strict-dynamic'; others trust what the boot script adds.
			scriptSrc: [
				"'strict-dynamic'",
				`'${BOOT_HASH}'`,
				`'${SPECULATION_RULES_HASH}'`,
				"'self'",
				...origins((provider) => provider.sdk),
				...tagManager("script"),
			],
			scriptSrcAttr: ["'none'"],
			styleSrc: ["'self'"],
			fontSrc: ["'self'"],
			connectSrc: ["'self'", ...tagManager("connect")],
			manifestSrc: ["'self'"],
			objectSrc: ["'none'"],
			workerSrc: ["'none'"],
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
			requireTrustedTypesFor: ["'script'"],
			trustedTypes: [...TRUSTED_TYPES, ...(config.GTM_ID === undefined ? [] : TAG_MANAGER_TYPES)],
			reportUri: REPORTS_PATH,
			reportTo: "default",
		},
		reportingEndpoints: [{ name: "default", url: REPORTS_PATH }],
		xFrameOptions: "DENY",
		// Never the path: a deep link's code stands in it.
		referrerPolicy: "strict-origin",
		crossOriginOpenerPolicy: "same-origin",
		crossOriginResourcePolicy: "same-origin",
		strictTransportSecurity: config.ENVIRONMENT === "development" ? false : "max-age=63072000; includeSubDomains",
		permissionsPolicy: UNUSED_FEATURES,
		// For browsers of twenty years ago and for their plugins.
		xDnsPrefetchControl: false,
		xDownloadOptions: false,
		xPermittedCrossDomainPolicies: false,
		xXssProtection: false,
	});

const INERT = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Pictures and media of the content host, opened by themselves, can do nothing, whatever type the host gives them. Stands
 * before `security`, whose policy it replaces; a page that is shown in their place, as an error, keeps the page's.
 */
export const inertMedia = () =>
	createMiddleware(async function inertMedia(c, next) {
		await next();
		if (c.res.status < 400) c.header("Content-Security-Policy", INERT);
	});

/** Other sites show a page's picture beside a link to it. Stands before `security`, as above. */
export const shownElsewhere = () =>
	createMiddleware(async function shownElsewhere(c, next) {
		await next();
		c.header("Cross-Origin-Resource-Policy", "cross-origin");
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
