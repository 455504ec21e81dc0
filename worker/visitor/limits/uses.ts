import { clientOf } from "../client.ts";
import type { Ctx } from "../site.ts";
import { USES, type Use } from "./table.ts";
import { isWithin } from "./within.ts";

/** The counter's key. Signed-in users do not share a budget with others at the same address. */
export interface Budget {
	of: keyof (typeof USES)[Use];
	key: string;
}

export function budgetOf(c: Ctx): Budget {
	const session = c.get("site").session;
	return session ? { of: "session", key: session.id } : { of: "client", key: clientOf(c) };
}

/** Counts one use; false: over the budget. */
export const mayUse = (use: Use, { of, key }: Budget): Promise<boolean> => isWithin(USES[use][of], `${use}:${key}`);
