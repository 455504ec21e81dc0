/**
 * A circuit breaker. Closed: all calls pass. It opens after FAILURES_IN_A_ROW, or when FAILURE_RATE of a window's calls
 * have failed, or for as long as the backend asks by `Retry-After`. Open: no call passes. After a pause it is half open:
 * one call passes as a probe, and those that a whole page needs with it; the first success closes the circuit, the first
 * failure opens it again for twice the time.
 */

export const FAILURES_IN_A_ROW = 12;
const WINDOW_MS = 30_000;
/** With fewer calls in the window the rate does not count. */
const WINDOW_CALLS = 40;
const FAILURE_RATE = 0.75;
const PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A probe without an outcome for so long is given up, and another call may probe. */
const PROBE_MS = 60_000;

interface Failure {
	/** Milliseconds for which the backend asks to be left alone. */
	retryAfter?: number;
	/** Whether this one is enough. */
	atOnce?: boolean;
}

export type CircuitState = "closed" | "open" | "half-open";

/** Given to a call that passes. Its outcome is ignored if the circuit has changed its state in the meantime. */
type Ticket = number;

export function circuit(now: () => number = Date.now) {
	let state: CircuitState = "closed";
	let since = now();
	let ticket: Ticket = 0;
	let inARow = 0;
	let window = { start: now(), calls: 0, failures: 0 };
	let pause = PAUSE_MS;
	let opensUntil = 0;
	/** The backend wants to be left alone until then: not even probed. */
	let restsUntil = 0;

	function enter(next: CircuitState): void {
		state = next;
		since = now();
		ticket += 1;
	}

	function open(retryAfter: number): void {
		enter("open");
		restsUntil = now() + retryAfter;
		opensUntil = Math.max(now() + pause, restsUntil);
	}

	function close(): void {
		enter("closed");
		inARow = 0;
		pause = PAUSE_MS;
		window = { start: now(), calls: 0, failures: 0 };
	}

	function count(failed: boolean): void {
		if (now() - window.start >= WINDOW_MS) window = { start: now(), calls: 0, failures: 0 };
		window.calls += 1;
		window.failures += Number(failed);
		inARow = failed ? inARow + 1 : 0;
	}

	const isTooMuch = (): boolean =>
		inARow >= FAILURES_IN_A_ROW || (window.calls >= WINDOW_CALLS && window.failures >= window.calls * FAILURE_RATE);

	const isDue = (): boolean =>
		(state === "open" && now() >= opensUntil) || (state === "half-open" && now() - since >= PROBE_MS);

	return {
		/** Whether the next call is a probe. */
		isDue,
		/** `asProbe`: before the pause is over, too. undefined: no call may be made now. */
		admit(asProbe = false): Ticket | undefined {
			if (state === "closed") return ticket;
			if (isDue() || (asProbe && state === "open" && now() >= restsUntil)) enter("half-open");
			else if (!asProbe || state === "open") return undefined;
			return ticket;
		},
		/** What it guards is known to answer again. */
		close(): void {
			if (state !== "closed" && now() >= restsUntil) close();
		},
		/** The next call may be a probe. */
		endPause(): void {
			opensUntil = restsUntil;
		},
		succeeded(held: Ticket): void {
			if (held !== ticket) return;
			if (state === "half-open") close();
			else count(false);
		},
		failed(held: Ticket, { retryAfter = 0, atOnce = false }: Failure = {}): void {
			if (held !== ticket) return;
			if (state === "half-open") pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
			else count(true);
			if (state === "half-open" || retryAfter > 0 || atOnce || isTooMuch()) open(retryAfter);
		},
		/** `since`: milliseconds since 1970. */
		state: (): { state: CircuitState; since: number } => ({ state, since }),
	};
}
