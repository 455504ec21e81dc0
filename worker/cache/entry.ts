import * as z from "zod/mini";
import { parseJson } from "../runtime/json.ts";
import type { Standing } from "../runtime/trace.ts";

export interface Entry extends Standing {
	value: unknown;
	/** The backend's status (403, 404, 410) for an absence; null: there is a value. */
	absent: number | null;
}

/** A `Standing` as it is written beside what it dates. */
export const standing = z.object({ tags: z.array(z.string()), since: z.number(), knew: z.number() });

const written = z.extend(standing, { value: z.unknown(), absent: z.nullable(z.number()) });

export const writeEntry = (entry: Entry): string => JSON.stringify(entry);

export function readEntry(text: string): Entry | undefined {
	return written.safeParse(parseJson(text)).data;
}

export const ageOf = ({ since }: Standing): number => Date.now() - since;

/** Freezes deeply, because all visitors share the object. */
export function frozen<T>(value: T): T {
	if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
	for (const one of Object.values(value)) frozen(one);
	return Object.freeze(value);
}
