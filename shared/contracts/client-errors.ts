import * as z from "zod/mini";
import { ERROR_KINDS, ERROR_NAMES, MOST_PLACES } from "../client-errors.ts";
import { PAGES } from "./pages.ts";

/** Strict, so that a report cannot carry other data. */

const position = z.string().check(z.regex(/^[\w-]{1,60}\.js:\d{1,7}:\d{1,7}$/));

export const clientError = z.strictObject({
	kind: z.enum(ERROR_KINDS),
	name: z.enum(ERROR_NAMES),
	route: z.enum(PAGES),
	places: z.array(position).check(z.minLength(1), z.maxLength(MOST_PLACES)),
});
export type ClientError = z.output<typeof clientError>;
