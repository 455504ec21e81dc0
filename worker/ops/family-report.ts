import type { Family } from "../backend/families.ts";
import type { Sum } from "../runtime/counters/periods.ts";
import { FAULTS, type Fault } from "../runtime/errors.ts";

export interface FamilyReport {
	family: Family;
	/** In the last ten minutes, like the other counts. */
	calls: number;
	failures: number;
	faults: { fault: Fault; count: number }[];
	/** Calls that an open circuit prevented. */
	spared: number;
	/** Milliseconds per call; null: no calls. */
	mean: number | null;
	/** The mean of the previous hours; null: too few calls. */
	usual: number | null;
	/** A mean from this value on is slow, in milliseconds. */
	limit: number;
}

const FEWEST_CALLS = 100;
/** A mean is slow from 3 times the usual one, but not below 500 ms, and always from half of the deadline. */
const SLOW_FACTOR = 3;
const FAST_MS = 500;
/** Without a usual mean: a share of the deadline. */
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
