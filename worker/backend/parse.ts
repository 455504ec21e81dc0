import type * as z from "zod/mini";
import { listOf } from "../../shared/contracts/fields.ts";
import { BackendError } from "../errors.ts";
import { log } from "../log.ts";

/**
 * An answer read by its contract.
 * @throws BackendError status 0 when it does not fit
 */
export function parsed<T extends z.ZodMiniType>(schema: T, body: unknown, what: string): z.output<T> {
	const result = schema.safeParse(body);
	if (result.success) return result.data;
	log("contract", { what, fields: faults(result.error) });
	throw new BackendError(0, `The answer to ${what} does not fit its contract`);
}

/** Broken entries of one list that are logged each: thousands break all in the same way. */
const MOST_LOGGED = 5;

/** A list of which broken entries are dropped and logged, never the page. */
export function parsedList<T extends z.ZodMiniType>(schema: T, body: unknown, what: string): z.output<T>[] {
	let broken = 0;
	const note = (error: z.core.$ZodError): void => {
		broken += 1;
		if (broken <= MOST_LOGGED) log("contract", { what, fields: faults(error) });
	};
	const entries = parsed(listOf(schema, note), body, what);
	if (broken > MOST_LOGGED) log("contract", { what, broken });
	return entries;
}

/** Names of fields only: values may be anything. */
const faults = (error: z.core.$ZodError): string => error.issues.map(({ path }) => path.join(".")).join(",");
