import { PREFETCH_IDLE_TIMEOUT_MS } from "../../shared/constants.ts";

/** When the browser has nothing better to do, at the latest after two seconds. [9.05] */
export const idle = (task: () => void): void => {
	if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
	else setTimeout(task, PREFETCH_IDLE_TIMEOUT_MS);
};
