import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { type BackendPath, type Endpoint, endpointOf, isPersonal, shareOf } from "../../../worker/backend/families.ts";
import { parseJson } from "../../../worker/runtime/json.ts";
import { CALLS, type Method } from "./calls.ts";
import { type FaultKind, faulty, type StepFault } from "./faults.ts";
import { reasonOf } from "./reason.ts";
import { type Fault, faultsIn } from "./shape.ts";

/** Calls a backend as the portal does, and notes for each call where it differs from the contract. */

export interface Step {
	/** Without personal data. */
	call: string;
	ms: number;
	/** Breaches of the contract. */
	faults: StepFault[];
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
	/** The fault if another status comes. */
	otherwise?: FaultKind;
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
		const step: Step = { call, ms: 0, faults: [], notes: [] };
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

function judged({ kind }: Endpoint, method: Method, asked: Asked, received: Received): StepFault[] {
	const { status, ok } = received.response;
	const { refused, orRefused = [], otherwise = "refusal" } = asked;
	if (refused && !refused.includes(status)) {
		const isAbsence = otherwise === "refusal" && refused.includes(404);
		const what = `answered ${status}, expected ${refused.join(" or ")}`;
		return [...faulty(isAbsence ? "absent" : otherwise, what), ...(ok ? [] : notJson(received))];
	}
	if (refused || orRefused.includes(status)) {
		const json = notJson(received);
		return json.length > 0 ? json : faulty("message", ...toldOnce(faultsIn(MESSAGE, received.body)));
	}
	if (!ok) return status < 400 ? notJson(received) : [...faulty("status", `answered ${status}, expected 2xx`)];
	const schema = schemaOf(kind, method);
	if (!schema) return [];
	const json = notJson(received);
	return json.length > 0 ? json : misshapen(schema, received);
}

const AROUND = ["data", "items", "results", "count", "total"];
const ERROR = z.union([z.object({ message: z.string() }), z.object({ error: z.unknown() })]);

function misshapen(schema: z.ZodMiniType, { body, response }: Received): StepFault[] {
	const found = faultsIn(schema, body);
	if (found.every(({ isTolerated }) => isTolerated)) return faulty("field", ...toldOnce(found));
	if (typeof body !== "object" || body === null || Array.isArray(body)) return faulty("field", ...toldOnce(found));
	if (ERROR.safeParse(body).success)
		return faulty("errorAs200", `answered ${response.status} with the body of an error`);
	const around = AROUND.find((name) => name in body);
	const [{ field, expected } = { field: "", expected: "" }] = found;
	return field === "" && around !== undefined
		? faulty("wrapped", `expected ${expected}, got an object with \`${around}\``)
		: faulty("field", ...toldOnce(found));
}

const schemaOf = (kind: string, method: Method): z.ZodMiniType | undefined =>
	Object.entries(CALLS).find(([pattern]) => kind === `${method} ${pattern}`)?.[1][method]?.schema;

function notJson({ response, text, body }: Received): StepFault[] {
	if (response.status >= 300 && response.status < 400)
		return faulty("redirect", "a redirect, which the portal does not follow");
	if (body !== undefined || response.status === 204) return [];
	return faulty("json", BEGIN_OF_HTML.test(text) ? "HTML instead of JSON" : "no JSON");
}
