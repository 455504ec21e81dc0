import * as z from "zod/mini";

/** Rules for staging and production. A breach fails the deployment and names its variable. */

type Secrets = readonly [string, ...string[]];

interface Guarded {
	ENVIRONMENT: "development" | "staging" | "production";
	HOSTS: Record<string, string>;
	LARAVEL_URL?: string | undefined;
	STRAPI_URL?: string | undefined;
	STRAPI_TOKEN?: string | undefined;
	CONTENT_URL?: string | undefined;
	MEDIA_HOSTS: string[];
	HCA: Record<string, { authorize: { login: string; register: string }; [endpoint: string]: unknown } | undefined>;
	HUB_ORIGIN?: string | undefined;
	HUB_ORIGINS: string[];
	ACCESS?: { team: string } | undefined;
	SERVICE_SECRET?: Secrets | undefined;
	CONTENT_SECRET?: Secrets | undefined;
	PURGE_SECRET?: Secrets | undefined;
	PREVIEW_SECRET?: Secrets | undefined;
	CMS_ORIGIN?: string | undefined;
	OPS_SECRET?: Secrets | undefined;
	EDITOR_SECRET?: Secrets | undefined;
	DEEPLINK_CODES: string[];
	SEALING_KEYS: { id: string; key: string }[];
}
type Name = keyof Guarded;

const refused = (name: Name, message: string, isBreach: (env: Guarded) => boolean) =>
	z.refine<Guarded>((env) => env.ENVIRONMENT === "development" || !isBreach(env), { path: [name], error: message });

type Values<Value> = readonly [Name, (env: Guarded) => readonly Value[]][];

const ADDRESSES: Values<unknown> = [
	["LARAVEL_URL", (env) => [env.LARAVEL_URL]],
	["STRAPI_URL", (env) => [env.STRAPI_URL]],
	["CONTENT_URL", (env) => [env.CONTENT_URL]],
	["HCA", (env) => Object.values(env.HCA).flatMap((one) => (one ? Object.values({ ...one, ...one.authorize }) : []))],
	["HUB_ORIGIN", (env) => [env.HUB_ORIGIN]],
	["HUB_ORIGINS", (env) => env.HUB_ORIGINS],
	["CMS_ORIGIN", (env) => [env.CMS_ORIGIN]],
	["ACCESS", (env) => [env.ACCESS?.team]],
];
const isPlain = (address: unknown): boolean => typeof address === "string" && /^http:/i.test(address);

/** If two secrets had the same value, a leak of one would open the other. */
const SECRETS: Values<string> = [
	["SERVICE_SECRET", (env) => env.SERVICE_SECRET ?? []],
	["STRAPI_TOKEN", (env) => (env.STRAPI_TOKEN === undefined ? [] : [env.STRAPI_TOKEN])],
	["CONTENT_SECRET", (env) => env.CONTENT_SECRET ?? []],
	["PURGE_SECRET", (env) => env.PURGE_SECRET ?? []],
	["PREVIEW_SECRET", (env) => env.PREVIEW_SECRET ?? []],
	["OPS_SECRET", (env) => env.OPS_SECRET ?? []],
	["EDITOR_SECRET", (env) => env.EDITOR_SECRET ?? []],
	["DEEPLINK_CODES", (env) => codesOf(env)],
	["SEALING_KEYS", (env) => env.SEALING_KEYS.map(({ key }) => key)],
];
const codesOf = (env: Guarded): string[] => env.DEEPLINK_CODES.filter((code) => code !== "");
const LEAST_CODE = 16;

const isRepeated = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

const valuesBut = (name: Name, env: Guarded): string[] =>
	SECRETS.flatMap(([other, values]) => (other === name ? [] : values(env)));

/** Of 16 random characters or 32 random bytes, at least eight differ. A value with fewer is a placeholder. */
const LEAST_DIFFERENT = 8;
const isPlaceholder = (name: Name, value: string): boolean =>
	new Set(name === "SEALING_KEYS" ? decoded(value) : value).size < LEAST_DIFFERENT;

/** A sealing key's bytes, as one character each. */
export const decoded = (key: string): string => atob(key.replaceAll("-", "+").replaceAll("_", "/"));

const isNoHost = (env: Guarded, origin: string): boolean => !Object.hasOwn(env.HOSTS, new URL(origin).hostname);

const countryOf = ({ HOSTS }: Guarded, origin: string): string | undefined =>
	Object.entries(HOSTS).find(([host]) => host === new URL(origin).hostname)?.[1];

/** An IP address, or a name that exists on one machine or network only. */
const isPrivate = (host: string): boolean => !host.includes(".") || /\.(?:\d+|localhost|local|internal)\.?$/.test(host);

export const deployedRules = [
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
