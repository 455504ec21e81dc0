import type { Context } from "hono";
import { clientOf } from "../client.ts";
import { type Code, MINUTE } from "./table.ts";
import { isWithin } from "./within.ts";

/** Counts a wrong code; true: too many. Callers compare first, in constant time, so that a correct one is never refused. */
export const isGuessing = async (c: Context, what: Code): Promise<boolean> =>
	!(await isWithin("GUESSES_LIMIT", `${what}:${clientOf(c)}`));

export const RETRY = { "Retry-After": String(MINUTE) };
