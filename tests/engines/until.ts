import { setTimeout as pause } from "node:timers/promises";

/** Waits until the answer is true; a failure counts as no. */
export async function until(isSo: () => Promise<boolean>, what: () => string, patience = 15_000): Promise<void> {
	const end = Date.now() + patience;
	while (!(await isSo().catch(() => false))) {
		if (Date.now() > end) throw new Error(`not in ${patience / 1000} s: ${what()}`);
		await pause(100);
	}
}
