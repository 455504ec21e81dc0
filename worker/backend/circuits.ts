import { BackendError } from "../errors.ts";
import { log } from "../log.ts";
import { count } from "../ops/counters.ts";
import { type CircuitState, circuit } from "./circuit.ts";
import { FAMILIES, type Family, PERSONAL } from "./families.ts";

/** The circuits of this isolate, one a family. */

const circuits = new Map(FAMILIES.map((family) => [family, circuit()]));

/** Made no call: the backend is known to fail. */
export class CircuitOpen extends BackendError {
	constructor() {
		super(0, "The circuit is open");
	}
}

/** Milliseconds: a backend that asks for more is asked again after this. */
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

/** A circuit that opens or closes is in the log. */
function noted(family: Family, own: ReturnType<typeof circuit>, settle: () => void): void {
	const before = own.state().state;
	settle();
	const { state } = own.state();
	if (state !== before) log("circuit", { family, state });
}

/** A refusal is an answer of a backend in good health; a redirect is none. */
const isFailure = (error: unknown, family: Family): boolean =>
	!(error instanceof BackendError) || !error.isRefusal || (error.status === 429 && !PERSONAL.has(family));

const retryAfterOf = (error: unknown): number =>
	error instanceof BackendError ? Math.min(error.retryAfter, LONGEST_RETRY_AFTER) : 0;

/** For the operations page; `since` in milliseconds since 1970. */
export const circuitStates = (): { family: Family; state: CircuitState; since: number }[] =>
	[...circuits].map(([family, own]) => ({ family, ...own.state() }));
