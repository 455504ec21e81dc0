import * as z from "zod/mini";
import { ERROR_KINDS, ERROR_NAMES, MOST_PLACES } from "../client-errors.ts";
import { PAGES } from "./pages.ts";

/** An error report that the Worker accepts. It is strict, so it cannot carry other data. */

/** A position such as `entry-Cq0DYZPH.js:1:4711` in one of the portal's own scripts. */
const position = z.string().check(z.regex(/^[\w-]{1,60}\.js:\d{1,7}:\d{1,7}$/));

export const clientError = z.strictObject({
	kind: z.enum(ERROR_KINDS),
	name: z.enum(ERROR_NAMES),
	route: z.enum(PAGES),
	places: z.array(position).check(z.minLength(1), z.maxLength(MOST_PLACES)),
});
export type ClientError = z.output<typeof clientError>;
