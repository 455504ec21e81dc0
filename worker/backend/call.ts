import { config } from "../config.ts";
import type { ContentPath } from "../content/content-host.ts";
import { BackendError } from "../errors.ts";
import { parseJson } from "../json.ts";
import { traced } from "../trace.ts";
import { guarded, NotCalled } from "./circuits.ts";
import { type BackendPath, deadlineOf, type Endpoint, endpointOf, MEDIA } from "./families.ts";
import { readText } from "./read-text.ts";
import { retryBudget } from "./retry-budget.ts";

/**
 * The only way to the backend and the content host. Every call carries the secret of whom it asks, and has its family's
 * deadline and its endpoint's circuit breaker; reads are tried twice while the retry budget lasts.
 */

export interface Caller {
	locale: string;
	requestId: string;
}

const budget = retryBudget();

/** Whether a read is worth a second try: no answer, 502 or 503. */
const isTransient = (error: unknown): boolean =>
	error instanceof BackendError && !(error instanceof NotCalled) && [0, 502, 503].includes(error.status);
/** Whether an event is worth a second try: no answer, or any 5xx. */
const isFailedEvent = (error: unknown): boolean =>
	error instanceof BackendError && !(error instanceof NotCalled) && (error.status === 0 || error.status >= 500);

/**
 * GET under {laravel}/api, parsed as JSON. Both tries share the deadline.
 * @throws BackendError with the answer's status and body; status 0 without an answer in time or with broken JSON
 */
export const getJson = (path: BackendPath, caller: Caller): Promise<{ body: unknown; headers: Headers }> =>
	tried(endpointOf(path), isTransient, (signal) => readJson(`/api${path}`, caller, signal));

/**
 * POST of an event that the backend only counts: tried a second time after any failure but a 4xx, within the same deadline.
 * After a timeout it is not sent again, since the first may have been counted.
 * @throws BackendError as getJson
 */
export async function sendEvent(path: BackendPath, event: object, caller: Caller): Promise<void> {
	const init = { method: "POST", headers: JSON_BODY, body: JSON.stringify(event), isHeard: false };
	await tried(endpointOf(path, init.method), isFailedEvent, (signal) => readJson(`/api${path}`, caller, signal, init));
}

const JSON_BODY = { "Content-Type": "application/json" };

async function tried<T>(
	endpoint: Endpoint,
	isWorthIt: (error: unknown) => boolean,
	attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
	const signal = AbortSignal.timeout(deadlineOf(endpoint.family));
	try {
		return await guarded(endpoint, () => {
			budget.countFirst();
			return attempt(signal);
		});
	} catch (error) {
		if (!isWorthIt(error) || signal.aborted || !budget.takeRetry()) throw error;
		return guarded(endpoint, () => attempt(signal));
	}
}

interface AccountCall {
	method: "GET" | "POST" | "DELETE";
	body?: object;
	/** Bearer token of the session. [7.25] */
	token?: string;
}

/**
 * A call that may change something, or that is one user's own: never tried twice.
 * @throws BackendError as getJson
 */
export async function callJson(
	path: BackendPath,
	{ method, body, token }: AccountCall,
	caller: Caller,
): Promise<unknown> {
	const endpoint = endpointOf(path, method);
	const init = {
		method,
		headers: {
			...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
			...(body === undefined ? {} : JSON_BODY),
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	};
	const signal = AbortSignal.timeout(deadlineOf(endpoint.family));
	return (await guarded(endpoint, () => readJson(`/api${path}`, caller, signal, init))).body;
}

interface Init {
	method?: string;
	/** false: the status is enough, and the body may be anything. */
	isHeard?: boolean;
	headers?: Record<string, string>;
	body?: string;
}

async function readJson(path: string, caller: Caller, signal: AbortSignal, { isHeard = true, ...init }: Init = {}) {
	try {
		const response = await send(config.LARAVEL_URL, path, {
			...init,
			headers: {
				[config.SERVICE_SECRET_HEADER]: config.SERVICE_SECRET[0],
				Accept: "application/json",
				"Accept-Language": caller.locale,
				"X-Request-Id": caller.requestId,
				...init.headers,
			},
			// Followed to another host, a redirect would carry the service secret there.
			redirect: "manual",
			signal,
		});
		const body = parseJson(await readText(response));
		if (!response.ok) {
			const message = messageOf(body) ?? `Status ${response.status}`;
			throw new BackendError(response.status, message, body, retryAfterOf(response));
		}
		if (isHeard && body === undefined && response.status !== 204) throw new BackendError(0, "Not JSON");
		return { body, headers: response.headers };
	} catch (error) {
		if (error instanceof BackendError) throw error;
		throw new BackendError(0, error instanceof Error ? error.name : "Unreachable");
	}
}

/** Milliseconds of `Retry-After`; 0: none, or a status with which it means nothing. */
function retryAfterOf({ status, headers }: Response): number {
	const value = headers.get("retry-after");
	if (value === null || (status !== 429 && status !== 503)) return 0;
	const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
	return Math.max(0, ms || 0);
}

const messageOf = (body: unknown): string | undefined =>
	typeof body === "object" && body !== null && "message" in body && typeof body.message === "string"
		? body.message
		: undefined;

interface ContentRequest {
	method: string;
	headers: Headers;
}

/**
 * Bytes of the content host; without CONTENT_URL, of the embedded backend. It has a secret of its own: whoever answers there
 * must not learn the backend's.
 * @throws BackendError status 0 without an answer in time, and the answer's own status for 429 and 5xx
 */
export function fetchContent(path: ContentPath, { method, headers }: ContentRequest): Promise<Response> {
	return guarded(MEDIA, async () => {
		// Only the head of the answer has a deadline; a download may take as long as it needs.
		const controller = new AbortController();
		const timer = setTimeout(() => controller.abort(), deadlineOf(MEDIA.family));
		try {
			if (config.CONTENT_SECRET) headers.set(config.CONTENT_SECRET_HEADER, config.CONTENT_SECRET[0]);
			const init = { method, headers, redirect: "manual", signal: controller.signal } as const;
			const response = await send(config.CONTENT_URL, path, init);
			if (response.status < 500 && response.status !== 429) return response;
			await response.body?.cancel();
			throw new BackendError(response.status, "No such medium", undefined, retryAfterOf(response));
		} catch (error) {
			throw error instanceof BackendError
				? error
				: new BackendError(0, error instanceof Error ? error.name : "Unreachable");
		} finally {
			clearTimeout(timer);
		}
	});
}

/**
 * Health check: one read past all caches and circuits, with a deadline of `ms` milliseconds.
 * @throws BackendError when the backend does not answer as it should
 */
export const reachBackend = (caller: Caller, ms: number): Promise<unknown> =>
	readJson(`/api/strapi/${caller.locale}/activeCollections`, caller, AbortSignal.timeout(ms));

/** Sends to the base URL, or without one to the service binding BACKEND; nothing else in the worker sees the difference. */
function send(base: string | undefined, path: string, init: RequestInit): Promise<Response> {
	if (base !== undefined) return traced(() => fetch(base + path, init));
	const { BACKEND } = config;
	if (!BACKEND) throw new BackendError(0, "No backend");
	return traced(() => BACKEND.fetch(`http://backend${path}`, init));
}
