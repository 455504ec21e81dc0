import { BackendError, PageError } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import { lru } from "../../runtime/lru.ts";
import { currentTrace } from "../../runtime/trace.ts";
import { MINUTE } from "./table.ts";
import { type Budget, mayUse } from "./uses.ts";

/**
 * Budgets of addresses without an item, as the end of their exhaustion (ms since 1970). A rate limit binding cannot be read
 * without counting, so each isolate remembers for a minute which budgets are spent.
 */
const MOST = 5000;
const spent = lru<number>(MOST);

const nameOf = ({ of, key }: Budget): string => `${of}:${key}`;
const isSpent = (budget: Budget): boolean => (spent.get(nameOf(budget)) ?? 0) > Date.now();

class TooManyAbsences extends PageError {
	readonly budget: Budget;

	constructor(budget: Budget) {
		super(429, "Too many addresses without a page.");
		this.budget = budget;
	}
}

interface Guessed<T> {
	load: () => Promise<T>;
	/** Whether the response has the requested address: a backend may return an item for other spellings of its slug. */
	matchesKey: (value: T) => boolean;
	/** Whether the search index has the address. Called only beyond the budget. */
	isListed: () => Promise<boolean>;
}

/**
 * Loads an item and limits guessed addresses: a 403, 404 or 410, or another item, counts for the visitor of the request. Beyond
 * that budget only addresses in the search index cause a backend call.
 * @throws TooManyAbsences beyond the budget; the errors of `load`
 */
export async function countingAbsences<T>({ load, matchesKey, isListed }: Guessed<T>): Promise<T> {
	const budget = currentTrace()?.budget;
	if (!budget) return load();
	if (isSpent(budget) && !(await isListed())) throw new TooManyAbsences(budget);
	try {
		const value = await load();
		if (!matchesKey(value)) await count(budget);
		return value;
	} catch (error) {
		if (error instanceof BackendError && error.isWithdrawal) await count(budget);
		throw error;
	}
}

async function count(budget: Budget): Promise<void> {
	if (await mayUse("absences", budget)) return;
	if (!isSpent(budget)) log("absences-limited", {});
	spent.set(nameOf(budget), Date.now() + MINUTE * 1000);
}

/** Concurrent reads share one call. If it was refused for another visitor's budget, this visitor's read starts again. */
export async function withOwnBudget<T>(read: () => Promise<T>): Promise<T> {
	try {
		return await read();
	} catch (error) {
		const budget = currentTrace()?.budget;
		const isOwn = budget && error instanceof TooManyAbsences && nameOf(budget) === nameOf(error.budget);
		if (isOwn || !(error instanceof TooManyAbsences)) throw error;
		return withOwnBudget(read);
	}
}
