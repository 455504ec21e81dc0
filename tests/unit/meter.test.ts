import { expect, test } from "vitest";
import { meter } from "../../worker/runtime/counters/meter.ts";
import type { Period } from "../../worker/runtime/counters/periods.ts";

const clock = () => {
	let now = 1_020_000;
	return { now: () => now, pass: (ms: number) => (now += ms) };
};

/** What takes the counts, once it is up. */
function receiver() {
	const sent: Period[] = [];
	let isDown = true;
	const add = async (minutes: readonly Period[]): Promise<void> => {
		if (isDown) throw new Error("down");
		sent.push(...minutes);
	};
	const recover = () => {
		isDown = false;
	};
	return { sent, add, recover };
}

test("an isolate sends its counts by minute at intervals, each once", async () => {
	const { now, pass } = clock();
	const sent: Period[] = [];
	const sums = { add: async (minutes: readonly Period[]) => void sent.push(...minutes) };
	const { count, isDue, flush } = meter(45_000, now);
	expect(isDue()).toBe(false);
	count("requests/be/2xx");
	expect(isDue()).toBe(false);
	pass(45_000);
	count("requests/be/2xx");
	expect(isDue()).toBe(true);
	await flush(sums);
	expect(isDue()).toBe(false);
	await flush(sums);
	pass(45_000);
	expect(isDue()).toBe(false);
	count("events/error", 3);
	await flush(sums);
	expect(sent).toEqual([
		{ at: 1_020_000, counts: { "requests/be/2xx": 2 } },
		{ at: 1_080_000, counts: { "events/error": 3 } },
	]);
});

test("an urgent count is due at once, a flood of them every five seconds", async () => {
	const { now, pass } = clock();
	const { count, countUrgent, isDue, flush } = meter(45_000, now);
	const sums = { add: async () => {} };
	count("requests/be/5xx");
	countUrgent("defects/v42//*");
	expect(isDue()).toBe(true);
	await flush(sums);
	countUrgent("defects/v42//*");
	pass(4999);
	expect(isDue()).toBe(false);
	pass(1);
	expect(isDue()).toBe(true);
	await flush(sums);
	expect(isDue()).toBe(false);
});

test("counts that could not be sent are sent with the next ones", async () => {
	const { now, pass } = clock();
	const { sent, add, recover } = receiver();
	const sums = {
		add: (minutes: readonly Period[]) => {
			count("requests/ie/2xx");
			return add(minutes);
		},
	};
	const { count, isDue, flush } = meter(45_000, now);
	count("requests/ie/2xx");
	pass(45_000);
	await expect(flush(sums)).rejects.toThrow("down");
	expect(isDue()).toBe(false);
	recover();
	pass(45_000);
	await flush(sums);
	expect(sent).toEqual([{ at: 1_020_000, counts: { "requests/ie/2xx": 2 } }]);
});

test("while nobody takes the counts, those of the last hour are kept", async () => {
	const { now, pass } = clock();
	const { sent, recover, ...sums } = receiver();
	const { count, flush } = meter(45_000, now);
	for (let minute = 0; minute < 200; minute += 1) {
		count("requests/ie/2xx");
		await expect(flush(sums)).rejects.toThrow("down");
		pass(60_000);
	}
	recover();
	await flush(sums);
	expect(sent).toHaveLength(60);
	expect(Math.min(...sent.map(({ at }) => at))).toBe(now() - 60 * 60_000);
});
