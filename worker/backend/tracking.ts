import { type Caller, postEvent } from "./call.ts";

/** [7.20] */
export const sendEvent = (event: object, caller: Caller): Promise<void> => postEvent("/tracking/url", event, caller);

/**
 * Several events at once, which a backend may do without.
 * @throws BackendError 404 where it does
 */
export const sendEvents = (events: readonly object[], caller: Caller): Promise<void> =>
	postEvent("/tracking/batch", { events }, caller);
