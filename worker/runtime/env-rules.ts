import * as z from "zod/mini";
import { COUNTRY_CODES, country } from "../../shared/countries.ts";
import { type Variables, variables } from "./env.ts";

/** Rules between variables. A breach fails the deployment and names its variable. */

type Name = keyof Variables;

const rule = (name: Name, message: string, holds: (env: Variables) => boolean) =>
	z.refine<Variables>(holds, { path: [name], error: message });

/** Strapi serves its own uploads. */
export const withContentHost = (env: Variables): Variables => ({
	...env,
	CONTENT_URL: env.CONTENT_URL ?? (env.STRAPI_URL && new URL(env.STRAPI_URL).origin),
});

/** false: a content-only portal, with STRAPI_URL alone. */
export const servesAccounts = (env: { LARAVEL_URL?: unknown; BACKEND?: unknown }): boolean =>
	env.LARAVEL_URL !== undefined || env.BACKEND !== undefined;

/** Whether CONTENT_PATHS lets a picture's address reach a backend call on the same host. */
function servesCalls(env: Variables): boolean {
	const host = withContentHost(env).CONTENT_URL;
	const backends = [URL.parse(env.LARAVEL_URL ?? ""), ...(env.STRAPI_URL ? [URL.parse(env.STRAPI_URL)] : [])];
	return backends
		.filter((backend) => host === undefined || host === backend?.origin)
		.map((backend) => `${backend?.pathname.replace(/\/$/, "") ?? ""}/api/`.toLowerCase())
		.some((calls) =>
			env.CONTENT_PATHS.map((path) => path.toLowerCase()).some(
				(path) => path.startsWith(calls) || calls.startsWith(path),
			),
		);
}

export const rules = [
	rule(
		"LARAVEL_URL",
		"or STRAPI_URL is needed without BACKEND",
		(env) => servesAccounts(env) || env.STRAPI_URL !== undefined,
	),
	rule("SERVICE_SECRET", "is needed", (env) => !servesAccounts(env) || env.SERVICE_SECRET !== undefined),
	rule("STRAPI_TOKEN", "is needed with STRAPI_URL", (env) => !env.STRAPI_URL || env.STRAPI_TOKEN !== undefined),
	rule(
		"CONTENT_URL",
		"is needed with LARAVEL_URL",
		(env) => !env.LARAVEL_URL || (env.CONTENT_URL ?? env.STRAPI_URL) !== undefined,
	),
	rule("CONTENT_PATHS", "holds the backend's calls", (env) => !servesCalls(env)),
	rule(
		"CONTENT_SECRET",
		'is needed, or CONTENT_IS_OPEN = "yes"',
		({ ENVIRONMENT, CONTENT_SECRET, CONTENT_IS_OPEN }) =>
			ENVIRONMENT === "development" || CONTENT_SECRET !== undefined || CONTENT_IS_OPEN === "yes",
	),
	rule("HCA_SECRETS", "names a country that HCA does not", (env) =>
		COUNTRY_CODES.every((code) => env.HCA_SECRETS[code] === undefined || env.HCA[code] !== undefined),
	),
	rule("HCA", "names a country that does not use it", (env) =>
		COUNTRY_CODES.every((code) => env.HCA[code] === undefined || country(code).usesHca),
	),
];

const refused = (name: Name, message: string, isBreach: (env: Variables) => boolean) =>
	rule(name, message, (env) => env.ENVIRONMENT === "development" || !isBreach(env));

type Values<Value> = readonly (readonly [Name, (env: Variables) => readonly Value[]])[];

const SINGLE = ["LARAVEL_URL", "STRAPI_URL", "CONTENT_URL", "HUB_ORIGIN", "CMS_ORIGIN"] as const;
const ADDRESSES: Values<unknown> = [
	...SINGLE.map((name) => [name, (env: Variables) => [env[name]]] as const),
	[
		"HCA",
		(env) =>
			Object.values(env.HCA).flatMap((one) =>
				one ? [one, one.authorize, one.token].flatMap((part) => Object.values(part)) : [],
			),
	],
	["HUB_ORIGINS", (env) => env.HUB_ORIGINS],
	["ACCESS", (env) => [env.ACCESS?.team]],
];
const isPlain = (address: unknown): boolean => typeof address === "string" && /^http:/i.test(address);

type Rotated = Extract<Name, `${string}_SECRET`>;
const ROTATED = Object.keys(variables.shape).filter((name): name is Rotated => name.endsWith("_SECRET"));

