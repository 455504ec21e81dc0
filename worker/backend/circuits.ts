import { count } from "../runtime/counters/counters.ts";
import { BackendError } from "../runtime/errors.ts";
import { log } from "../runtime/log.ts";
import { noteCause } from "../runtime/trace.ts";
import { type CircuitState, circuitBreaker } from "./circuit-breaker.ts";
import { type Endpoint, type Family, isPersonal } from "./families.ts";

export class BrokenCircuitError extends BackendError {
	constructor(family: Family) {
		super(0, "the circuit is open");
		this.family = family;
	}
}

interface Circuit {
	endpoint: Endpoint;
	breaker: ReturnType<typeof circuitBreaker>;
}

const circuits = new Map<string, Circuit>();

/** undefined for endpoints about one person, whose failures must not stop another's calls. */
function breakerOf(endpoint: Endpoint): Circuit["breaker"] | undefined {
	const { family, name } = endpoint;
	if (isPersonal(family)) return undefined;
	const existing = circuits.get(name);
	if (existing) return existing.breaker;
	const breaker = circuitBreaker({ onStateChange: (state) => log("circuit", { family, endpoint: name, state }) });
	circuits.set(name, { endpoint, breaker });
	return breaker;
}

/** A 4xx comes from a healthy backend, except a 429 that is not for one person. */
const isFailure = (error: unknown, family: Family): boolean =>
	!(error instanceof BackendError && error.isRefusal) || (error.status === 429 && !isPersonal(family));

/** @throws BrokenCircuitError, without a call, while the circuit is open; else what `call` throws */
export async function throughCircuit<T>(endpoint: Endpoint, request: string, call: () => Promise<T>): Promise<T> {
	const { family } = endpoint;
	const breaker = breakerOf(endpoint);
	const admission = breaker ? breaker.admit() : "call";
	if (admission === undefined) {
		count(`backend/${family}/spared`);
		noteCause(family);
		throw new BrokenCircuitError(family);
	}
	const start = Date.now();
	count(`backend/${family}/calls`);
	try {
		const result = await call();
		breaker?.succeeded(admission);
		return result;
	} catch (error) {
		const backendError = error instanceof BackendError ? error : undefined;
		if (backendError) backendError.family = family;
		if (isFailure(error, family)) {
			count(`backend/${family}/failures`);
			noteCause(family);
			if (backendError) count(`backend/${family}/${backendError.fault}`);
			breaker?.failed(admission, request, backendError?.retryAfter);
		} else breaker?.succeeded(admission);
		throw error;
	} finally {
		count(`backend/${family}/ms`, Date.now() - start);
	}
}

/** Endpoints whose circuit is not closed. */
export const troubledEndpoints = (): { family: Family; name: string; state: CircuitState; since: number }[] =>
	[...circuits.values()]
		.map(({ endpoint: { family, name }, breaker }) => ({ family, name, ...breaker.state() }))
		.filter(({ state }) => state !== "closed");
