import { beforeEach, describe, expect, test } from "vitest";
import { circuit } from "../../worker/backend/circuit.ts";

let time = 0;
let own = circuit(() => time);
beforeEach(() => {
	time = 1000;
	own = circuit(() => time);
});

/** Whether a call was admitted; if so it comes to this. */
function call(outcome: "succeeds" | "fails", failure?: Parameters<typeof own.failed>[1]): boolean {
	const ticket = own.admit();
	if (ticket === undefined) return false;
	if (outcome === "succeeds") own.succeeded(ticket);
	else own.failed(ticket, failure);
	return true;
}
const calls = (count: number, outcome: "succeeds" | "fails") =>
	Array.from({ length: count }, () => call(outcome)).filter(Boolean).length;

describe("a circuit", () => {
	test("opens after failures in a row, not after as many with a success between", () => {
		calls(11, "fails");
		call("succeeds");
		expect(calls(11, "fails")).toBe(11);
		expect(own.state().state).toBe("closed");
		call("fails");
		expect(own.state()).toEqual({ state: "open", since: 1000 });
		expect(calls(50, "fails")).toBe(0);
	});

	test("opens when most calls of a window fail, and forgets the window before", () => {
		const mixed = (count: number) => {
			for (let n = 0; n < count; n++) call(n % 5 === 0 ? "succeeds" : "fails");
		};
		mixed(35);
		time += 30_000;
		mixed(35);
		expect(own.state().state).toBe("closed");
		mixed(20);
		expect(own.state().state).toBe("open");
	});

	test("lets one probe through after the pause, and closes with its success", () => {
		calls(12, "fails");
		time += 999;
		expect(own.admit()).toBeUndefined();
		time += 1;
		const probe = own.admit();
		expect(own.state().state).toBe("half-open");
		expect(own.admit()).toBeUndefined();
		own.succeeded(probe ?? -1);
		expect(own.state().state).toBe("closed");
		expect(calls(11, "fails")).toBe(11);
		expect(own.state().state).toBe("closed");
	});

	test("lets those through that a page needs with a probe, not while the backend asks to be left alone", () => {
		calls(12, "fails");
		expect(own.admit()).toBeUndefined();
		const first = own.admit(true);
		const second = own.admit(true);
		expect([first, second]).toEqual([expect.any(Number), first]);
		own.succeeded(second ?? -1);
		expect(own.state().state).toBe("closed");
		call("fails", { retryAfter: 20_000 });
		expect(own.admit(true)).toBeUndefined();
		own.close();
		own.endPause();
		expect(own.admit()).toBeUndefined();
		time += 20_000;
		own.close();
		expect(own.state().state).toBe("closed");
	});

	test("waits twice as long after each probe that fails, up to half a minute", () => {
		calls(12, "fails");
		for (const pause of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
			time += pause - 1;
			expect(call("fails"), `${pause}`).toBe(false);
			time += 1;
			expect(call("fails"), `${pause}`).toBe(true);
		}
	});

	test("leaves a backend alone for as long as it asks", () => {
		expect(call("fails", { retryAfter: 20_000 })).toBe(true);
		time += 19_999;
		expect(call("succeeds")).toBe(false);
		time += 1;
		expect(call("succeeds")).toBe(true);
		expect(own.state().state).toBe("closed");
	});

	test("opens at the first failure when that is enough", () => {
		expect(call("fails", { atOnce: true })).toBe(true);
		expect(call("succeeds")).toBe(false);
		time += 1000;
		expect(call("succeeds")).toBe(true);
		expect(own.state().state).toBe("closed");
	});

	test("takes nothing from calls that were let through before it opened", () => {
		const old = own.admit() ?? -1;
		calls(12, "fails");
		own.succeeded(old);
		expect(own.state().state).toBe("open");
		time += 1000;
		own.admit();
		own.failed(old);
		expect(own.state().state).toBe("half-open");
	});

	test("probes anew when the probe never came back", () => {
		calls(12, "fails");
		time += 1000;
		own.admit();
		time += 60_000;
		expect(call("succeeds")).toBe(true);
		expect(own.state().state).toBe("closed");
	});
});