/** If two secrets had the same value, a leak of one would open the other. */
const SECRETS: Values<string> = [
	...ROTATED.map((name) => [name, (env: Variables) => env[name] ?? []] as const),
	["STRAPI_TOKEN", (env) => (env.STRAPI_TOKEN === undefined ? [] : [env.STRAPI_TOKEN])],
	// Two countries may be one client.
	["HCA_SECRETS", (env) => [...new Set(Object.values(env.HCA_SECRETS))]],
	["DEEPLINK_CODES", (env) => codesOf(env)],
	["SEALING_KEYS", (env) => env.SEALING_KEYS.map(({ key }) => key)],
];
const codesOf = (env: Variables): string[] => env.DEEPLINK_CODES.filter((code) => code !== "");
const LEAST_CODE = 16;

const isRepeated = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

const valuesBut = (name: Name, env: Variables): string[] =>
	SECRETS.flatMap(([other, values]) => (other === name ? [] : values(env)));

/** Of 16 random characters or 32 random bytes, at least eight differ. A value with fewer is a placeholder. */
const LEAST_DIFFERENT = 8;
const isPlaceholder = (name: Name, value: string): boolean =>
	new Set(name === "SEALING_KEYS" ? decoded(value) : value).size < LEAST_DIFFERENT;

const decoded = (key: string): string => atob(key.replaceAll("-", "+").replaceAll("_", "/"));

const isNoHost = (env: Variables, origin: string): boolean => !Object.hasOwn(env.HOSTS, new URL(origin).hostname);

const countryOf = ({ HOSTS }: Variables, origin: string): string | undefined =>
	Object.entries(HOSTS).find(([host]) => host === new URL(origin).hostname)?.[1];

/** An IP address, or a name that exists on one machine or network only. */
const isPrivate = (host: string): boolean => !host.includes(".") || /\.(?:\d+|localhost|local|internal)\.?$/.test(host);

const DEVELOPMENT_SECRET = /^development-/;
const DEVELOPMENT_CODE = "demo-access";

const isDevelopments = (values: readonly string[]): boolean => values.some((value) => DEVELOPMENT_SECRET.test(value));

export const deployedRules = [
	...SECRETS.map(([name, values]) => refused(name, "is the development one", (env) => isDevelopments(values(env)))),
	refused("SEALING_KEYS", "is the development one", (env) =>
		env.SEALING_KEYS.some(({ id, key }) => id === "dev" || DEVELOPMENT_SECRET.test(decoded(key))),
	),
	refused("DEEPLINK_CODES", "is the development one", (env) => env.DEEPLINK_CODES.includes(DEVELOPMENT_CODE)),
	...ADDRESSES.map(([name, addresses]) => refused(name, "is not https", (env) => addresses(env).some(isPlain))),
	...SECRETS.flatMap(([name, values]) => [
		refused(name, "has one value twice", (env) => isRepeated(values(env))),
		refused(name, "has a value that another secret has too", (env) =>
			values(env).some((value) => valuesBut(name, env).includes(value)),
		),
		refused(name, "has a value that is not random", (env) => values(env).some((value) => isPlaceholder(name, value))),
	]),
	refused("SEALING_KEYS", "has two keys of one id", (env) => isRepeated(env.SEALING_KEYS.map(({ id }) => id))),
	refused("DEEPLINK_CODES", `has a code shorter than ${LEAST_CODE} characters`, (env) =>
		codesOf(env).some((code) => code.length < LEAST_CODE),
	),
	refused("MEDIA_HOSTS", "has a host that is not public", (env) => env.MEDIA_HOSTS.some(isPrivate)),
	refused("HOSTS", "names no host", (env) => Object.keys(env.HOSTS).length === 0),
	refused(
		"HUB_ORIGIN",
		"is a host of no configured country",
		(env) => env.HUB_ORIGIN !== undefined && isNoHost(env, env.HUB_ORIGIN),
	),
	refused("HUB_ORIGINS", "has a host of no configured country", (env) =>
		env.HUB_ORIGINS.some((origin) => isNoHost(env, origin)),
	),
	refused(
		"HUB_ORIGINS",
		"has a host of another country than HUB_ORIGIN, which cannot share its sign-in",
		(env) =>
			env.HUB_ORIGIN !== undefined &&
			new Set([env.HUB_ORIGIN, ...env.HUB_ORIGINS].map((origin) => countryOf(env, origin))).size > 1,
	),
];
