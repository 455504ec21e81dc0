import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cooldowns } from "../../worker/cache/cooldowns.ts";
import { flights } from "../../worker/cache/flights.ts";

// The clock alone: no timer fires, as in a Worker whose request has ended.
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
	vi.useRealTimers();
});
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

test("a key pauses for its time, repeatedly, without other keys", () => {
	const cooldown = cooldowns(5000);
	for (let time = 0; time < 3; time++) {
		expect(cooldown.has("a")).toBe(false);
		cooldown.begin("a");
		pass(4999);
		expect(cooldown.has("a")).toBe(true);
		expect(cooldown.has("b")).toBe(false);
		pass(1);
	}
	expect(cooldown.has("a")).toBe(false);
});

test("a flight is shared while it runs, and started again if its request was lost", async () => {
	const makings = flights<number, null>();
	const never = new Promise<number>(() => undefined);
	void makings.start("a", null, () => never);
	pass(29_999);
	expect(makings.get("a")).toBeDefined();
	pass(1);
	expect(makings.get("a")).toBeUndefined();
	const second = makings.start("a", null, async () => 2);
	expect(await makings.get("a")?.join()).toBe(2);
	expect(await second).toBe(2);
	expect(makings.get("a")).toBeUndefined();
});
