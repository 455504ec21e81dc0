import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { entriesIn } from "../../../shared/contracts/entries.ts";
import { LOCALES } from "../../../shared/locales.ts";
import { IS_STRAPI_4, isOfStrapi4 } from "../../../worker/backend/strapi/version.ts";
import { baseUrl, httpOrigin, variables } from "../../../worker/runtime/env.ts";
import { SECRETS, VARIABLES } from "./env-docs.ts";

/**
 * `npm start` with LARAVEL_URL and CONTENT_URL: the portal with a real backend instead of the embedded one. With STRAPI_URL beside
 * LARAVEL_URL the content is Strapi's, and CONTENT_URL may be left out as in a deployment.
 */

type Environment = Readonly<Record<string, string | undefined>>;

interface Connection {
	laravelUrl: string;
	contentUrl: string;
	/** Variables of the Worker and the source of each value. */
	sources: ReadonlyMap<string, string>;
	/** Includes `.dev.vars`. Only the variables in `sources` reach the Worker. */
	environment: Record<string, string>;
}

const DEV_VARS = ".dev.vars";
const ADDRESSES = ["LARAVEL_URL", "CONTENT_URL"] as const;
const SHAPES = { LARAVEL_URL: baseUrl, CONTENT_URL: httpOrigin };
/** Sessions, cookies and hosts stay those of development, over plain HTTP. */
const FIXED = "ENVIRONMENT";

/** Its message is enough for the user; no stack is printed. */
export class ConnectionError extends Error {}

function addressOf(name: (typeof ADDRESSES)[number], given: Environment): string {
	const value = given[name] || (name === "CONTENT_URL" && URL.parse(given.STRAPI_URL ?? "")?.origin);
	if (!value) throw new ConnectionError(`${name} is missing: LARAVEL_URL and CONTENT_URL are needed together.`);
	const { success, data, error } = SHAPES[name].safeParse(value);
	if (!success) {
		const own = error.issues.find(({ code }) => code === "custom")?.message;
		throw new ConnectionError(`${name} ${own ?? "is no address that begins with http:// or https://"}.`);
	}
	return data;
}

/**
 * The backend named by the environment and `.dev.vars`; undefined for the embedded one.
 * @throws ConnectionError
 */
export function connectionIn(processEnv: Environment, devVars: Environment): Connection | undefined {
	const given = { ...devVars, ...processEnv };
	if (ADDRESSES.every((name) => !given[name])) return undefined;
	const laravelUrl = addressOf("LARAVEL_URL", given);
	const contentUrl = addressOf("CONTENT_URL", given);
	const environment = Object.fromEntries(
		Object.entries(given).flatMap(([name, value]) => (value === undefined || name === FIXED ? [] : [[name, value]])),
	);
	const sources = new Map(
		VARIABLES.filter((name) => environment[name] !== undefined).map((name) => [
			name,
			processEnv[name] === undefined ? DEV_VARS : "the environment",
		]),
	);
	return { laravelUrl, contentUrl, sources, environment };
}

/** What Strapi's content depends on. Accounts and courses stay the embedded backend's. */
const OF_CONTENT = [
	...["STRAPI_URL", "STRAPI_TOKEN", "STRAPI_FIELDS", "CMS_ORIGIN"],
	...["CONTENT_FORMAT", "CONTENT_PATHS", "MEDIA_HOSTS", "VIDEO_HOSTS"],
];

/** Variables of the Worker for a Strapi without a backend. */
export const contentVariables = (given: Environment): Record<string, string> =>
	Object.fromEntries(
		OF_CONTENT.flatMap((name) => {
			const value = given[name];
			return value ? [[name, value]] : [];
		}),
	);

/** The development variables of `wrangler.toml`, as text. */
const ownVars = (): string => /^\[vars\]\n([\s\S]*?)\n\[/m.exec(readFileSync("wrangler.toml", "utf8"))?.[1] ?? "";
const isOwn = (name: string): boolean => new RegExp(`^${name} =`, "m").test(ownVars());
const developmentSecret = (): string => /^SERVICE_SECRET = "(.+)"$/m.exec(ownVars())?.[1] ?? "";

export const readDevVars = (): Environment => (existsSync(DEV_VARS) ? parseEnv(readFileSync(DEV_VARS, "utf8")) : {});

/** One folder for each backend, so that no cache holds another one's content. */
export function stateOf({ laravelUrl, contentUrl }: Connection, root: string): string {
	const digest = createHash("sha256").update(`${laravelUrl} ${contentUrl}`).digest("hex").slice(0, 8);
	return join(root, "connected", `${new URL(laravelUrl).hostname}-${digest}`);
}

const SECONDS = 10;
const MORE = "`npm run contract -- URL` tries the whole contract (docs/backend.md).";

async function answerOf(name: string, url: string, headers: Record<string, string>): Promise<Response> {
	try {
		return await fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(SECONDS * 1000) });
	} catch (error) {
		const cause = error instanceof Error ? (error.cause ?? error) : error;
		const reason = cause instanceof Error ? ("code" in cause ? String(cause.code) : cause.message) : "";
		const isLate = error instanceof Error && error.name === "TimeoutError";
		const what = isLate ? `does not answer within ${SECONDS} seconds` : `cannot be reached: ${reason}`;
		throw new ConnectionError(`${name} ${what} (${new URL(url).origin}).`);
	}
}

