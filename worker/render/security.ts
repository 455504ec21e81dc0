import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import { PREVIEW_PATH } from "../../shared/preview.ts";
import { SPECULATION_RULES_HASH } from "../../shared/speculation.ts";
import { CACHE_CONTROL } from "../cache/policies.ts";
import { noteSameForAll } from "../cache/reads.ts";
import { config } from "../runtime/config.ts";
import type { HcaProvider } from "../runtime/env.ts";
import { newHono } from "../runtime/hono.ts";
import { HUB_PORTALS } from "../visitor/hub-origin.ts";
import type { AppEnv } from "../visitor/site.ts";
import { BOOT_HASH, LATE_SCRIPT_HASH } from "./boot.ts";

const hosts = (names: readonly string[]) => names.map((name) => `https://${name}`);

const origins = (address: (provider: HcaProvider) => string | undefined) => [
	...new Set(
		Object.values(config.HCA)
			.map(address)
			.flatMap((url) => (url === undefined ? [] : [new URL(url).origin])),
	),
];

/** Hosts of Google Tag Manager and Analytics, from Google's documentation. */
const TAG_MANAGER_HOSTS = {
	script: ["https://*.googletagmanager.com"],
	connect: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"],
	img: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
} as const;
/** Trusted Types policies: `tag-manager` is the portal's, `goog#html` the tag manager's. */
const TAG_MANAGER_TYPES = ["tag-manager", "goog#html"];
const tagManager = (directive: keyof typeof TAG_MANAGER_HOSTS) =>
	config.GTM_ID === undefined ? [] : TAG_MANAGER_HOSTS[directive];

export const REPORTS_PATH = "/ops/reports";

/** The client's Trusted Types policies: no other code makes HTML or scripts from text. */
const TRUSTED_TYPES = ["boot", "shell", "speculation", "hca-sdk"];

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

const byHono = () =>
	secureHeaders({
		contentSecurityPolicy: {
			defaultSrc: ["'none'"],
			// Browsers without 'strict-dynamic' use the origins.
			scriptSrc: [
				"'strict-dynamic'",
				`'${BOOT_HASH}'`,
				`'${LATE_SCRIPT_HASH}'`,
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
			imgSrc: ["'self'", ...hosts(config.MEDIA_HOSTS), ...tagManager("img")],
			frameSrc: [...hosts(config.VIDEO_HOSTS), ...(config.HUB_ORIGIN ? [config.HUB_ORIGIN] : [])],
			frameAncestors: ["'none'"],
			// A sign-in's form is redirected to the provider.
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
		// Never the path: deep links contain a code.
		referrerPolicy: "strict-origin",
		crossOriginOpenerPolicy: "same-origin",
		crossOriginResourcePolicy: "same-origin",
		strictTransportSecurity: config.ENVIRONMENT === "development" ? false : "max-age=63072000; includeSubDomains",
		permissionsPolicy: UNUSED_FEATURES,
		xDnsPrefetchControl: false,
		xDownloadOptions: false,
		xPermittedCrossDomainPolicies: false,
		xXssProtection: false,
	});

async function securityHeaders(): Promise<[name: string, value: string][]> {
	const portal = newHono()
		.use(byHono())
		.get("/", (c) => c.body(null));
	return [...(await portal.request("/")).headers];
}

let fixed: [name: string, value: string][] | undefined;

/** Headers of all responses of the Worker. client/public/_headers has those of static files. */
export const security = () =>
	createMiddleware<AppEnv>(async function security(c, next) {
		fixed ??= await securityHeaders();
		await next();
		const { headers } = c.res;
		const cacheControl = c.get("cacheControl");
		if (cacheControl) headers.set("Cache-Control", CACHE_CONTROL[cacheControl]);
		if (cacheControl === "page") noteSameForAll();
		for (const [name, value] of fixed) headers.set(name, value);
	});

// The middleware below is registered before `security`, so that it runs after it.

const INERT = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Sandboxes media opened as documents, because an SVG can contain scripts. */
export const inertMedia = () =>
	createMiddleware(async function inertMedia(c, next) {
		await next();
		if (c.res.status < 400) c.header("Content-Security-Policy", INERT);
	});

/** Lets other sites embed pictures, for link previews. */
export const crossOriginPictures = () =>
	createMiddleware(async function crossOriginPictures(c, next) {
		await next();
		c.header("Cross-Origin-Resource-Policy", "cross-origin");
	});

/** Lets web players on other sites play the podcast feed's public audio. */
export const crossOriginMedia = () =>
	createMiddleware<AppEnv>(async function crossOriginMedia(c, next) {
		await next();
		if (c.get("cacheControl") === "publicMedium" && /^audio(?:\.|$)/.test(c.req.param("medium") ?? "")) {
			c.header("Cross-Origin-Resource-Policy", "cross-origin");
		}
	});

export const framedByPortals = () =>
	createMiddleware(async function framedByPortals(c, next) {
		await next();
		if (HUB_PORTALS.length > 0) letFrame(c.res.headers, HUB_PORTALS);
	});

export const framedByCms = () =>
	createMiddleware<AppEnv>(async function framedByCms(c, next) {
		await next();
		const isPreview = c.get("site")?.preview?.by === "editor" || c.req.path === PREVIEW_PATH;
		if (isPreview && config.CMS_ORIGIN) letFrame(c.res.headers, [config.CMS_ORIGIN]);
	});

const POLICY = "Content-Security-Policy";

function letFrame(headers: Headers, origins: readonly string[]): void {
	const policy = headers.get(POLICY) ?? "";
	headers.set(POLICY, policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(" ")}`));
	headers.delete("X-Frame-Options");
}
