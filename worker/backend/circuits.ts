import { count } from "../runtime/counters/counters.ts";
import { BackendError } from "../runtime/errors.ts";
import { log } from "../runtime/log.ts";
import { currentTrace, noteCause } from "../runtime/trace.ts";
import { type CircuitState, circuit, FAILURES_IN_A_ROW } from "./circuit.ts";
import { type Endpoint, type Family, isPersonal } from "./families.ts";

/**
 * The circuit breakers of this isolate, one per endpoint: whatever one visitor makes an endpoint answer, pages that do not
 * need it are as they were.
 */

/** No call was made: the endpoint's circuit is open, or it rests. */
export class NotCalled extends BackendError {
	constructor(reason: string, family: Family) {
		super(0, reason);
		this.family = family;
	}
}

interface Guard {
	endpoint: Endpoint;
	circuit: ReturnType<typeof circuit>;
	/** Milliseconds since 1970; the backend has answered 429 and is asked nothing until then. */
	restsUntil: number;
}

/** By the endpoint's name, of which there are few. */
const guards = new Map<string, Guard>();

function guardOf(endpoint: Endpoint): Guard {
	const known = guards.get(endpoint.name);
	if (known) return known;
	const made = { endpoint, circuit: circuit(), restsUntil: 0 };
	guards.set(endpoint.name, made);
	return made;
}

/** Milliseconds: a longer `Retry-After` is cut to this. */
const LONGEST_RETRY_AFTER = 60_000;
const LONGEST_REST = 10_000;
/** After a 429 that names no time. */
const SHORTEST_REST = 1000;

/**
 * A call through its endpoint's circuit.
 * @throws NotCalled at once while the endpoint is known to fail, or rests; else what `call` throws
 */
export async function guarded<T>(endpoint: Endpoint, call: () => Promise<T>): Promise<T> {
	const { family } = endpoint;
	const guard = guardOf(endpoint);
	const rests = Date.now() < guard.restsUntil;
	const ticket = rests ? undefined : guard.circuit.admit(isProbe(family));
	if (ticket === undefined) {
		count(`backend/${family}/spared`);
		noteCause(family);
		throw new NotCalled(rests ? "the endpoint rests" : "the circuit is open", family);
	}
	const start = Date.now();
	count(`backend/${family}/calls`);
	try {
		const answer = await call();
		outages.delete(family);
		settled(guard, () => guard.circuit.succeeded(ticket));
		return answer;
	} catch (error) {
		if (error instanceof BackendError) error.family = family;
		if (isThrottled(error, family)) rest(guard, error);
		if (isFailure(error)) {
			count(`backend/${family}/failures`);
			noteCause(family);
			if (error instanceof BackendError) count(`backend/${family}/${error.fault}`);
			settled(guard, () =>
				guard.circuit.failed(ticket, { retryAfter: retryAfterOf(error), atOnce: isOutage(endpoint) }),
			);
		} else {
			outages.delete(family);
			settled(guard, () => guard.circuit.succeeded(ticket));
		}
		throw error;
	} finally {
		count(`backend/${family}/ms`, Date.now() - start);
	}
}

/** Calls of one visitor's page that may probe a family: the shell's reads and at most four more. */
const PROBES = 6;
const SHORTEST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** The request that last might probe each family, how many calls it has left, and when another may: milliseconds since 1970. */
const probing = new Map<Family, { requestId: string; left: number; pause: number; until: number }>();

/**
 * Whether this call is one of a page that probes. When an endpoint of a family is due, one visitor may ask all of them: a page
 * needs several, whose pauses end at different times, and would fail for want of one that answers again. The next such page
 * comes after twice the time.
 */
function isProbe(family: Family): boolean {
	const requestId = currentTrace()?.requestId;
	if (requestId === undefined) return false;
	const last = probing.get(family);
	if (last?.requestId === requestId) {
		last.left -= 1;
		return last.left >= 0;
	}
	if (last && Date.now() < last.until) return false;
	if (!guardsOf(family).some(({ circuit }) => circuit.isDue())) return false;
	const pause = last ? Math.min(last.pause * 2, LONGEST_PAUSE) : SHORTEST_PAUSE;
	probing.set(family, { requestId, left: PROBES - 1, pause, until: Date.now() + pause });
	return true;
}

const guardsOf = (family: Family): Guard[] => [...guards.values()].filter(({ endpoint }) => endpoint.family === family);

/** After the backend has answered a read of content past all circuits: that family's close, and all others may be probed. */
export function backendAnswers(): void {
	for (const guard of guardsOf("content")) settled(guard, guard.circuit.close);
	for (const { circuit } of guards.values()) circuit.endPause();
}

/** Records a call's outcome, and logs when that opens or closes the circuit. */
function settled({ endpoint, circuit }: Guard, settle: () => void): void {
	const before = circuit.state().state;
	settle();
	const { state } = circuit.state();
	if (state === before) return;
	const { family, name } = endpoint;
	log("circuit", { family, endpoint: name, state });
	if (state !== "closed") return;
	// One that answers again is the sign to ask the others.
	probing.delete(family);
	for (const { circuit } of guardsOf(family)) circuit.endPause();
}

/** A 4xx comes from a healthy backend; a redirect does not. */
const isFailure = (error: unknown): boolean => !(error instanceof BackendError && error.isRefusal);

/** A 429 that is meant for one visitor is an answer like any other: only that visitor is slowed down. */
const isThrottled = (error: unknown, family: Family): error is BackendError =>
	error instanceof BackendError && error.status === 429 && !isPersonal(family);

function rest(guard: Guard, { retryAfter }: BackendError): void {
	const { family, name } = guard.endpoint;
	const ms = Math.min(Math.max(retryAfter, SHORTEST_REST), LONGEST_REST);
	guard.restsUntil = Date.now() + ms;
	log("backend-rest", { family, endpoint: name, ms });
}

const retryAfterOf = (error: unknown): number =>
	error instanceof BackendError ? Math.min(error.retryAfter, LONGEST_RETRY_AFTER) : 0;

/** What has failed in a family since its last success. */
const outages = new Map<Family, { failures: number; kinds: Set<string> }>();

/** A faulty endpoint is one kind; a visitor's own words reach two, items and searches. */
const KINDS_IN_OUTAGE = 4;

/**
 * Notes a failure. Whether the whole family fails: many failures in a row, of several kinds of endpoints. Then each other
 * endpoint is left alone after its first failure. No visitor can make that out of what is personal.
 */
function isOutage({ family, kind }: Endpoint): boolean {
	if (isPersonal(family)) return false;
	const outage = outages.get(family) ?? { failures: 0, kinds: new Set() };
	outages.set(family, outage);
	outage.failures += 1;
	outage.kinds.add(kind);
	return outage.failures >= FAILURES_IN_A_ROW && outage.kinds.size >= KINDS_IN_OUTAGE;
}

/** For the operations page: each endpoint whose circuit is not closed; `since` in milliseconds since 1970. */
export const troubledEndpoints = (): { family: Family; name: string; state: CircuitState; since: number }[] =>
	[...guards.values()]
		.map(({ endpoint: { family, name }, circuit }) => ({ family, name, ...circuit.state() }))
		.filter(({ state }) => state !== "closed");
