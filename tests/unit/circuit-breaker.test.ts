import { expect, test } from "vitest";
import { circuitBreaker } from "../../worker/backend/circuit-breaker.ts";

/**
 * Runs of events, each with the state after it: `fail a` is a call for `a` that fails, `fail a 60` one with `Retry-After: 60`,
 * `fail 1-12` twelve calls, `wait 10` seconds. `rejected` stands for a call that was not made.
 */
const RUNS = {
	"opens after twelve different requests in a row": "fail 1-11: closed, fail 12: open, succeed: rejected",
	"counts a request that fails again and again once": `
		${"fail odd: closed, ".repeat(31)}fail 1-10: closed, fail 11: open`,
	"starts anew with each success": "fail 1-11: closed, succeed: closed, fail 1-11: closed, fail 12: open",
	"forgets failures that are older than half a minute":
		"fail 1-6: closed, wait 29.999: closed, fail 7-11: closed, wait 0.001: closed, fail 12-17: closed, fail 18: open",
	"makes no call for ten seconds, then one probe, whose success closes it": `
		fail 1-12: open, wait 9.999: open, succeed: rejected, wait 0.001: open, begin: half-open, succeed: rejected,
		end succeed: closed, fail 1-11: closed, fail 12: open`,
	"opens for the same time again after a failed probe": `
		fail 1-12: open, wait 10: open, fail 1: open, wait 9.999: open, succeed: rejected, wait 0.001: open,
		succeed: closed`,
	"opens for the Retry-After of three different requests": `
		fail a 4: closed, fail b 4: closed, fail c 4: open, wait 3.999: open, succeed: rejected, wait 0.001: open,
		succeed: closed`,
	"never opens for the Retry-After of one request": `
		${"fail odd 60: closed, ".repeat(30)}fail other 60: closed, fail 1-2: closed`,
	"obeys no Retry-After for more than ten seconds": `
		fail a 60: closed, fail b 60: closed, fail c 60: open, wait 9.999: open, succeed: rejected, wait 0.001: open,
		fail d 60: open, wait 10: open, succeed: closed`,
	"ignores the outcome of a call that was made before it opened":
		"begin: closed, fail 1-12: open, end succeed: open, succeed: rejected",
	"lets no such failure decide in place of the probe":
		"begin: closed, fail 1-12: open, wait 10: open, begin: half-open, end fail: half-open, end succeed: closed",
	"probes again when a probe has had no outcome for ten seconds": `
		fail 1-12: open, wait 10: open, begin: half-open, wait 9.999: half-open, succeed: rejected,
		wait 0.001: half-open, succeed: closed`,
};

/** The requests of `1-12` or `odd`. */
function requestsOf(text: string): string[] {
	const [, from, to] = /^(\d+)-(\d+)$/.exec(text) ?? [];
	if (from === undefined) return [text];
	return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => String(Number(from) + index));
}

test.each(Object.entries(RUNS))("a circuit %s", (_, run) => {
	let now = 1_000_000;
	const breaker = circuitBreaker({ now: () => now });
	type Admission = Exclude<ReturnType<typeof breaker.admit>, undefined>;
	const pending: Admission[] = [];
	function settle(outcome: string | undefined, admission: Admission, request = "", retryAfter = "0"): void {
		if (outcome === "succeed") breaker.succeeded(admission);
		else breaker.failed(admission, request, Number(retryAfter) * 1000);
	}
	function happen(event: string): string {
		const [verb, text = "", seconds] = event.split(" ");
		if (verb === "wait") now += Math.round(Number(text) * 1000);
		else if (verb === "end") settle(text, pending.shift() ?? "call");
		else {
			for (const request of requestsOf(text)) {
				const admission = breaker.admit();
				if (admission === undefined) return "rejected";
				if (verb === "begin") pending.push(admission);
				else settle(verb, admission, request, seconds);
			}
		}
		return breaker.state().state;
	}
	for (const step of run.trim().split(/,\s+/)) {
		const [event = "", after] = step.split(": ");
		expect(happen(event), step).toBe(after);
	}
});

test("each change of state is reported once, with its time", () => {
	let now = 1000;
	const states: string[] = [];
	const breaker = circuitBreaker({ now: () => now, onStateChange: (state) => states.push(state) });
	for (let request = 0; request < 12; request++) breaker.failed("call", `${request}`);
	expect(breaker.state()).toEqual({ state: "open", since: 1000 });
	now = 11_000;
	breaker.failed(breaker.admit() ?? "call", "probe");
	now = 21_000;
	breaker.succeeded(breaker.admit() ?? "call");
	expect(breaker.state()).toEqual({ state: "closed", since: 21_000 });
	expect(states).toEqual(["open", "half-open", "open", "half-open", "closed"]);
});
