import {
	CLIENT_ERRORS_PATH,
	ERROR_NAMES,
	type ErrorKind,
	type ErrorName,
	MOST_PLACES,
} from "../../../shared/client-errors.ts";
import type { ClientError } from "../../../shared/contracts/client-errors.ts";
import { sendBehind } from "../send-behind.ts";
import { page } from "../stores/page.ts";
import { ownPlaces } from "./places.ts";

/** Tells the Worker of errors in the portal's own scripts, each once and few of a document; loaded with the first. */

const MOST_TOLD = 5;
const FOLDER = `${location.origin}/assets/`;
const told = new Set<string>();

export function reportUncaught(event: ErrorEvent | PromiseRejectionEvent): void {
	if ("reason" in event) report("rejection", event.reason);
	else {
		// What is thrown and is no error has no stack: then the event alone knows the place.
		const { error, filename, lineno, colno } = event;
		report("error", error, stackOf(error) || `${filename}:${lineno}:${colno}`);
	}
}

/** `stack`: where it happened, if the error itself does not know. */
export function report(kind: ErrorKind, error: unknown, stack = stackOf(error)): void {
	const places = ownPlaces(stack, FOLDER).slice(0, MOST_PLACES);
	const route = page.getState().facts?.id;
	if (places.length === 0 || !route) return;
	const found: ClientError = { kind, name: nameOf(error), route, places };
	const text = JSON.stringify(found);
	if (told.has(text) || told.size >= MOST_TOLD) return;
	told.add(text);
	sendBehind(CLIENT_ERRORS_PATH, text);
}

/** Without the message, which may look like a place. */
const stackOf = (error: unknown): string =>
	error instanceof Error ? (error.stack ?? "").replace(error.message, "") : "";

const nameOf = (error: unknown): ErrorName =>
	ERROR_NAMES.find((name) => error instanceof Error && error.name === name) ?? "Error";
