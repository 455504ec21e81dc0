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

/** A list without its broken entries, which are logged and cost nobody the page. */
export const parsedList = <T extends z.ZodMiniType>(schema: T, body: unknown, what: string): z.output<T>[] =>
	parsed(
		listOf(schema, (error) => log("contract", { what, fields: faults(error) })),
		body,
		what,
	);

/** Only the names of the broken fields, since their values may be personal. */
const faults = (error: z.core.$ZodError): string => error.issues.map(({ path }) => path.join(".")).join(",");
