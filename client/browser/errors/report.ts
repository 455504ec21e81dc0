import {
	CLIENT_ERRORS_PATH,
	ERROR_NAMES,
	type ErrorKind,
	type ErrorName,
	MOST_PLACES,
} from "../../../shared/client-errors.ts";
import type { ClientError } from "../../../shared/contracts/reports.ts";
import { sendBeacon } from "../send-beacon.ts";
import { page } from "../stores/page.ts";

/** Reports errors of the portal's own scripts to the Worker: each error once, and only the first few of a page. */

const MAX_REPORTS = 5;
const FOLDER = `${location.origin}/assets/`;
const reported = new Set<string>();

export function reportUncaught(event: ErrorEvent | PromiseRejectionEvent): void {
	if ("reason" in event) report("rejection", event.reason);
	else {
		// A thrown value that is not an Error has no stack. Then only the event knows the position.
		const { error, filename, lineno, colno } = event;
		report("error", error, stackOf(error) || `${filename}:${lineno}:${colno}`);
	}
}

/** `stack` gives the position when the error itself does not have it. */
export function report(kind: ErrorKind, error: unknown, stack = stackOf(error)): void {
	const places = portalFrames(stack).slice(0, MOST_PLACES);
	const route = page.getState().facts?.id;
	if (places.length === 0 || !route) return;
	const clientError: ClientError = { kind, name: nameOf(error), route, places };
	const json = JSON.stringify(clientError);
	if (reported.has(json) || reported.size >= MAX_REPORTS) return;
	reported.add(json);
	sendBeacon(CLIENT_ERRORS_PATH, json);
}

/** Chrome writes `at name (https://host/file.js:1:2)`, Firefox and Safari write `name@https://host/file.js:1:2`. */
const FRAME = /([a-z][a-z+.-]*:\/\/[^\s()@]+):(\d+):(\d+)/i;

/** The positions in the portal's scripts, as `name:line:column`. Empty for another script, such as an extension's. */
function portalFrames(stack: string): string[] {
	const frames = stack.split("\n").flatMap((line) => {
		const [, url, row, column] = FRAME.exec(line) ?? [];
		return url ? [{ url, at: `:${row}:${column}` }] : [];
	});
	if (!frames[0]?.url.startsWith(FOLDER)) return [];
	return frames.flatMap(({ url, at }) => (url.startsWith(FOLDER) ? [url.slice(FOLDER.length) + at] : []));
}

/** The message is removed because it can contain text that looks like a stack frame. */
const stackOf = (error: unknown): string =>
	error instanceof Error ? (error.stack ?? "").replace(error.message, "") : "";

const nameOf = (error: unknown): ErrorName =>
	ERROR_NAMES.find((name) => error instanceof Error && error.name === name) ?? "Error";
