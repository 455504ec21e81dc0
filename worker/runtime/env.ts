import { en } from "zod/locales";
import * as z from "zod/mini";
import { jsonOf } from "../../shared/contracts/fields.ts";
import { COUNTRY_CODES, country } from "../../shared/countries.ts";
import { FEEDBACK_PAGES, SINGLE_PAGES } from "../../shared/routes.ts";
import { SECTIONS } from "../../shared/sections.ts";
import { decoded, deployedRules } from "./env-rules.ts";
import { parseJson } from "./json.ts";

/** Bindings and variables of the Worker, parsed once when it starts. The README's configuration table explains each. */

export const httpUrl = z.pipe(
	z.url({ protocol: /^https?$/ }),
	z.transform((url: string) => url.replace(/\/+$/, "")),
);
/** An origin without path: relative addresses are resolved against it, or browsers compare it with `Origin`. */
export const httpOrigin = httpUrl.check(
	z.refine((url) => new URL(url).origin === url, "is not an origin without path"),
);
/** Such as "/uploads/"; "/" is everything. */
const folder = z
	.string()
	.check(z.regex(/^\/(?:[\w-][\w.-]*\/)*$/, "is no path of folders that begins and ends with a slash"));
const binding = <T>(method: string) =>
	z.custom<T>(
		(value) => typeof (value as Record<string, unknown> | undefined)?.[method] === "function",
		"is not bound",
	);
const hostName = z.string().check(z.regex(/^[a-z\d.-]+$/, "is not a host name in lower case, without port"));
/** RFC 9116 takes these; zod's URLs may hold white space, which would begin another line. */
const contact = z.url({ protocol: /^(?:mailto|https|tel)$/ }).check(z.regex(/^\S+$/));
const languageTag = z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/));
const headerName = z.string().check(z.regex(/^[\w-]+$/));
/** A section, or a page of its own, and the CMS's content type of it: `api::news.news-item`. */
const cmsPage = z.enum([...SECTIONS, ...SINGLE_PAGES, ...FEEDBACK_PAGES, "home", "footer"]);
const contentType = z.string().check(z.regex(/^[\w:.-]+$/, "is no content type's uid"));
/** A field of the contract in which texts stand: of a section's items, of a course, of a page of its own. */
const textField = z.enum([
	...SECTIONS.flatMap((section) => [`${section}.content`, `${section}.transcript`] as const),
	"e-learnings.description",
	"singles.content",
]);
const secret = z.string().check(z.minLength(16));
const between = (least: number, most: number) => z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most));

/** One country's OpenID provider; for Azure AD B2C each address has the policy in its path. */
const hcaProvider = z.object({
	/** As the ID token's `iss` has it. */
	issuer: z.string().check(z.minLength(1)),
	clientId: z.string().check(z.minLength(1)),
	scope: z._default(z.string(), "openid profile"),
	authorize: z.object({ login: httpUrl, register: httpUrl }),
	token: httpUrl,
	jwks: httpUrl,
	logout: httpUrl,
	/** The identity SDK's script. */
	sdk: z.optional(httpUrl),
});

/** One value, or a JSON list of two while one is replaced: the first is sent, both are accepted. */
const secrets = z.pipe(
	z.transform((value: unknown) =>
		typeof value === "string" ? (value.startsWith("[") ? parseJson(value) : [value]) : value,
	),
	z.tuple([secret], secret).check(z.maxLength(2)),
);

/** An empty secret counts as none, and what it would guard does not exist. */
const optionalSecrets = z.pipe(
	z.transform((value: unknown) => (value === "" ? undefined : value)),
	z.optional(secrets),
);

const DEVELOPMENT_SECRET = /^development-/;
const DEVELOPMENT_CODE = "demo-access";