const isList = async (answer: Response): Promise<boolean> => {
	try {
		return Array.isArray(entriesIn(await answer.json()));
	} catch {
		return false;
	}
};

/**
 * Calls both hosts once, so that a wrong address fails here and not on each page.
 * @throws ConnectionError
 */
export async function tryConnection({ laravelUrl, contentUrl, environment }: Connection): Promise<void> {
	if (environment.STRAPI_URL) await tryStrapi(environment);
	// Beside Strapi it need not have the contract's content.
	if (environment.STRAPI_URL) await (await answerOf("LARAVEL_URL", `${laravelUrl}/`, {})).body?.cancel();
	else await tryLaravel(laravelUrl, environment);
	await (await answerOf("CONTENT_URL", `${contentUrl}/`, {})).body?.cancel();
}

/** Without one of its types the portal goes on. @throws ConnectionError */
export async function tryStrapi({ STRAPI_URL = "", STRAPI_TOKEN }: Environment): Promise<void> {
	const url = `${STRAPI_URL.replace(/\/+$/, "")}/api/domains`;
	const answer = await answerOf("STRAPI_URL", url, { Authorization: `Bearer ${STRAPI_TOKEN}` });
	const body: unknown = await answer.json().catch(() => null);
	if (isOfStrapi4(body)) throw new ConnectionError(`${IS_STRAPI_4} (docs/strapi.md).`);
	if (answer.status !== 401) return;
	throw new ConnectionError("STRAPI_URL refuses STRAPI_TOKEN (401): make a new read-only token (docs/strapi.md).");
}

async function tryLaravel(laravelUrl: string, environment: Environment): Promise<void> {
	const [locale] = LOCALES;
	const path = `/api/strapi/${locale?.code}/activeCollections`;
	const [secret = ""] = secretsIn(environment.SERVICE_SECRET ?? developmentSecret());
	const { service: header } = secretHeaders(environment.SECRET_HEADERS);
	const answer = await answerOf("LARAVEL_URL", laravelUrl + path, { [header]: secret, Accept: "application/json" });
	if (answer.status === 401 || answer.status === 403) {
		throw new ConnectionError(`LARAVEL_URL refuses the service secret (${answer.status}): is SERVICE_SECRET right?`);
	}
	if (!answer.ok) throw new ConnectionError(`LARAVEL_URL answers ${answer.status} to ${path}. ${MORE}`);
	if (!(await isList(answer))) {
		throw new ConnectionError(`LARAVEL_URL answers something else than a JSON list to ${path}. ${MORE}`);
	}
}

/** @throws ZodError */
export const secretHeaders = (value: string | undefined) => variables.shape.SECRET_HEADERS.parse(value);

/** One value, or a JSON list of two while it is replaced. The portal sends the first. */
export function secretsIn(value: string): string[] {
	if (!value.startsWith("[")) return [value];
	try {
		const parsed: unknown = JSON.parse(value);
		return Array.isArray(parsed) ? parsed.map(String) : [];
	} catch {
		return [];
	}
}

const sourceOf = ({ sources, environment }: Connection, name: string): string => {
	const source = sources.get(name);
	if (source === undefined) return isOwn(name) ? "wrangler.toml, the development value" : "none";
	return environment[name] === "" ? `none (empty in ${source})` : source;
};

const providerOf = ({ sources }: Connection): string => {
	const source = sources.get("HCA");
	return source === undefined ? "none, local forms (HCA, or npm run start:hca)" : `HCA from ${source}`;
};

/** The connection in words, without secret values. */
export function described(
	connection: Connection,
	{ state, hasProvider }: { state: string; hasProvider: boolean },
): string {
	const provider = hasProvider ? "the double of --hca" : providerOf(connection);
	const { laravelUrl, contentUrl, sources, environment } = connection;
	const others = [...sources.keys()].filter(
		(name) => !SECRETS.includes(name) && !ADDRESSES.some((one) => one === name),
	);
	return [
		"Connected to your backend; the embedded one does not run.",
		`  LARAVEL_URL     ${laravelUrl}`,
		...(environment.STRAPI_URL ? [`  STRAPI_URL      ${environment.STRAPI_URL}`] : []),
		`  CONTENT_URL     ${contentUrl}`,
		`  stored data     ${state}`,
		"Secrets",
		...SECRETS.map((name) => `  ${name.padEnd(15)} ${sourceOf(connection, name)}`),
		...(others.length === 0
			? []
			: [`Other variables   ${others.map((name) => `${name} (${sources.get(name)})`).join(", ")}`]),
		"Systems",
		environment.STRAPI_URL
			? "  content: Strapi's; accounts, courses, webinars, mails: your backend's; there is no outbox here"
			: "  content, accounts, courses, webinars, mails: your backend's; there is no outbox here",
		`  identity provider: ${provider}`,
		`  tag manager: ${environment.GTM_ID ? environment.GTM_ID : "none (GTM_ID)"}`,
		"  KV, Durable Objects, Images, rate limits: wrangler's, on this machine",
		"  ends of sessions and the CMS's webhook come to you: POST /ops/sessions/revoke, /ops/purge",
		`${MORE}`,
		"",
	].join("\n");
}
