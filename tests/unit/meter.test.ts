import { expect, test } from "vitest";
import { type Counts, meter } from "../../worker/runtime/counters/meter.ts";

const clock = () => {
	let now = 1_000_000;
	return { now: () => now, pass: (ms: number) => (now += ms) };
};

test("an isolate sends its counts once in a while, and each of them once", async () => {
	const { now, pass } = clock();
	const sent: Counts[] = [];
	const sums = { add: async (counts: Counts) => void sent.push(counts) };
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
	expect(sent).toEqual([{ "requests/be/2xx": 2 }, { "events/error": 3 }]);
});

test("counts that cannot be sent are sent later, with what came since", async () => {
	const { now, pass } = clock();
	const sent: Counts[] = [];
	let isDown = true;
	const sums = {
		async add(counts: Counts) {
			count("requests/ie/2xx");
			if (isDown) throw new Error("down");
			sent.push(counts);
		},
	};
	const { count, isDue, flush } = meter(45_000, now);
	count("requests/ie/2xx");
	pass(45_000);
	await expect(flush(sums)).rejects.toThrow("down");
	expect(isDue()).toBe(false);
	isDown = false;
	pass(45_000);
	await flush(sums);
	expect(sent).toEqual([{ "requests/ie/2xx": 2 }]);
});
