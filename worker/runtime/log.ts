import { count, countUrgent } from "./counters/counters.ts";
import { withMessage } from "./defects.ts";
import { BackendError, isDefect, reasonOf } from "./errors.ts";
import { release } from "./release.ts";
import { currentTrace, noteCause } from "./trace.ts";

export type Fields = Record<string, string | number | undefined>;

/** Writes one line of JSON (events: docs/operations.md). Pass no personal data except pseudonyms, and no visitor's path or query. */
export function log(event: string, fields: Fields): void {
	count(`events/${event}`);
	// biome-ignore lint/suspicious/noConsole: the console is the platform's log
	console.log(JSON.stringify({ event, requestId: currentTrace()?.requestId, ...fields }));
}

/** Logs a failure. Defects are also written as an Error, because the platform maps only stacks of errors to the sources. */
export function logError(event: "error" | "error-page" | "part-failed", error: unknown, fields: Fields): void {
	const family = error instanceof BackendError ? error.family : undefined;
	log(event, { ...fields, family, reason: reasonOf(error) });
	if (family) noteCause(family);
	if (!isDefect(error)) return;
	noteCause("defect");
	countUrgent(`defects/${release.name}/${fields.route ?? `part ${fields.part}`}`);
	// biome-ignore lint/suspicious/noConsole: as above
	console.error(withMessage(error, `${event} of request ${currentTrace()?.requestId ?? "none"}`));
}
