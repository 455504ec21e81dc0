import * as z from "zod/mini";
import { filled, jsonOf } from "../../shared/contracts/fields.ts";
import { COUNTRY_CODES } from "../../shared/countries.ts";
import type { HcaFlow } from "../../shared/hca.ts";
import { SECTIONS } from "../../shared/sections.ts";
import { parseJson } from "./json.ts";
import { strapiMap } from "./strapi-map.ts";

/** Variables and bindings. tests/tools/connect/env-docs.ts explains each, env-rules.ts has the rules between them. */

// `abort` here and below: the rules of env-rules.ts read addresses and keys, so they run on well-formed ones alone.
const address = z.url({ protocol: /^https?$/, abort: true, error: "is no address such as https://host.example" });
const httpUrl = z.pipe(
	address,
	z.transform((url: string) => url.replace(/\/+$/, "")),
);
export const httpOrigin = httpUrl.check(
	z.refine(
		(url) => new URL(url).origin === url,
		"is not an origin in lower case, in ASCII, without path and usual port",
	),
);
/** The portal appends the paths of calls. */
export const baseUrl = httpUrl.check(z.refine((url) => !/[?#@]/.test(url), "has a query, a fragment or a user's name"));
const folder = z
	.string()
	.check(z.regex(/^\/(?:[\w-][\w.-]*\/)*$/, "is no path of folders that begins and ends with a slash"));
const binding = <T>(method: string) =>
	z.custom<T>(
		(value) => typeof (value as Record<string, unknown> | undefined)?.[method] === "function",
		"is not bound",
	);
const hostName = z.string().check(z.regex(/^[a-z\d.-]+$/, "is not a host name in lower case, in ASCII, without port"));
const hosts = z.record(hostName, z.enum(COUNTRY_CODES, "is a host of no configured country"));
/** JSON.parse would take the last of two. */
const isOnceEach = (text: string): boolean => {
	const names = text.match(/"[^"]*"(?=\s*:)/g) ?? [];
	return new Set(names).size === names.length;
};
/** Schemes of RFC 9116, without white space, which could add a line to security.txt. */
const contact = z.url({ protocol: /^(?:mailto|https|tel)$/ }).check(z.regex(/^\S+$/));
const languageTag = z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/));
const securityTxt = z.strictObject({
	contact: z._default(z.array(contact), []),
	policy: z.optional(z.url({ protocol: /^https$/ }).check(z.regex(/^\S+$/))),
	languages: z._default(z.array(languageTag), []),
});
const headerName = z.string().check(z.regex(/^[\w-]+$/));
/** Each call sets these itself. */
const isOfCalls = (name: string): boolean =>
	/^(?:accept|accept-language|authorization|content-type|host|x-request-id)$/i.test(name);
const secretHeaders = z.strictObject({
	service: z._default(
		headerName.check(z.refine((name) => !isOfCalls(name), "is a header that calls have already")),
		"X-Service-Secret",
	),
	content: z._default(headerName, "X-Content-Secret"),
	purge: z._default(headerName, "X-Purge-Secret"),
});
const access = z
	.strictObject({ team: httpOrigin, operators: filled, editors: z.optional(filled) })
	.check(z.refine(({ operators, editors }) => operators !== editors, "has one audience for operators and editors"));
const textField = z.enum([
	...SECTIONS.flatMap((section) => [`${section}.content`, `${section}.transcript`] as const),
	"e-learnings.description",
	"singles.content",
]);
/** As a header carries it. */
const secret = z
	.string()
	.check(z.minLength(16), z.regex(/^[!-~](?:[ -~]*[!-~])?$/, "is not ASCII, or begins or ends with white space"));
/** The last segment of a link. */
const code = z.string().check(z.regex(/^[^/]*$/, "has a slash, with which no link opens"));
const between = (least: number, most: number) => z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most));

/** One address, or one for each flow: Azure AD B2C redeems a code only at the policy that made it. */
const tokenUrls = z.pipe(
	z.union([address, z.object({ login: address, register: address })]),
	z.transform((token: string | Record<HcaFlow, string>) =>
		typeof token === "string" ? { login: token, register: token } : token,
	),
);

/** Addresses as the provider writes them: with or without a slash they may be two. */
const hcaProvider = z.object({
	/** The claim `iss` of the ID token. */
	issuer: filled,
	clientId: filled,
	scope: z._default(z.string(), "openid profile"),
	authorize: z.object({ login: address, register: address }),
	token: tokenUrls,
	jwks: address,
	logout: address,
	sdk: z.optional(address),
});

