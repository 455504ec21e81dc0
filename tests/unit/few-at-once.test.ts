import { expect, test } from "vitest";
import { fewAtOnce } from "../../worker/runtime/few-at-once.ts";

const ITEMS = Array.from({ length: 20 }, (_, index) => index);

test("at most so many run at once, and the results keep the items' order", async () => {
	let running = 0;
	let most = 0;
	const results = await fewAtOnce(ITEMS, 6, async (item) => {
		most = Math.max(most, ++running);
		for (let turns = ITEMS.length - item; turns > 0; turns--) await Promise.resolve();
		running -= 1;
		return item * 2;
	});
	expect(results).toEqual(ITEMS.map((item) => item * 2));
	expect(most).toBe(6);
});

test("after a failure no further item begins", async () => {
	const begun: number[] = [];
	const { promise, resolve } = Promise.withResolvers<void>();
	const all = fewAtOnce(ITEMS, 3, async (item) => {
		begun.push(item);
		if (item === 1) throw new Error("one fails");
		await promise;
	});
	await expect(all).rejects.toThrow("one fails");
	resolve();
	await new Promise(setImmediate);
	expect(begun).toEqual([0, 1, 2]);
});
