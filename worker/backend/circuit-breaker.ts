/** Different requests that must fail in a row, within WINDOW_MS, to open a circuit. */
const FAILURE_THRESHOLD = 12;
/** The same for responses with `Retry-After`, because the backend itself asks for a pause. */
const RETRY_AFTER_THRESHOLD = 3;
const WINDOW_MS = 30_000;
/** How long a circuit stays open; a shorter `Retry-After` takes precedence. */
const HALF_OPEN_AFTER_MS = 10_000;

export type CircuitState = "closed" | "open" | "half-open";

type Admission = "call" | "probe";

interface Failure {
	at: number;
	/** Milliseconds; 0: no `Retry-After`. */
	retryAfter: number;
}

interface Options {
	onStateChange?: (state: CircuitState) => void;
	now?: () => number;
}

/** A breaker with one probe (docs/decisions/025-circuit-breaker.md). No timers, because they end with their request. */
export function circuitBreaker({ onStateChange, now = Date.now }: Options = {}) {
	let state: CircuitState = "closed";
	let since = 0;
	let probeAt = 0;
	const failures = new Map<string, Failure>();

	function enter(next: CircuitState): void {
		if (state === next) return;
		state = next;
		since = now();
		onStateChange?.(next);
	}

	function open(retryAfter: number): void {
		failures.clear();
		probeAt = now() + Math.min(retryAfter || HALF_OPEN_AFTER_MS, HALF_OPEN_AFTER_MS);
		enter("open");
	}

	function isOverThreshold(): boolean {
		for (const [request, { at }] of failures) if (now() - at >= WINDOW_MS) failures.delete(request);
		const refusals = [...failures.values()].filter(({ retryAfter }) => retryAfter > 0);
		return failures.size >= FAILURE_THRESHOLD || refusals.length >= RETRY_AFTER_THRESHOLD;
	}

	return {
		/** undefined: the circuit is open, so make no call. */
		admit(): Admission | undefined {
			if (state === "closed") return "call";
			if (now() < probeAt) return undefined;
			// If the platform ends the probe's request, the next probe follows after the same time.
			probeAt = now() + HALF_OPEN_AFTER_MS;
			enter("half-open");
			return "probe";
		},
		succeeded(admission: Admission): void {
			if (state !== "closed" && admission !== "probe") return;
			failures.clear();
			enter("closed");
		},
		failed(admission: Admission, request: string, retryAfter = 0): void {
			if (state === "closed") {
				failures.set(request, { at: now(), retryAfter });
				if (isOverThreshold()) open(retryAfter);
			} else if (admission === "probe") open(retryAfter);
		},
		state: (): { state: CircuitState; since: number } => ({ state, since }),
	};
}
