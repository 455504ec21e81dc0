import * as z from "zod/mini";
import { parseJson } from "../runtime/json.ts";
import type { Standing } from "../runtime/trace.ts";

/** What a layer of the cache keeps under one key. */
export interface Entry extends Standing {
	value: unknown;
	/** The status with which the backend said that it has nothing; null: there is a value. */
	absent: number | null;
}

const written = z.object({
	value: z.unknown(),
	absent: z.nullable(z.number()),
	tags: z.array(z.string()),
	since: z.number(),
	knew: z.number(),
});

export const writeEntry = (entry: Entry): string => JSON.stringify(entry);

/** undefined: not an entry. */
export function readEntry(text: string): Entry | undefined {
	return written.safeParse(parseJson(text)).data;
}

export const ageOf = ({ since }: Standing): number => Date.now() - since;

/** Deeply frozen: every visitor gets the same object, so that none may change it. */
export function frozen<T>(value: T): T {
	if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
	for (const one of Object.values(value)) frozen(one);
	return Object.freeze(value);
}
