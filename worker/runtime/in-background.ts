import { waitUntil } from "cloudflare:workers";
import type { Fields } from "./log.ts";
import { logAs } from "./log-failure.ts";
import { afterResponse } from "./trace.ts";

/** Runs work for which no response waits. Its failure is only logged, as `event`. */
export const inBackground = (event: string, work: () => Promise<unknown>, fields?: Fields): void =>
	waitUntil(afterResponse(work).catch(logAs(event, fields)));
