import { PREFETCH_IDLE_TIMEOUT_MS } from "../../../../shared/constants.ts";

/** Runs the task when the browser is idle, after two seconds at the latest. [9.05] */
export const idle = (task: () => void): void => {
	if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
	else setTimeout(task, PREFETCH_IDLE_TIMEOUT_MS);
};
