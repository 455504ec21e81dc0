import { count, countUrgent } from "./counters/counters.ts";
import { withMessage } from "./defects.ts";
import { BackendError, isDefect, reasonOf } from "./errors.ts";
import { release } from "./release.ts";
import { currentTrace, noteCause } from "./trace.ts";

type Fields = Record<string, string | number | undefined>;

/**
 * Writes one line of JSON. Nothing personal but pseudonyms, and no path or query of a visitor: they contain codes and search
 * terms. docs/operations.md lists the events.
 */
export function log(event: string, fields: Fields): void {
	count(`events/${event}`);
	// biome-ignore lint/suspicious/noConsole: the console is the platform's log
	console.log(JSON.stringify({ event, requestId: currentTrace()?.requestId, ...fields }));
}

/** Logs a failure. A defect is also written as an Error: the platform maps the stacks of errors alone to the sources. */
export function logError(event: "error" | "error-page" | "part-failed", error: unknown, fields: Fields): void {
	const family = error instanceof BackendError ? error.family : undefined;
	log(event, { ...fields, family, reason: reasonOf(error) });
	if (!isDefect(error)) return;
	noteCause("defect");
	countUrgent(`defects/${release.name}/${fields.route ?? `part ${fields.part}`}`);
	// biome-ignore lint/suspicious/noConsole: as above
	console.error(withMessage(error, `${event} of request ${currentTrace()?.requestId ?? "none"}`));
}
