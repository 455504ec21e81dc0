import { expect, test } from "vitest";
import { retryBudget } from "../../worker/backend/retry-budget.ts";

test("retries are at most a tenth of first attempts in a window", () => {
	let now = 0;
	const budget = retryBudget(() => now);
	for (let call = 0; call < 9; call++) budget.countFirst();
	expect(budget.takeRetry()).toBe(false);
	budget.countFirst();
	expect(budget.takeRetry()).toBe(true);
	expect(budget.takeRetry()).toBe(false);
	for (let call = 0; call < 90; call++) budget.countFirst();
	const granted = Array.from({ length: 50 }, () => budget.takeRetry()).filter(Boolean).length;
	expect(granted).toBe(9);
	now += 60_000;
	expect(budget.takeRetry()).toBe(false);
});