export const variables = z.object({
	ENVIRONMENT: z.enum(["development", "staging", "production"]),
	HOSTS: jsonOf(z.record(hostName, z.enum(COUNTRY_CODES, "is a host of no configured country"))),
	LARAVEL_URL: z.optional(httpUrl),
	CONTENT_URL: z.optional(httpOrigin),
	CONTENT_PATHS: z._default(jsonOf(z.array(folder).check(z.minLength(1))), ["/uploads/"]),
	CONTENT_SECRET: optionalSecrets,
	CONTENT_SECRET_HEADER: z._default(headerName, "X-Content-Secret"),
	CONTENT_FORMAT: z._default(jsonOf(z.partialRecord(textField, z.literal("markdown"))), {}),
	CONTENT_IS_OPEN: z._default(z.enum(["yes", "no"]), "no"),
	MEDIA_HOSTS: z._default(jsonOf(z.array(hostName)), []),
	VIDEO_HOSTS: z._default(jsonOf(z.array(hostName)), ["player.vimeo.com", "www.youtube-nocookie.com"]),
	SERVICE_SECRET: secrets,
	SERVICE_SECRET_HEADER: z._default(headerName, "X-Service-Secret"),
	PURGE_SECRET: optionalSecrets,
	PREVIEW_SECRET: optionalSecrets,
	CMS_ORIGIN: z.optional(httpOrigin),
	CMS_TYPES: z._default(jsonOf(z.partialRecord(cmsPage, contentType)), {}),
	PURGE_SECRET_HEADER: z._default(headerName, "X-Purge-Secret"),
	SEALING_KEYS: jsonOf(
		z
			.array(
				z.object({
					id: z.string().check(z.minLength(1)),
					key: z.base64url().check(z.length(43, "is not 256 bits in base64url")),
				}),
			)
			.check(z.minLength(1), z.maxLength(2)),
	),
	DEEPLINK_CODES: z._default(jsonOf(z.array(z.string()).check(z.maxLength(2))), []),
	PRODUCT_SUBDOMAIN: z._default(z.string(), ""),
	BACKEND_DEADLINE_MS: z._default(between(100, 30_000), 5_000),
	SESSION_IDLE_MINUTES: z._default(between(10, 1440), 60),
	SESSION_HOURS: z._default(between(1, 72), 12),
	HCA_SESSION_MINUTES: z._default(between(10, 4320), 240),
	HCA: z._default(jsonOf(z.partialRecord(z.enum(COUNTRY_CODES), hcaProvider)), {}),
	HUB_ORIGIN: z.optional(httpOrigin),
	HUB_ORIGINS: z._default(jsonOf(z.array(httpOrigin)), []),
	GTM_ID: z.optional(z.string().check(z.regex(/^GTM-[A-Z\d]{4,12}$/, "is no container's id"))),
	OPS_SECRET: optionalSecrets,
	EDITOR_SECRET: optionalSecrets,
	ACCESS_TEAM: z.optional(httpOrigin),
	ACCESS_AUDIENCE: z.optional(z.string().check(z.minLength(1))),
	EDITOR_AUDIENCE: z.optional(z.string().check(z.minLength(1))),
	SECURITY_CONTACT: z._default(jsonOf(z.array(contact)), []),
	SECURITY_POLICY: z.optional(z.url({ protocol: /^https$/ }).check(z.regex(/^\S+$/))),
	SECURITY_LANGUAGES: z._default(jsonOf(z.array(languageTag)), []),
	/** The platform's own knowledge of what was deployed. */
	CF_VERSION_METADATA: z.optional(z.object({ id: z.string(), tag: z.string(), timestamp: z.string() })),
	CONTENT: binding<KVNamespace>("get"),
	BACKEND: z.optional(binding<Fetcher>("fetch")),
	IMAGES: z.optional(binding<ImagesBinding>("input")),
	TRACKING_QUEUE: z.optional(binding<Queue>("send")),
	TRACKING_DEAD: z.optional(binding<Queue>("send")),
	METRICS: z.optional(binding<AnalyticsEngineDataset>("writeDataPoint")),
	SESSIONS: binding<DurableObjectNamespace>("idFromName"),
	VISITS: binding<DurableObjectNamespace>("idFromName"),
	HANDOVERS: binding<DurableObjectNamespace>("idFromName"),
	OPS_STATUS: binding<DurableObjectNamespace>("idFromName"),
	PURGES: binding<DurableObjectNamespace>("idFromName"),
	DEEPLINK_LIMIT: binding<RateLimit>("limit"),
	PREVIEW_LIMIT: binding<RateLimit>("limit"),
	CLIENT_LIMIT: binding<RateLimit>("limit"),
	ACCOUNT_LIMIT: binding<RateLimit>("limit"),
	TRACKING_LIMIT: binding<RateLimit>("limit"),
	SEARCH_LIMIT: binding<RateLimit>("limit"),
	SUGGESTIONS_LIMIT: binding<RateLimit>("limit"),
});
type Variables = z.output<typeof variables>;

const isDevelopments = (values: readonly string[] = []): boolean =>
	values.some((value) => DEVELOPMENT_SECRET.test(value));

