import { count } from "./ops/counters.ts";
import { currentTrace } from "./trace.ts";

/**
 * One JSON line an event, with the request's id. Nothing personal (a pseudonym at most: worker/accounts/pseudonyms.ts), no
 * paths or queries of visitors: codes and terms stand in those. docs/operations.md lists the events and their fields.
 */
export function log(event: string, fields: Record<string, string | number | undefined>): void {
	count(`events/${event}`);
	// biome-ignore lint/suspicious/noConsole: the platform's log is what is written to the console
	console.log(JSON.stringify({ event, requestId: currentTrace()?.requestId, ...fields }));
}
