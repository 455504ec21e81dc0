import type { Family } from "../backend/families.ts";
import type { Sum } from "../runtime/counters/periods.ts";
import { FAULTS, type Fault } from "../runtime/errors.ts";

/** Calls of one family of the backend, and from which mean on it counts as slow. */

export interface FamilyReport {
	family: Family;
	/** Of the last ten minutes, like the other counts. */
	calls: number;
	failures: number;
	/** Why, where it is known; the most frequent first. */
	faults: { fault: Fault; count: number }[];
	/** Calls that were not made, because a circuit was open. */
	spared: number;
	/** Milliseconds a call; null: no calls. */
	mean: number | null;
	/** The mean of the hours before; null: too few calls. */
	usual: number | null;
	/** Milliseconds from which a mean is slow. */
	limit: number;
}

/** The usual mean needs so many calls. */
const FEWEST_CALLS = 100;
/** A mean is slow from this multiple of the usual one; never below the milliseconds that nobody minds, always at half of the deadline. */
const SLOW_FACTOR = 3;
const FAST_MS = 500;
/** Where no usual mean is known: the share of the deadline. */
const SLOW_SHARE = 0.3;

export function familyReport(family: Family, recent: Sum, before: Sum, deadline: number): FamilyReport {
	const calls = recent(`backend/${family}/calls`);
	const usual = meanOf(family, before, FEWEST_CALLS);
	return {
		family,
		calls,
		failures: recent(`backend/${family}/failures`),
		faults: FAULTS.map((fault) => ({ fault, count: recent(`backend/${family}/${fault}`) }))
			.filter(({ count }) => count > 0)
			.sort((a, b) => b.count - a.count),
		spared: recent(`backend/${family}/spared`),
		mean: meanOf(family, recent, 1),
		usual,
		limit: usual === null ? SLOW_SHARE * deadline : Math.min(Math.max(FAST_MS, SLOW_FACTOR * usual), deadline / 2),
	};
}

function meanOf(family: Family, sum: Sum, fewest: number): number | null {
	const calls = sum(`backend/${family}/calls`);
	return calls < fewest ? null : Math.round(sum(`backend/${family}/ms`) / calls);
}
