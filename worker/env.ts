import * as z from "zod";
import { jsonOf } from "../shared/contracts/fields.ts";
import { COUNTRY_CODES, country } from "../shared/countries.ts";
import type { HandOver } from "./hub/hand-over.ts";
import type { OpsStatus } from "./ops/sums.ts";
import type { Purges } from "./purges/purges.ts";
import type { SessionRevocation } from "./session/revocations.ts";

/** Bindings and variables of the Worker, parsed once at start; what each means: README, configuration. */

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));
/** Relative addresses are resolved against it, so that it can have no path of its own. */
const httpOrigin = httpUrl.refine((url) => new URL(url).origin === url, "is not an origin without path");
const binding = <T>(method: string) =>
	z.custom<T>(
		(value) => typeof (value as Record<string, unknown> | undefined)?.[method] === "function",
		"is not bound",
	);
const hostName = z.string().regex(/^[a-z\d.-]+$/, "is not a host name in lower case, without port");

/** One country's OpenID provider; for Azure AD B2C the policy stands in the path of each address. */
const hcaProvider = z.object({
	/** As the ID token's `iss` has it. */
	issuer: z.string().min(1),
	clientId: z.string().min(1),
	scope: z.string().default("openid profile"),
	authorize: z.object({ login: httpUrl, register: httpUrl }),
	token: httpUrl,
	jwks: httpUrl,
	logout: httpUrl,
	/** The identity SDK's script. */
	sdk: httpUrl.optional(),
});

/** Empty is none: what it guards is not there. */
const optionalSecret = z.preprocess((value) => value || undefined, z.string().min(16).optional());

const DEVELOPMENT_SECRET = /^development-/;

const schema = z
	.object({
		ENVIRONMENT: z.enum(["development", "staging", "production"]),
		HOSTS: jsonOf(z.record(hostName, z.enum(COUNTRY_CODES))),
		LARAVEL_URL: httpUrl.optional(),
		CONTENT_URL: httpOrigin.optional(),
		MEDIA_HOSTS: jsonOf(z.array(hostName)).default([]),
		VIDEO_HOSTS: jsonOf(z.array(hostName)).default(["player.vimeo.com", "www.youtube-nocookie.com"]),
		SERVICE_SECRET: z.string().min(16),
		SERVICE_SECRET_HEADER: z
			.string()
			.regex(/^[\w-]+$/)
			.default("X-Service-Secret"),
		PURGE_SECRET: optionalSecret,
		PURGE_SECRET_HEADER: z
			.string()
			.regex(/^[\w-]+$/)
			.default("X-Purge-Secret"),
		SEALING_KEYS: jsonOf(
			z
				.array(z.object({ id: z.string().min(1), key: z.base64url().length(43, "is not 256 bits in base64url") }))
				.min(1)
				.max(2),
		),
		DEEPLINK_CODES: jsonOf(z.array(z.string()).max(2)).default([]),
		PRODUCT_SUBDOMAIN: z.string().default(""),
		BACKEND_DEADLINE_MS: z.coerce.number().int().min(100).max(30_000).default(5_000),
		SESSION_IDLE_MINUTES: z.coerce.number().int().min(10).max(1440).default(60),
		SESSION_HOURS: z.coerce.number().int().min(1).max(72).default(12),
		HCA: jsonOf(z.partialRecord(z.enum(COUNTRY_CODES), hcaProvider)).default({}),
		HUB_ORIGIN: httpOrigin.optional(),
		HUB_ORIGINS: jsonOf(z.array(httpOrigin)).default([]),
		GTM_ID: z
			.string()
			.regex(/^GTM-[A-Z\d]{4,12}$/, "is no container's id")
			.optional(),
		OPS_SECRET: optionalSecret,
		/** The platform's own knowledge of what was deployed. */
		CF_VERSION_METADATA: z.object({ id: z.string(), tag: z.string(), timestamp: z.string() }).optional(),
		CONTENT: binding<KVNamespace>("get"),
		BACKEND: binding<Fetcher>("fetch").optional(),
		SESSIONS: binding<DurableObjectNamespace<SessionRevocation>>("idFromName"),
		HANDOVERS: binding<DurableObjectNamespace<HandOver>>("idFromName"),
		OPS_STATUS: binding<DurableObjectNamespace<OpsStatus>>("idFromName"),
		PURGES: binding<DurableObjectNamespace<Purges>>("idFromName"),
		DEEPLINK_LIMIT: binding<RateLimit>("limit"),
		CLIENT_LIMIT: binding<RateLimit>("limit"),
		ACCOUNT_LIMIT: binding<RateLimit>("limit"),
		TRACKING_LIMIT: binding<RateLimit>("limit"),
	})
	.refine((env) => env.LARAVEL_URL ?? env.BACKEND, { path: ["LARAVEL_URL"], message: "is needed without BACKEND" })
	.refine((env) => env.LARAVEL_URL === undefined || env.CONTENT_URL !== undefined, {
		path: ["CONTENT_URL"],
		message: "is needed with LARAVEL_URL",
	})
	.refine((env) => COUNTRY_CODES.every((code) => env.HCA[code] === undefined || country(code).usesHca), {
		path: ["HCA"],
		message: "names a country that does not use it",
	})
	.refine((env) => env.ENVIRONMENT === "development" || !DEVELOPMENT_SECRET.test(env.SERVICE_SECRET), {
		path: ["SERVICE_SECRET"],
		message: "is the development one",
	})
	.refine((env) => env.ENVIRONMENT === "development" || !DEVELOPMENT_SECRET.test(env.PURGE_SECRET ?? ""), {
		path: ["PURGE_SECRET"],
		message: "is the development one",
	})
	.refine((env) => env.ENVIRONMENT === "development" || !DEVELOPMENT_SECRET.test(env.OPS_SECRET ?? ""), {
		path: ["OPS_SECRET"],
		message: "is the development one",
	})
	.refine((env) => env.ENVIRONMENT === "development" || env.SEALING_KEYS.every(({ id }) => id !== "dev"), {
		path: ["SEALING_KEYS"],
		message: "is the development one",
	});

export type HcaProvider = z.output<typeof hcaProvider>;
export type Config = z.output<typeof schema>;

/** Throws an error that names every variable that is missing or wrong, and never a value. */
export function parseEnv(env: unknown): Config {
	const parsed = schema.safeParse(env);
	if (parsed.success) return parsed.data;
	const faults = parsed.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
	throw new Error(`The Worker's configuration is wrong:\n${faults.join("\n")}`);
}
