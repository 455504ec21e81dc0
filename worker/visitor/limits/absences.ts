import { BackendError, PageError } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import { lru } from "../../runtime/lru.ts";
import { currentTrace } from "../../runtime/trace.ts";
import { MINUTE } from "./table.ts";
import { type Budget, mayUse } from "./uses.ts";

/**
 * The limit of made-up addresses. A binding cannot be read without counting, so each isolate remembers for a minute which
 * budgets are spent: the time until which they are, in ms since 1970.
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
	/** Whether the response shows that the address exists: many spellings of one address may have the same response. */
	isNamed: (value: T) => boolean;
	/** Whether the portal knows the address without the backend. Called only beyond the budget. */
	isListed: () => Promise<boolean>;
}

/**
 * Loads what a visitor may have made up the address of. A 403, 404 or 410, and a response for another address, count for the
 * visitor of the current request. Beyond that budget the backend is not called for addresses that nobody knows.
 * @throws TooManyAbsences beyond the budget; the errors of `load`
 */
export async function countingAbsences<T>({ load, isNamed, isListed }: Guessed<T>): Promise<T> {
	const budget = currentTrace()?.budget;
	if (!budget) return load();
	if (isSpent(budget) && !(await isListed())) throw new TooManyAbsences(budget);
	try {
		const value = await load();
		if (!isNamed(value)) await count(budget);
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
