import * as z from "zod/mini";
import { parseJson } from "../runtime/json.ts";
import type { Standing } from "../runtime/trace.ts";

export interface Entry extends Standing {
	value: unknown;
	/** The backend's status (403, 404, 410) for an absence; null: there is a value. */
	absent: number | null;
}

export interface Loading {
	/** An older value is cached. Also true in a preview, which has no cache. */
	hasEntry: boolean;
	/** Dates the entry like another read's answer, so that a purge that this isolate does not know yet ends both. */
	madeFrom: <Part extends object>(part: Part) => Part;
	/** Stores the value, which lacks a part, as stale. undefined: an older value can be served instead of it. */
	onPart: (() => void) | undefined;
}

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

const standings = new WeakMap<object, Standing>();

/** The standing of a value that `cached` returned; undefined in a preview. */
export const standingOf = (value: object): Standing | undefined => standings.get(value);

export function dated(entry: Entry): Entry {
	if (typeof entry.value === "object" && entry.value) standings.set(entry.value, entry);
	return entry;
}
