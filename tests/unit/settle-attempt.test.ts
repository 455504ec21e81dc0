import { expect, test, vi } from "vitest";
import { type Attempt, settleAttempt } from "../../worker/visitor/limits/passwords.ts";

const work = vi.hoisted((): Promise<unknown>[] => []);
vi.mock("cloudflare:workers", async () => ({
	...(await import("./platform.ts")),
	waitUntil: (promise: Promise<unknown>) => work.push(promise),
}));

const wrong = new Error("wrong");
const trying = () => ({ wait: 0, credits: 0, byCredit: false, uncount: vi.fn() }) satisfies Attempt;

test.each([
	["right", () => Promise.resolve("in"), 1],
	["wrong", () => Promise.reject(wrong), 0],
	["unchecked", () => Promise.reject(new Error("backend 500")), 1],
] as const)("the platform waits for the end of a try whose password is %s", async (_, call, given) => {
	const attempt = trying();
	const answer = settleAttempt<string>(attempt, call(), (error) => error === wrong);
	answer.catch(() => undefined);
	// Nobody awaits the answer: the visitor has left.
	expect(work.splice(0)).toEqual([expect.any(Promise)]);
	await answer.catch(() => undefined);
	expect(attempt.uncount).toHaveBeenCalledTimes(given);
});
