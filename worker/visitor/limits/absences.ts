import { BrokenCircuitError } from "../../backend/circuits.ts";
import { BackendError } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import { lru } from "../../runtime/lru.ts";
import { currentTrace } from "../../runtime/trace.ts";
import { MINUTE } from "./table.ts";
import { type Budget, mayUse, OverBudget } from "./uses.ts";

/** When a spent budget may be used again, as this isolate has seen: a rate limit binding cannot be read without counting. */
const MOST = 5000;
const spent = lru<number>(MOST);

const nameOf = ({ of, key }: Budget): string => `${of}:${key}`;
const isSpent = (budget: Budget): boolean => (spent.get(nameOf(budget)) ?? 0) > Date.now();

interface Guessed<T> {
	load: () => Promise<T>;
	/** Whether the response has the requested address: a backend may return an item for other spellings of its slug. */
	matchesKey: (value: T) => boolean;
	/** Whether the search index has the address. Called only beyond the budget and after a failure. */
	isListed: () => Promise<boolean>;
}

/**
 * Counts addresses without an item for the visitor: a 403, 404 or 410, or another item. A failed call counts only if the search
 * index lacks the address, so that listed items stay open in an outage. Beyond the budget only listed items are loaded.
 * @throws OverBudget beyond the budget; the errors of `load`
 */
export async function countingAbsences<T>({ load, matchesKey, isListed }: Guessed<T>): Promise<T> {
	const budget = currentTrace()?.budget;
	if (!budget) return load();
	if (isSpent(budget) && !(await isListed())) throw new OverBudget(budget);
	try {
		const value = await load();
		if (!matchesKey(value)) await count(budget);
		return value;
	} catch (error) {
		const isCall = error instanceof BackendError && !(error instanceof BrokenCircuitError);
		if (isCall && (error.isWithdrawal || !(await isListed()))) await count(budget);
		throw error;
	}
}

async function count(budget: Budget): Promise<void> {
	if (await mayUse("absences", budget)) return;
	if (!isSpent(budget)) log("absences-limited", {});
	spent.set(nameOf(budget), Date.now() + MINUTE * 1000);
}
