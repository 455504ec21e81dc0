import { BackendError } from "../errors.ts";
import { log } from "../log.ts";
import { count } from "../ops/counters.ts";
import { type CircuitState, circuit } from "./circuit.ts";
import { FAMILIES, type Family, isPersonal } from "./families.ts";

/** The circuit breakers of this isolate, one per family of calls. */

const circuits = new Map(FAMILIES.map((family) => [family, circuit()]));

/** No call was made, because the family's circuit is open. */
export class CircuitOpen extends BackendError {
	constructor() {
		super(0, "The circuit is open");
	}
}

/** Milliseconds: a longer `Retry-After` is cut to this. */
const LONGEST_RETRY_AFTER = 60_000;

/**
 * A call through its family's circuit.
 * @throws CircuitOpen at once while the family's backend is known to fail; else what `call` throws
 */
export async function guarded<T>(family: Family, call: () => Promise<T>): Promise<T> {
	const own = circuits.get(family);
	const ticket = own?.admit();
	if (!own || ticket === undefined) {
		count(`backend/${family}/spared`);
		throw new CircuitOpen();
	}
	const start = Date.now();
	count(`backend/${family}/calls`);
	try {
		const answer = await call();
		noted(family, own, () => own.succeeded(ticket));
		return answer;
	} catch (error) {
		const failed = isFailure(error, family);
		if (failed) count(`backend/${family}/failures`);
		noted(family, own, () => (failed ? own.failed(ticket, retryAfterOf(error)) : own.succeeded(ticket)));
		throw error;
	} finally {
		count(`backend/${family}/ms`, Date.now() - start);
	}
}

/** Records a call's outcome, and logs when that opens or closes the circuit. */
function noted(family: Family, own: ReturnType<typeof circuit>, settle: () => void): void {
	const before = own.state().state;
	settle();
	const { state } = own.state();
	if (state !== before) log("circuit", { family, state });
}

/** A 4xx comes from a healthy backend, except a 429 that is meant for the portal as a whole; a redirect does not. */
const isFailure = (error: unknown, family: Family): boolean =>
	!(error instanceof BackendError) || !error.isRefusal || (error.status === 429 && !isPersonal(family));

const retryAfterOf = (error: unknown): number =>
	error instanceof BackendError ? Math.min(error.retryAfter, LONGEST_RETRY_AFTER) : 0;

/** For the operations page; `since` in milliseconds since 1970. */
export const circuitStates = (): { family: Family; state: CircuitState; since: number }[] =>
	[...circuits].map(([family, own]) => ({ family, ...own.state() }));
