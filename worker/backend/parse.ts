import type * as z from "zod/mini";
import { listOf } from "../../shared/contracts/fields.ts";
import { BackendError } from "../errors.ts";
import { log } from "../log.ts";

/**
 * An answer parsed by its contract; `what` names it in the log.
 * @throws BackendError status 0 when it does not fit
 */
export function parsed<T extends z.ZodMiniType>(schema: T, body: unknown, what: string): z.output<T> {
	const result = schema.safeParse(body);
	if (result.success) return result.data;
	log("contract", { what, fields: faults(result.error) });
	throw new BackendError(0, `The answer to ${what} does not fit its contract`);
}

/** How many broken entries of one list are logged each; thousands of them are broken in the same way. */
const MOST_LOGGED = 5;

/** A list without its broken entries, which are logged and cost nobody the page. */
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

/** Only the names of the broken fields, since their values may be personal. */
const faults = (error: z.core.$ZodError): string => error.issues.map(({ path }) => path.join(".")).join(",");
