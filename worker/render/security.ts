import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import { PREVIEW_PATH } from "../../shared/preview.ts";
import { SPECULATION_RULES_HASH } from "../../shared/speculation.ts";
import { CACHE_CONTROL } from "../cache/policies.ts";
import { config } from "../runtime/config.ts";
import type { HcaProvider } from "../runtime/env.ts";
import type { AppEnv } from "../visitor/site.ts";
import { BOOT_HASH } from "./boot.ts";

const hosts = (names: readonly string[]) => names.map((name) => `https://${name}`);

/** The origins of one of the identity providers' addresses, each once. */
const origins = (address: (provider: HcaProvider) => string | undefined) => [
	...new Set(
		Object.values(config.HCA)
			.map(address)
			.flatMap((url) => (url === undefined ? [] : [new URL(url).origin])),
	),
];

/** The hosts that Google Tag Manager and Analytics need, by their vendor's documentation; only with GTM_ID. */
const TAG_MANAGER_HOSTS = {
	script: ["https://*.googletagmanager.com"],
	connect: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"],
	img: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
} as const;
/** Trusted Types policies: `tag-manager` is ours, for the script's address; `goog#html` is the tag manager's own. */
const TAG_MANAGER_TYPES = ["tag-manager", "goog#html"];
const tagManager = (directive: keyof typeof TAG_MANAGER_HOSTS) =>
	config.GTM_ID === undefined ? [] : TAG_MANAGER_HOSTS[directive];

/** Where browsers report policy violations, crashes and deprecations: worker/ops/reports.ts. */
export const REPORTS_PATH = "/ops/reports";

/** Client code with a Trusted Types policy, by the policy's name. Nothing else makes HTML or scripts of text. */
const TRUSTED_TYPES = ["boot", "shell", "speculation", "hca-sdk"];

/** Browser features that no page uses, denied by Permissions-Policy. */
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
		// Obsolete headers, without effect in today's browsers.
		xDnsPrefetchControl: false,
		xDownloadOptions: false,
		xPermittedCrossDomainPolicies: false,
		xXssProtection: false,
	});

/** The headers as hono writes them; none of them depends on the request. */
async function written(): Promise<[name: string, value: string][]> {
	const portal = new Hono().use(byHono()).get("/", (c) => c.body(null));
	return [...(await portal.request("/")).headers];
}

let fixed: [name: string, value: string][] | undefined;

/** Headers of every answer of the Worker; those of static files stand in client/public/_headers. */
export const security = () =>
	createMiddleware<AppEnv>(async function security(c, next) {
		fixed ??= await written();
		await next();
		const { headers } = c.res;
		for (const [name, value] of fixed) headers.set(name, value);
		const nonce = c.get("nonce");
		if (nonce) headers.set(POLICY, withNonce(headers.get(POLICY) ?? "", nonce));
	});

const POLICY = "Content-Security-Policy";

/** An answer that streams has scripts of its own, which React writes. */
const withNonce = (policy: string, nonce: string): string =>
	policy.replace("script-src ", `script-src 'nonce-${nonce}' `);

const INERT = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Sandboxes pictures and media of the content host that are opened as documents, whatever type the host gives them (an SVG
 * can hold scripts). Registered before `security`, so that it runs after it and replaces its policy; an error page in a
 * picture's place keeps the policy of pages.
 */
export const inertMedia = () =>
	createMiddleware(async function inertMedia(c, next) {
		await next();
		if (c.res.status < 400) c.header("Content-Security-Policy", INERT);
	});

/** Lets other sites embed pictures, as previews of links do. Registered before `security`, as above. */
export const shownElsewhere = () =>
	createMiddleware(async function shownElsewhere(c, next) {
		await next();
		c.header("Cross-Origin-Resource-Policy", "cross-origin");
	});

/**
 * Lets players on other sites play what the podcast feed names: audio of public items, which no cookie decides. Registered
 * before `security`, as above.
 */
export const heardElsewhere = () =>
	createMiddleware(async function heardElsewhere(c, next) {
		await next();
		const isPublic = c.res.headers.get("cache-control") === CACHE_CONTROL.publicMedium;
		if (isPublic && /^audio(?:\.|$)/.test(c.req.param("medium") ?? "")) {
			c.header("Cross-Origin-Resource-Policy", "cross-origin");
		}
	});

/** Lets the portals of HUB_ORIGINS frame the hub, and nobody else. Registered before `security`, as above. */
export const framedByPortals = () =>
	createMiddleware(async function framedByPortals(c, next) {
		await next();
		if (config.HUB_ORIGINS.length > 0) letFrame(c.res.headers, config.HUB_ORIGINS);
	});

/** Lets the CMS frame an editor's pages, and what its button answers; nothing else. Registered before `security`, as above. */
export const framedByCms = () =>
	createMiddleware<AppEnv>(async function framedByCms(c, next) {
		await next();
		const isPreview = c.get("site")?.preview?.by === "editor" || c.req.path === PREVIEW_PATH;
		if (isPreview && config.CMS_ORIGIN) letFrame(c.res.headers, [config.CMS_ORIGIN]);
	});

function letFrame(headers: Headers, origins: readonly string[]): void {
	const policy = headers.get(POLICY) ?? "";
	headers.set(POLICY, policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(" ")}`));
	headers.delete("X-Frame-Options");
}
