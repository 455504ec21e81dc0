import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { type BackendPath, type Endpoint, endpointOf, isPersonal, shareOf } from "../../../worker/backend/families.ts";
import { parseJson } from "../../../worker/runtime/json.ts";
import { CALLS, type Method } from "./calls.ts";
import { type Fault, faultsIn } from "./shape.ts";

/** Calls a backend as the portal does, and notes for each call where it differs from the contract. */

export interface Step {
	/** Without personal data. */
	call: string;
	ms: number;
	/** Breaches of the contract. */
	faults: string[];
	/** Differences that may be intended. */
	notes: string[];
}

export interface Target {
	/** Without a trailing slash. */
	url: string;
	secret: { header: string; value: string };
	deadlineMs: number;
}

interface Asked {
	locale?: string;
	method?: Method;
	body?: object;
	token?: string;
	/** The service secret; null to send none, another value to send a wrong one. */
	secret?: string | null;
	/** One of these statuses must come, with a message. Without it, 2xx and the shape are required. */
	refused?: readonly number[];
	/** Further statuses that are right. */
	orRefused?: readonly number[];
}

export interface Answer {
	/** 0 if there was no answer. */
	status: number;
	headers: Headers;
	body: unknown;
	step: Step;
}

const MESSAGE = z.object({ message: z.string().check(z.minLength(1)) });
const BEGIN_OF_HTML = /^\s*<(?:!doctype|html|head|body)/i;

const told = ({ field, expected, got, isTolerated }: Fault): string =>
	`${field === "" ? "the answer" : `\`${field}\``}: expected ${expected}, got ${got}${isTolerated ? " (the portal goes without it)" : ""}`;

/** Each fault once, with its number of occurrences. */
export function toldOnce(faults: readonly Fault[]): string[] {
	const times = new Map<string, number>();
	for (const one of faults) times.set(told(one), (times.get(told(one)) ?? 0) + 1);
	return [...times].map(([text, number]) => (number === 1 ? text : `${text} (${number} times)`));
}

const described = ({ family, name }: Endpoint, method: Method, path: string): string =>
	isPersonal(family) || path.startsWith("/hca/") ? name : `${method} ${decodeURIComponent(path)}`;

/** Errors of the network may contain the address, which may contain personal data. */
const reasonOf = (error: unknown, limit: number): string => {
	if (error instanceof Error && error.name === "TimeoutError")
		return `no answer within ${limit} ms, the portal's deadline`;
	const cause = error instanceof Error ? error.cause : undefined;
	return `no answer: ${cause instanceof Error && "code" in cause ? String(cause.code) : "the connection failed"}`;
};

export type Caller = ReturnType<typeof callerOf>;

export function callerOf(target: Target, onStep: (step: Step) => void) {
	const kinds = new Set<string>();
	const steps: Step[] = [];

	async function send(path: BackendPath, asked: Asked, limit: number): Promise<{ response: Response; text: string }> {
		const { header, value } = target.secret;
		const secret = asked.secret === undefined ? value : asked.secret;
		const response = await fetch(`${target.url}/api${path}`, {
			method: asked.method ?? "GET",
			headers: {
				Accept: "application/json",
				"Accept-Language": asked.locale ?? "",
				"X-Request-Id": randomUUID(),
				...(secret === null ? {} : { [header]: secret }),
				...(asked.token === undefined ? {} : { Authorization: `Bearer ${asked.token}` }),
				...(asked.body === undefined ? {} : { "Content-Type": "application/json" }),
			},
			...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
			redirect: "manual",
			signal: AbortSignal.timeout(limit),
		});
		return { response, text: await response.text() };
	}

	function begun(call: string): Step {
		const step = { call, ms: 0, faults: [], notes: [] };
		steps.push(step);
		return step;
	}

	async function ask(path: BackendPath, asked: Asked = {}): Promise<Answer> {
		const method = asked.method ?? "GET";
		const endpoint = endpointOf(path, method);
		if (asked.secret === undefined) kinds.add(endpoint.kind);
		const step = begun(described(endpoint, method, path));
		const limit = shareOf(endpoint.family, target.deadlineMs);
		const started = performance.now();
		const none = { status: 0, headers: new Headers(), body: undefined, step };
		try {
			const { response, text } = await send(path, asked, limit);
			const body = parseJson(text);
			step.faults.push(...judged(endpoint, method, asked, { response, text, body }));
			return { status: response.status, headers: response.headers, body, step };
		} catch (error) {
			step.faults.push(reasonOf(error, limit));
			return none;
		} finally {
			step.ms = Math.round(performance.now() - started);
			if (step.ms > limit / 2 && step.ms <= limit) step.notes.push(`took more than half of its ${limit} ms`);
			onStep(step);
		}
	}

	return { ask, begun, target, kinds, steps, done: onStep };
}

interface Received {
	response: Response;
	text: string;
	body: unknown;
}

function judged({ kind }: Endpoint, method: Method, asked: Asked, received: Received): string[] {
	const { status, ok } = received.response;
	const { refused, orRefused = [] } = asked;
	if (refused && !refused.includes(status))
		return [`answered ${status}, expected ${refused.join(" or ")}`, ...notJson(received)];
	if (refused || orRefused.includes(status)) {
		const json = notJson(received);
		return json.length > 0 ? json : toldOnce(faultsIn(MESSAGE, received.body));
	}
	if (!ok) return [`answered ${status}, expected 2xx`, ...notJson(received)];
	const schema = schemaOf(kind, method);
	if (!schema) return [];
	const json = notJson(received);
	return json.length > 0 ? json : toldOnce(faultsIn(schema, received.body));
}

const schemaOf = (kind: string, method: Method): z.ZodMiniType | undefined =>
	Object.entries(CALLS).find(([pattern]) => kind === `${method} ${pattern}`)?.[1][method]?.schema;

function notJson({ response, text, body }: Received): string[] {
	if (body !== undefined || response.status === 204) return [];
	if (response.status >= 300 && response.status < 400) return ["a redirect, which the portal does not follow"];
	return [BEGIN_OF_HTML.test(text) ? "HTML instead of JSON" : "no JSON"];
}
