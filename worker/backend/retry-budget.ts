/**
 * Limits retries to a tenth of the first attempts in a window, so that a backend in trouble never gets twice the load.
 */
const RETRY_SHARE = 0.1;
const WINDOW_MS = 60_000;

export function retryBudget(now: () => number = Date.now) {
	/** Not read yet: it is made while the Worker starts, when there is no time. */
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
		/** Whether one more retry is within the budget; takes it if so. */
		takeRetry(): boolean {
			roll();
			if (retries + 1 > first * RETRY_SHARE) return false;
			retries += 1;
			return true;
		},
	};
}
