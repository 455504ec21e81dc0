import { type Caller, sendEvent } from "./call.ts";

/** [7.20] */
export const trackEvent = (event: object, caller: Caller): Promise<void> => sendEvent("/tracking/url", event, caller);
