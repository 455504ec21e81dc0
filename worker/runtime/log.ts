import { count, countUrgent } from "./counters/counters.ts";
import { told } from "./defects.ts";
import { BackendError, isDefect, reasonOf } from "./errors.ts";
import { release } from "./release.ts";
import { currentTrace, noteCause } from "./trace.ts";

type Fields = Record<string, string | number | undefined>;

/**
 * One JSON line an event, with the request's id. Nothing personal (a pseudonym at most: worker/features/account/pseudonyms.ts), no
 * paths or queries of visitors: codes and terms stand in those. docs/operations.md lists the events and their fields.
 */
export function log(event: string, fields: Fields): void {
	count(`events/${event}`);
	// biome-ignore lint/suspicious/noConsole: the platform's log is what is written to the console
	console.log(JSON.stringify({ event, requestId: currentTrace()?.requestId, ...fields }));
}

/**
 * A line of what failed. A defect is also written as an Error, with the event and the request as its message: the platform
 * maps stacks to the sources in errors alone, not in a line's text.
 */
export function logError(event: "error" | "error-page" | "part-failed", error: unknown, fields: Fields): void {
	const family = error instanceof BackendError ? error.family : undefined;
	log(event, { ...fields, family, reason: reasonOf(error) });
	if (!isDefect(error)) return;
	noteCause("defect");
	countUrgent(`defects/${release.name}/${fields.route ?? `part ${fields.part}`}`);
	// biome-ignore lint/suspicious/noConsole: as above
	console.error(told(error, `${event} of request ${currentTrace()?.requestId ?? "none"}`));
}
