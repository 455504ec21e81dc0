import { config } from "../config.ts";
import { BackendError } from "../errors.ts";
import { retryBudget } from "./retry-budget.ts";

/** The one way to the backend: service secret, deadline, one retry for reads while the budget lasts. */

export interface Caller {
	locale: string;
	requestId: string;
}

const budget = retryBudget();

/** A failure that a second try may mend. */
const isTransient = (error: unknown): boolean =>
	error instanceof BackendError && (error.status === 0 || error.status === 502 || error.status === 503);
const isFailure = (error: unknown): boolean =>
	error instanceof BackendError && (error.status === 0 || error.status >= 500);

/**
 * GET under {laravel}/api, parsed as JSON. Both tries share the deadline.
 * @throws BackendError with the answer's status and body; status 0 without an answer in time or with broken JSON
 */
export const getJson = (path: string, caller: Caller): Promise<{ body: unknown; headers: Headers }> =>
	tried(isTransient, (signal) => readJson(`/api${path}`, caller, signal));

/**
 * POST of an event that is only counted: tried a second time after any failure but a refusal, within the same deadline.
 * One that took too long may have been counted, and is not sent again.
 * @throws BackendError as getJson
 */
export async function sendEvent(path: string, event: object, caller: Caller): Promise<void> {
	const init = { method: "POST", headers: JSON_BODY, body: JSON.stringify(event), isHeard: false };
	await tried(isFailure, (signal) => readJson(`/api${path}`, caller, signal, init));
}

const JSON_BODY = { "Content-Type": "application/json" };

async function tried<T>(isWorthIt: (error: unknown) => boolean, attempt: (signal: AbortSignal) => Promise<T>) {
	const signal = AbortSignal.timeout(config.BACKEND_DEADLINE_MS);
	budget.countFirst();
	try {
		return await attempt(signal);
	} catch (error) {
		if (!isWorthIt(error) || signal.aborted || !budget.takeRetry()) throw error;
		return attempt(signal);
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
export async function callJson(path: string, { method, body, token }: AccountCall, caller: Caller): Promise<unknown> {
	const answer = await readJson(`/api${path}`, caller, AbortSignal.timeout(config.BACKEND_DEADLINE_MS), {
		method,
		headers: {
			...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
			...(body === undefined ? {} : JSON_BODY),
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	return answer.body;
}

interface Init {
	method?: string;
	/** false: that it was taken is enough, whatever the answer says. */
	isHeard?: boolean;
	headers?: Record<string, string>;
	body?: string;
}

async function readJson(path: string, caller: Caller, signal: AbortSignal, { isHeard = true, ...init }: Init = {}) {
	try {
		const response = await backendFetch(config.LARAVEL_URL, path, {
			...init,
			headers: {
				Accept: "application/json",
				"Accept-Language": caller.locale,
				"X-Request-Id": caller.requestId,
				...init.headers,
			},
			// A redirect away from the backend would carry the service secret with it.
			redirect: "manual",
			signal,
		});
		const text = await response.text();
		const body = parseJson(text);
		if (!response.ok) throw new BackendError(response.status, messageOf(body) ?? `Status ${response.status}`, body);
		if (isHeard && body === undefined && response.status !== 204) throw new BackendError(0, "Not JSON");
		return { body, headers: response.headers };
	} catch (error) {
		if (error instanceof BackendError) throw error;
		throw new BackendError(0, error instanceof Error ? error.name : "Unreachable");
	}
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

const messageOf = (body: unknown): string | undefined =>
	typeof body === "object" && body !== null && "message" in body && typeof body.message === "string"
		? body.message
		: undefined;

/**
 * Bytes of the content host: a path of its own, or of the embedded backend where there is none.
 * @throws BackendError status 0 without an answer in time
 */
export async function fetchContent(path: string, init: RequestInit): Promise<Response> {
	try {
		// The deadline is for the head of the answer only; a long download may take its time.
		const controller = new AbortController();
		const timer = setTimeout(() => controller.abort(), config.BACKEND_DEADLINE_MS);
		const response = await backendFetch(config.CONTENT_URL, path, {
			...init,
			redirect: "manual",
			signal: controller.signal,
		});
		clearTimeout(timer);
		return response;
	} catch (error) {
		throw new BackendError(0, error instanceof Error ? error.name : "Unreachable");
	}
}

/** Without a base URL the service binding answers, and nothing else in the worker knows which of the two it was. */
function backendFetch(base: string | undefined, path: string, init: RequestInit): Promise<Response> {
	const headers = new Headers(init.headers);
	headers.set(config.SERVICE_SECRET_HEADER, config.SERVICE_SECRET);
	if (base !== undefined) return fetch(base + path, { ...init, headers });
	if (!config.BACKEND) throw new BackendError(0, "No backend");
	return config.BACKEND.fetch(`http://backend${path}`, { ...init, headers });
}
