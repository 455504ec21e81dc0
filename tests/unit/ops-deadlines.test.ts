import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LateError } from "../../worker/runtime/in-time.ts";

const log = vi.fn();
const NEVER = new Promise<never>(() => undefined);
vi.mock("../../worker/runtime/config.ts", () => ({
	config: { OPS_STATUS: { idFromName: () => "status", get: () => ({ recordAudit: () => NEVER }) } },
}));
vi.mock("../../worker/runtime/log.ts", () => ({ log }));

beforeEach(() => {
	vi.useFakeTimers();
	log.mockClear();
});
afterEach(() => void vi.useRealTimers());

async function withinThreeSeconds<T>(work: Promise<T>): Promise<T | "nothing"> {
	let answer: T | "nothing" = "nothing";
	void work.then((value) => {
		answer = value;
	});
	await vi.advanceTimersByTimeAsync(3000);
	return answer;
}

test("a read of the page that gets no answer is left out, with a line in the log", async () => {
	const { orNull } = await import("../../worker/ops/or-null.ts");
	expect(await withinThreeSeconds(orNull("ops-status", NEVER))).toBe(null);
	expect(log.mock.calls).toEqual([["ops-status", { reason: new LateError("No answer in time").message }]]);
	expect(await orNull("ops-status", Promise.resolve(1))).toBe(1);
});

test("a purge by hand is answered although the audit log cannot be written", async () => {
	const { BACKEND, recordAudit } = await import("../../worker/ops/audit.ts");
	expect(await withinThreeSeconds(recordAudit({ what: "purge", of: "everything", by: BACKEND }))).toBe(undefined);
	expect(log.mock.calls.map(([event]) => event)).toEqual(["audit", "audit-unwritten"]);
});
