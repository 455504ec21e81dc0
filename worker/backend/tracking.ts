import { type Caller, postEvent } from "./call.ts";

/** [7.20] */
export const sendEvent = (event: object, caller: Caller): Promise<void> => postEvent("/tracking/url", event, caller);

/** Optional call. @throws BackendError 404 where the backend lacks it */
export const sendEvents = (events: readonly object[], caller: Caller): Promise<void> =>
	postEvent("/tracking/batch", { events }, caller);
