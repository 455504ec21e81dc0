import type { Layer } from "../runtime/trace.ts";
import { ageOf, type Entry } from "./entry.ts";
import { ABSENCE_MS, type Policy } from "./policies.ts";
import { isDead } from "./purges/isolate-marks.ts";

/** How an entry of this age is served; undefined: not at all. */
export function layerOf(entry: Entry, { fresh, stale, ends }: Policy, from: Layer): Layer | undefined {
	const age = ageOf(entry);
	if (entry.absent !== null) return age <= ABSENCE_MS ? "absent" : undefined;
	if (age <= fresh) return from;
	if (age <= fresh + stale) return "stale";
	return age <= ends ? "rescue" : undefined;
}

/** Whether the entry may stand in for a backend that fails. */
export const isServable = (entry: Entry, policy: Policy): boolean =>
	entry.absent === null && !isDead(entry) && layerOf(entry, policy, "memory") !== undefined;
