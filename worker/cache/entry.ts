import * as z from "zod/mini";
import { parseJson } from "../runtime/json.ts";
import type { Standing } from "../runtime/trace.ts";

/** A cache entry, as every layer stores it under one key. */
export interface Entry extends Standing {
	value: unknown;
	/** The backend's status for an absence (403, 404, 410), or null when there is a value. */
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

/** The parsed entry, or undefined for any other text. */
export function readEntry(text: string): Entry | undefined {
	return written.safeParse(parseJson(text)).data;
}

export const ageOf = ({ since }: Standing): number => Date.now() - since;

/** Freezes deeply, because every visitor gets the same object. */
export function frozen<T>(value: T): T {
	if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
	for (const one of Object.values(value)) frozen(one);
	return Object.freeze(value);
}
