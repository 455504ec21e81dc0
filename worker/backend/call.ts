import { isRecord } from "../../shared/contracts/entries.ts";
import type { PreviewVersion } from "../../shared/preview.ts";
import { config } from "../runtime/config.ts";
import { BackendError } from "../runtime/errors.ts";
import { parseJson } from "../runtime/json.ts";
import { BrokenCircuitError, throughCircuit } from "./circuits.ts";
import { deadlineOf } from "./deadlines.ts";
import { type BackendPath, type Endpoint, endpointOf, requestName } from "./families.ts";
import { laravelError } from "./laravel-error.ts";
import { readText } from "./read-text.ts";
import { retryBudget } from "./retry-budget.ts";
import { backendErrorOf, retryAfterOf, send } from "./send.ts";
import { localeName, typeName } from "./strapi/model.ts";

/** Calls of Laravel and Strapi, with the server's own secret, the family's deadline and the endpoint's circuit. */

/** `errorOf` reads a response with another status than 2xx. */
interface Server {
	base: string | undefined;
	secret: Record<string, string>;
	errorOf: (response: Response, body: unknown, endpoint: Endpoint) => BackendError;
}

const LARAVEL: Server = {
	base: config.LARAVEL_URL,
	secret: config.SERVICE_SECRET ? { [config.SECRET_HEADERS.service]: config.SERVICE_SECRET[0] } : {},
	errorOf: laravelError,
};

/** Strapi must not learn the backend's secret. */
const STRAPI: Server = {
	base: config.STRAPI_URL,
	secret: { Authorization: `Bearer ${config.STRAPI_TOKEN}` },
	errorOf: (response, body) => {
		const { status } = response;
		// Strapi names its error. Another absence comes from a proxy, and must not withdraw content.
		const isProxys = [404, 410].includes(status) && !(isRecord(body) && isRecord(body.error));
		return new BackendError(isProxys ? 0 : status, `Status ${status}`, body, retryAfterOf(response));
	},
};

export interface Preview {
	sees: "everything" | object;
	version: PreviewVersion;
}

export interface Caller {
	locale: string;
	requestId: string;
	preview?: Preview | null;
}

export interface Answer {
	body: unknown;
	headers: Headers;
}

interface Init {
	method?: string;
	headers?: Record<string, string>;
	body?: string;
	/** The body need not be JSON. */
	isBodyIgnored?: boolean;
}

interface Call {
	server: Server;
	endpoint: Endpoint;
	/** Under the server's `/api`. */
	path: string;
	caller: Caller;
	init: Init;
}

const JSON_BODY = { "Content-Type": "application/json" };

/** A read with at most one retry. @throws BackendError with the status; 0 for no response in time, or no JSON */
export const getJson = (path: BackendPath, caller: Caller): Promise<Answer> =>
	withRetry({ server: LARAVEL, endpoint: endpointOf(path), path, caller, init: {} });

/** The same for Strapi's own REST API. @throws BackendError as getJson, with Strapi's error as its body */
export const getStrapi = (endpoint: Endpoint, path: string, caller: Caller): Promise<Answer> =>
	withRetry({ server: STRAPI, endpoint, path, caller, init: {} });

/** Not retried after a timeout, because the backend may have counted the events. @throws BackendError as getJson */
export async function postEvent(path: BackendPath, event: object, caller: Caller): Promise<void> {
	const init = { method: "POST", headers: JSON_BODY, body: JSON.stringify(event), isBodyIgnored: true };
	const call = { server: LARAVEL, endpoint: endpointOf(path, "POST"), path, caller, init };
	await withRetry(call, (status) => status === 0 || status >= 500);
}

interface AccountCall {
	method: "GET" | "POST" | "DELETE";
	body?: object;
	token?: string;
	isBodyIgnored?: boolean;
}

/** A change, or a call about one user with the user's token [7.25]. Never retried. @throws BackendError as getJson */
export async function callJson(
	path: BackendPath,
	{ method, body, token, isBodyIgnored = false }: AccountCall,
	caller: Caller,
): Promise<unknown> {
	const init = {
		method,
		headers: {
			...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
			...(body === undefined ? {} : JSON_BODY),
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
		isBodyIgnored,
	};
	const endpoint = endpointOf(path, method);
	const deadline = startDeadline(deadlineOf(endpoint.family));
	const attempt = () => fetchJson({ server: LARAVEL, endpoint, path, caller, init }, deadline);
	return (await throughCircuit(endpoint, requestName(endpoint, path, caller.requestId), attempt)).body;
}

const LARAVEL_PROBES = {
	content: ({ locale }: Caller): BackendPath => `/strapi/${locale}/activeCollections`,
	search: ({ locale }: Caller): BackendPath => `/strapi/${locale}/search?term=health&_start=0&_limit=1`,
};
const STRAPI_PROBES: Record<keyof typeof LARAVEL_PROBES, (caller: Caller) => string> = {
	content: ({ locale }: Caller) => `/${typeName("domains")}?locale=${localeName(locale)}&pagination[limit]=1`,
	search: (caller: Caller) => `${STRAPI_PROBES.content(caller)}&filters[name][$containsi]=health`,
};
export const PROBES = config.STRAPI_URL ? STRAPI_PROBES : LARAVEL_PROBES;

/** The health check's call, past caches and circuits. @throws BackendError as getJson */
export async function probe(family: keyof typeof PROBES, caller: Caller, ms: number): Promise<void> {
	const endpoint = endpointOf(LARAVEL_PROBES[family](caller));
	const server = config.STRAPI_URL ? STRAPI : LARAVEL;
	await fetchJson({ server, endpoint, path: PROBES[family](caller), caller, init: {} }, startDeadline(ms));
}

const startDeadline = (ms: number) => ({ ms, signal: AbortSignal.timeout(ms) });
type Deadline = ReturnType<typeof startDeadline>;

const budget = retryBudget();

/** Both attempts share the deadline. */
async function withRetry(
	call: Call,
	isTransient = (status: number) => [0, 502, 503].includes(status),
): Promise<Answer> {
	const { endpoint } = call;
	const deadline = startDeadline(deadlineOf(endpoint.family));
	const request = requestName(endpoint, call.path, call.caller.requestId);
	const attempt = () => fetchJson(call, deadline);
	try {
		return await throughCircuit(endpoint, request, () => {
			budget.countFirst();
			return attempt();
		});
	} catch (error) {
		const isWorthIt =
			error instanceof BackendError && !(error instanceof BrokenCircuitError) && isTransient(error.status);
		if (!isWorthIt || deadline.signal.aborted || !budget.takeRetry()) throw error;
		return throughCircuit(endpoint, request, attempt);
	}
}

async function fetchJson(
	{ server, endpoint, path, caller, init: { isBodyIgnored = false, ...init } }: Call,
	{ ms, signal }: Deadline,
): Promise<Answer> {
	try {
		const response = await send(server.base, `/api${path}`, {
			...init,
			headers: {
				...server.secret,
				Accept: "application/json",
				"Accept-Language": caller.locale,
				"X-Request-Id": caller.requestId,
				...init.headers,
			},
			// A redirect to another host would carry the secret there.
			redirect: "manual",
			signal,
		});
		const text = await readText(response);
		const body = parseJson(text);
		// A refusal may be plain text.
		if (!response.ok) throw server.errorOf(response, body ?? text, endpoint);
		if (!isBodyIgnored && body === undefined && response.status !== 204) throw new BackendError(0, "not JSON");
		return { body, headers: response.headers };
	} catch (error) {
		throw backendErrorOf(error, ms);
	}
}