/** One value, or a JSON list of two during a rotation. The portal sends the first and accepts both. */
const secrets = z.pipe(
	z.transform((value: unknown) =>
		typeof value === "string" ? (value.startsWith("[") ? parseJson(value) : [value]) : value,
	),
	z.tuple([secret], secret, "is neither a text nor a JSON list of texts").check(z.maxLength(2)),
);

const unlessEmpty = z.transform((value: unknown) => (value === "" ? undefined : value));
const optionalSecrets = z.pipe(unlessEmpty, z.optional(secrets));
const optionalSecret = z.pipe(unlessEmpty, z.optional(secret));

export const variables = z.object({
	ENVIRONMENT: z.enum(["development", "staging", "production"]),
	HOSTS: z.pipe(z.string().check(z.refine(isOnceEach, "names a host twice")), jsonOf(hosts)),
	LARAVEL_URL: z.optional(baseUrl),
	STRAPI_URL: z.optional(baseUrl),
	STRAPI_TOKEN: optionalSecret,
	STRAPI_FIELDS: z.prefault(jsonOf(strapiMap), "{}"),
	CONTENT_URL: z.optional(httpOrigin),
	CONTENT_PATHS: z._default(jsonOf(z.array(folder).check(z.minLength(1))), ["/uploads/"]),
	CONTENT_SECRET: optionalSecrets,
	CONTENT_FORMAT: z._default(jsonOf(z.partialRecord(textField, z.literal("markdown"))), {}),
	CONTENT_IS_OPEN: z._default(z.enum(["yes", "no"]), "no"),
	MEDIA_HOSTS: z._default(jsonOf(z.array(hostName)), []),
	VIDEO_HOSTS: z._default(jsonOf(z.array(hostName)), ["player.vimeo.com", "www.youtube-nocookie.com"]),
	SERVICE_SECRET: optionalSecrets,
	SECRET_HEADERS: z.prefault(jsonOf(secretHeaders), "{}"),
	PURGE_SECRET: optionalSecrets,
	PREVIEW_SECRET: optionalSecrets,
	CMS_ORIGIN: z.optional(httpOrigin),
	SEALING_KEYS: jsonOf(
		z
			.array(
				z.object({
					id: filled,
					key: z.base64url({ abort: true }).check(z.length(43, "is not 256 bits in base64url")),
				}),
			)
			.check(z.minLength(1), z.maxLength(2)),
	),
	DEEPLINK_CODES: z._default(jsonOf(z.array(code).check(z.maxLength(2))), []),
	PRODUCT_SUBDOMAIN: z._default(
		z.string().check(z.regex(/^[a-z\d-]*$/, "is no part of a host's label in lower case")),
		"",
	),
	BACKEND_DEADLINE_MS: z._default(between(100, 30_000), 5_000),
	HCA: z._default(jsonOf(z.partialRecord(z.enum(COUNTRY_CODES), hcaProvider)), {}),
	HCA_SECRETS: z._default(jsonOf(z.partialRecord(z.enum(COUNTRY_CODES), secret)), {}),
	HUB_ORIGIN: z.optional(httpOrigin),
	HUB_ORIGINS: z._default(jsonOf(z.array(httpOrigin)), []),
	GTM_ID: z.optional(z.string().check(z.regex(/^GTM-[A-Z\d]{4,12}$/, "is no container's id"))),
	OPS_SECRET: optionalSecrets,
	EDITOR_SECRET: optionalSecrets,
	ACCESS: z.optional(jsonOf(access)),
	SECURITY_TXT: z.prefault(jsonOf(securityTxt), "{}"),
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
	SEARCH_INDEX: binding<DurableObjectNamespace>("idFromName"),
	GUESSES: binding<DurableObjectNamespace>("idFromName"),
	GUESSES_LIMIT: binding<RateLimit>("limit"),
	SESSION_LIMIT: binding<RateLimit>("limit"),
	CLIENT_LIMIT: binding<RateLimit>("limit"),
	SESSION_SIGNALS_LIMIT: binding<RateLimit>("limit"),
	CLIENT_SIGNALS_LIMIT: binding<RateLimit>("limit"),
});
export type Variables = z.output<typeof variables>;
export type HcaProvider = z.output<typeof hcaProvider>;
