import type { PreviewVersion } from "../../shared/preview.ts";
import { config } from "../runtime/config.ts";
import { BackendError, NoAnswer } from "../runtime/errors.ts";
import { parseJson } from "../runtime/json.ts";
import { log } from "../runtime/log.ts";
import { traced } from "../runtime/trace.ts";
import { backendAnswers, guarded, NotCalled } from "./circuits.ts";
import type { ContentPath } from "./content-host.ts";
import { deadlineOf } from "./deadlines.ts";
import { type BackendPath, type Endpoint, endpointOf, MEDIA, mediaHost } from "./families.ts";
import { isOnMediaHost, type MediaUrl, type MediumAddress, mediaUrl } from "./media-hosts.ts";
import { readText } from "./read-text.ts";
import { retryBudget } from "./retry-budget.ts";

/**
 * The only way to the backend, the content host and other hosts of media. Every call carries the secret of whom it asks (the
 * last have none), and has its family's deadline and its endpoint's circuit breaker; reads are tried twice while the retry budget lasts.
 */

/** A preview, as far as calls differ by it. */
export interface Preview {
	sees: "everything" | object;
	version: PreviewVersion;
}

export interface Caller {
	locale: string;
	requestId: string;
	/** Of a preview: lists, search and singles are asked for with drafts. */
	preview?: Preview | null;
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
export function getJson(path: BackendPath, caller: Caller): Promise<{ body: unknown; headers: Headers }> {
	const endpoint = endpointOf(path);
	const { isOptional = false } = endpoint;
	return tried(endpoint, isTransient, (deadline) => readJson(`/api${path}`, caller, deadline, { isOptional }));
}

/**
 * POST of an event, or of several, that the backend only counts: tried a second time after any failure but a 4xx, within the same deadline.
 * After a timeout it is not sent again, since the first may have been counted.
 * @throws BackendError as getJson
 */
export async function postEvent(path: BackendPath, event: object, caller: Caller): Promise<void> {
	const endpoint = endpointOf(path, "POST");
	const { isOptional = false } = endpoint;
	const init = { method: "POST", headers: JSON_BODY, body: JSON.stringify(event), isHeard: false, isOptional };
	await tried(endpoint, isFailedEvent, (deadline) => readJson(`/api${path}`, caller, deadline, init));
}

const JSON_BODY = { "Content-Type": "application/json" };

/** How long a call may take: milliseconds, and what ends it then. */
interface Deadline {
	ms: number;
	signal: AbortSignal;
}
const within = (ms: number): Deadline => ({ ms, signal: AbortSignal.timeout(ms) });

async function tried<T>(
	endpoint: Endpoint,
	isWorthIt: (error: unknown) => boolean,
	attempt: (deadline: Deadline) => Promise<T>,
): Promise<T> {
	const deadline = within(deadlineOf(endpoint.family));
	try {
		return await guarded(endpoint, () => {
			budget.countFirst();
			return attempt(deadline);
		});
	} catch (error) {
		if (!isWorthIt(error) || deadline.signal.aborted || !budget.takeRetry()) throw error;
		return guarded(endpoint, () => attempt(deadline));
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
	const deadline = within(deadlineOf(endpoint.family));
	return (await guarded(endpoint, () => readJson(`/api${path}`, caller, deadline, init))).body;
}

interface Init {
	method?: string;
	/** false: the status is enough, and the body may be anything. */
	isHeard?: boolean;
	/** A 404 says no more than that there is no such call. */
	isOptional?: boolean;
	headers?: Record<string, string>;
	body?: string;
}

async function readJson(path: string, caller: Caller, { ms, signal }: Deadline, own: Init = {}) {
	const { isHeard = true, isOptional = false, ...init } = own;
	try {
		const response = await send(config.LARAVEL_URL, path, {
			...init,
			headers: {
				[config.SECRET_HEADERS.service]: config.SERVICE_SECRET[0],
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
			const { status } = response;
			const message = messageOf(body);
			const error = new BackendError(status, message ?? `Status ${status}`, body, retryAfterOf(response));
			// A router or a proxy that is broken withholds nothing.
			const isLacking = isOptional && status === 404;
			if (error.isWithdrawal && message === undefined && !isLacking)
				throw new BackendError(0, `${status} without a message`);
			throw error;
		}
		if (isHeard && body === undefined && response.status !== 204) throw new BackendError(0, "not JSON");
		return { body, headers: response.headers };
	} catch (error) {
		throw error instanceof BackendError ? error : noAnswer(error, ms);
	}
}

/** Why there is no answer, in words without addresses; it was waited for so many milliseconds. */
const noAnswer = (error: unknown, ms: number): NoAnswer =>
	new NoAnswer(error instanceof Error && ["TimeoutError", "AbortError"].includes(error.name) ? ms : undefined);

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
export const fetchContent = (path: ContentPath, { method, headers }: ContentRequest): Promise<Response> =>
	asked(MEDIA, (signal) => {
		if (config.CONTENT_SECRET) headers.set(config.SECRET_HEADERS.content, config.CONTENT_SECRET[0]);
		return send(config.CONTENT_URL, path, { method, headers, redirect: "manual", signal });
	});

/**
 * Bytes of a medium, wherever it may lie. Hosts other than the content host get no secret.
 * @throws BackendError as fetchContent; 404 where a redirect leads to a host that is not listed
 */
export const fetchMedium = (address: MediumAddress, request: ContentRequest): Promise<Response> =>
	isOnMediaHost(address)
		? asked(mediaHost(new URL(address).hostname), (signal) => followed(address, { ...request, signal }))
		: fetchContent(address, request);

const MOST_REDIRECTS = 3;

/** Storages redirect to where the file lies. Each step is judged like the first address. */
async function followed(address: MediaUrl, init: RequestInit, left = MOST_REDIRECTS): Promise<Response> {
	const response = await traced(() => fetch(address, { ...init, redirect: "manual" }));
	if (![301, 302, 303, 307, 308].includes(response.status)) return response;
	await response.body?.cancel();
	const next = mediaUrl(URL.parse(response.headers.get("location") ?? "", address)?.href ?? "");
	if (next === undefined || left === 0) {
		// One file's fault, not the host's: other files there are as they were.
		log("contract", { what: "medium", fields: "redirect" });
		throw new BackendError(404, "Redirected elsewhere");
	}
	return followed(next, init, left - 1);
}

function asked(endpoint: Endpoint, ask: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
	return guarded(endpoint, async () => {
		// Only the head of the answer has a deadline; a download may take as long as it needs.
		const controller = new AbortController();
		const ms = deadlineOf(endpoint.family);
		const timer = setTimeout(() => controller.abort(), ms);
		try {
			const response = await ask(controller.signal);
			if (response.status < 500 && response.status !== 429) return response;
			await response.body?.cancel();
			throw new BackendError(response.status, "No such medium", undefined, retryAfterOf(response));
		} catch (error) {
			throw error instanceof BackendError ? error : noAnswer(error, ms);
		} finally {
			clearTimeout(timer);
		}
	});
}

/** What the health check calls in each family. Both calls are reads that visitors make too. */
export const PROBES = {
	content: ({ locale }: Caller): BackendPath => `/strapi/${locale}/activeCollections`,
	search: ({ locale }: Caller): BackendPath => `/strapi/${locale}/search?term=health&_start=0&_limit=1`,
};

/**
 * Health check: one call past all caches and circuits, with a deadline of `ms` milliseconds. An answer of content closes this
 * isolate's circuits, so that no visitor has to be the first after an outage.
 * @throws BackendError when the backend does not answer as it should
 */
export async function probe(family: keyof typeof PROBES, caller: Caller, ms: number): Promise<void> {
	await readJson(`/api${PROBES[family](caller)}`, caller, within(ms));
	if (family === "content") backendAnswers();
}

/** Sends to the base URL, or without one to the service binding BACKEND; nothing else in the worker sees the difference. */
function send(base: string | undefined, path: string, init: RequestInit): Promise<Response> {
	if (base !== undefined) return traced(() => fetch(base + path, init));
	const { BACKEND } = config;
	if (!BACKEND) throw new BackendError(0, "no backend");
	return traced(() => BACKEND.fetch(`http://backend${path}`, init));
}
