/** Retries per first attempt in a window: a failing backend gets at most 1.1 times the load. */
const RETRY_SHARE = 0.1;
const WINDOW_MS = 60_000;

export function retryBudget(now: () => number = Date.now) {
	// While a Worker starts, its clock is zero.
	let windowStart = -Infinity;
	let first = 0;
	let retries = 0;

	function roll() {
		if (now() - windowStart < WINDOW_MS) return;
		windowStart = now();
		first = 0;
		retries = 0;
	}

	return {
		countFirst() {
			roll();
			first += 1;
		},
		takeRetry(): boolean {
			roll();
			if (retries + 1 > first * RETRY_SHARE) return false;
			retries += 1;
			return true;
		},
	};
}
