import { PageError } from "../../runtime/errors.ts";
import { currentTrace } from "../../runtime/trace.ts";
import { clientOf } from "../client.ts";
import type { Session } from "../session/session-data.ts";
import type { Ctx } from "../site.ts";
import { USES, type Use } from "./table.ts";
import { isWithin } from "./within.ts";

/** The counter's key. A signed-in user has one in all sessions, apart from others at the same address. */
export interface Budget {
	of: keyof (typeof USES)[Use];
	key: string;
}

export const budgetOfSession = ({ person }: Session): Budget => budgetOfPerson(person.name);
export const budgetOfPerson = (name: string): Budget => ({ of: "session", key: name });

export function budgetOf(c: Ctx): Budget {
	const session = c.get("site").session;
	// The page cache's inner request has no client address.
	return session ? budgetOfSession(session) : (currentTrace()?.budget ?? { of: "client", key: clientOf(c) });
}

export const mayUse = (use: Use, { of, key }: Budget): Promise<boolean> => isWithin(USES[use][of], `${use}:${key}`);

export class OverBudget extends PageError {
	readonly budget: Budget;

	constructor(budget: Budget) {
		super(429, "Too many requests.");
		this.budget = budget;
	}
}

/** Counts one use. @throws OverBudget */
export async function countUse(use: Use, budget: Budget): Promise<void> {
	if (!(await mayUse(use, budget))) throw new OverBudget(budget);
}

const isSame = (a: Budget | undefined, b: Budget): boolean => a?.of === b.of && a.key === b.key;

/** Concurrent reads share one call. If it was refused for another visitor's budget, this visitor's read starts again. */
export async function withOwnBudget<T>(read: () => Promise<T>, budget = currentTrace()?.budget): Promise<T> {
	try {
		return await read();
	} catch (error) {
		if (!(error instanceof OverBudget) || isSame(budget, error.budget)) throw error;
		return withOwnBudget(read, budget);
	}
}