/** Whether a picture's address may name a call of the backend, because both lie on one host and CONTENT_PATHS is too wide. */
function servesCalls({ CONTENT_URL, LARAVEL_URL, CONTENT_PATHS }: Variables): boolean {
	const backend = URL.parse(LARAVEL_URL ?? "");
	if (CONTENT_URL !== undefined && CONTENT_URL !== backend?.origin) return false;
	const calls = `${backend?.pathname.replace(/\/$/, "") ?? ""}/api/`.toLowerCase();
	return CONTENT_PATHS.map((path) => path.toLowerCase()).some(
		(path) => path.startsWith(calls) || calls.startsWith(path),
	);
}

/** A rule between variables; a breach is reported under `name`. */
const rule = (name: keyof Variables, message: string, holds: (env: Variables) => boolean) =>
	z.refine<Variables>(holds, { path: [name], error: message });
const outsideDevelopment = (name: keyof Variables, isDevelopment: (env: Variables) => boolean) =>
	rule(name, "is the development one", (env) => env.ENVIRONMENT === "development" || !isDevelopment(env));

const schema = variables.check(
	rule("LARAVEL_URL", "is needed without BACKEND", (env) => (env.LARAVEL_URL ?? env.BACKEND) !== undefined),
	rule("CONTENT_URL", "is needed with LARAVEL_URL", (env) => !env.LARAVEL_URL || env.CONTENT_URL !== undefined),
	rule("CONTENT_PATHS", "holds the backend's calls", (env) => !servesCalls(env)),
	rule(
		"CONTENT_SECRET",
		'is needed, or CONTENT_IS_OPEN = "yes"',
		({ ENVIRONMENT, CONTENT_SECRET, CONTENT_IS_OPEN }) =>
			ENVIRONMENT === "development" || CONTENT_SECRET !== undefined || CONTENT_IS_OPEN === "yes",
	),
	rule("HCA", "names a country that does not use it", (env) =>
		COUNTRY_CODES.every((code) => env.HCA[code] === undefined || country(code).usesHca),
	),
	rule("ACCESS_AUDIENCE", "is needed with ACCESS_TEAM", (env) => !env.ACCESS_TEAM || env.ACCESS_AUDIENCE !== undefined),
	rule("ACCESS_TEAM", "is needed with EDITOR_AUDIENCE", (env) => !env.EDITOR_AUDIENCE || env.ACCESS_TEAM !== undefined),
	rule(
		"EDITOR_AUDIENCE",
		"is the operators' audience",
		(env) => !env.EDITOR_AUDIENCE || env.EDITOR_AUDIENCE !== env.ACCESS_AUDIENCE,
	),
	rule("ACCESS_TEAM", "is needed with ACCESS_AUDIENCE", (env) => !env.ACCESS_AUDIENCE || env.ACCESS_TEAM !== undefined),
	outsideDevelopment("SERVICE_SECRET", (env) => isDevelopments(env.SERVICE_SECRET)),
	outsideDevelopment("CONTENT_SECRET", (env) => isDevelopments(env.CONTENT_SECRET)),
	outsideDevelopment("PURGE_SECRET", (env) => isDevelopments(env.PURGE_SECRET)),
	outsideDevelopment("PREVIEW_SECRET", (env) => isDevelopments(env.PREVIEW_SECRET)),
	outsideDevelopment("OPS_SECRET", (env) => isDevelopments(env.OPS_SECRET)),
	outsideDevelopment("EDITOR_SECRET", (env) => isDevelopments(env.EDITOR_SECRET)),
	outsideDevelopment("SEALING_KEYS", (env) =>
		env.SEALING_KEYS.some(({ id, key }) => id === "dev" || DEVELOPMENT_SECRET.test(decoded(key))),
	),
	outsideDevelopment("DEEPLINK_CODES", (env) => env.DEEPLINK_CODES.includes(DEVELOPMENT_CODE)),
	...deployedRules,
);

export type HcaProvider = z.output<typeof hcaProvider>;
export type Config = Variables;

/** Throws an error that names every variable that is missing or wrong, and never a value. */
export function parseEnv(env: unknown): Config {
	const parsed = schema.safeParse(env);
	if (parsed.success) return parsed.data;
	// Zod's messages are loaded only now, for the developer who reads them: a valid configuration needs none.
	z.config(en());
	const faults = schema.safeParse(env).error?.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
	throw new Error(`The Worker's configuration is wrong:\n${faults?.join("\n")}`);
}
