import type { Context } from "hono";
import { clientOf } from "../client.ts";
import { type Code, MINUTE } from "./table.ts";
import { isWithin } from "./within.ts";

/**
 * Counts a wrong code or secret, and tells whether it is one too many. Callers compare first, in constant time: a right one
 * neither counts nor is ever refused, whatever others at the same address have tried.
 */
export const isGuessing = async (c: Context, what: Code): Promise<boolean> =>
	!(await isWithin("GUESSES_LIMIT", `${what}:${clientOf(c)}`));

export const RETRY = { "Retry-After": String(MINUTE) };
