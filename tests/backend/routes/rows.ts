import * as z from "zod";
import { asOfNow } from "../learning/live.ts";

/**
 * Selecting and reading rows. Lists travel as one JSON value and text is sought with instr(): D1 binds at most 100 values
 * a statement and refuses LIKE patterns beyond 50 bytes. `mark` is the parameter that holds the JSON.
 */

export const isOneOf = (column: string, mark = "?"): string => `${column} IN (SELECT value FROM json_each(${mark}))`;

export const holdsEvery = (column: string, mark: string): string =>
	`NOT EXISTS (SELECT 1 FROM json_each(${mark}) WHERE instr(${column}, value) = 0)`;

/** Of items; `mark` is the parameter that holds the time. */
export const isCurrentAt = (mark = "?"): string => `${mark} BETWEEN published_at AND coalesce(expires_at, '9999')`;

const stored = z.record(z.string(), z.unknown());

export const parseDocument = (text: string): Record<string, unknown> => stored.parse(JSON.parse(text));
export const parseItem = (text: string): Record<string, unknown> => asOfNow(parseDocument(text));
