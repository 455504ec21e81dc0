import { beforeEach, expect, test, vi } from "vitest";
import { type Credit, Guesses } from "../../worker/visitor/limits/guesses.ts";
import { BUCKETS } from "../../worker/visitor/limits/table.ts";
import { objectOf } from "./platform.ts";

/** The object that counts guesses over time, which a running Worker cannot be made to pass. */

const SECOND = 1000;

const made = () => objectOf(Guesses);

beforeEach(() => {
	vi.useFakeTimers({ now: 1_800_000_000_000 });
	return () => void vi.useRealTimers();
});

const { account, device } = BUCKETS;

async function exhaust(object: Guesses, owner = ""): Promise<void> {
	const bucket = owner === "" ? "account" : "device";
	for (let count = 0; count < BUCKETS[bucket].number; count++)
		expect((await object.admit(bucket, owner, null)).wait).toBe(0);
}
const credit = (more: Partial<Credit> = {}): Credit => ({
	id: crypto.randomUUID(),
	until: Date.now() + 600 * SECOND,
	apart: 0,
	...more,
});

test("a bucket admits its number in its window, and each device has one of its own", async () => {
	const { object } = made();
	await exhaust(object);
	expect(await object.admit("account", "", null)).toEqual({ wait: account.seconds, credits: 0, byCredit: false });
	await exhaust(object, "one");
	expect((await object.admit("device", "one", null)).wait).toBe(device.seconds);
	expect((await object.admit("device", "two", null)).wait).toBe(0);
	vi.advanceTimersByTime(account.seconds * SECOND);
	expect((await object.admit("account", "", null)).wait).toBe(0);
});

test("what was right is given back, and no more than was taken", async () => {
	const { object } = made();
	await object.uncount("account", "");
	await exhaust(object);
	await object.uncount("account", "");
	expect((await object.admit("account", "", null)).wait).toBe(0);
	expect((await object.admit("account", "", null)).wait).toBeGreaterThan(0);
});

test("a credit is spent once, within its time, and counts in no bucket; a thousand spent ones refuse nobody", async () => {
	const { object } = made();
	await exhaust(object);
	const solved = credit();
	expect(await object.admit("account", "", solved)).toMatchObject({ wait: 0, byCredit: true });
	expect(await object.admit("account", "", solved)).toMatchObject({ wait: account.seconds, byCredit: false });
	expect((await object.admit("account", "", credit({ until: Date.now() }))).wait).toBeGreaterThan(0);
	for (let count = 1; count < 1000; count++) await object.admit("account", "", credit());
	expect(await object.admit("account", "", credit())).toEqual({ wait: 0, credits: 1000, byCredit: true });
});

test("pauses let in one at a time", async () => {
	const { object } = made();
	await exhaust(object);
	const paused = () => credit({ apart: 10 * SECOND });
	expect((await object.admit("account", "", paused())).wait).toBe(0);
	expect((await object.admit("account", "", paused())).wait).toBeGreaterThan(0);
	vi.advanceTimersByTime(10 * SECOND);
	expect((await object.admit("account", "", paused())).wait).toBe(0);
});

test("what is over is deleted, and the object then wakes no more", async () => {
	const { store, object } = made();
	await object.admit("account", "", credit());
	await object.admit("mails", "", null);
	vi.advanceTimersByTime(account.seconds * SECOND);
	await object.alarm();
	expect([...store.values.keys()]).toEqual(["mails/"]);
	expect(store.alarmAt).toBeGreaterThan(Date.now());
	vi.advanceTimersByTime(BUCKETS.mails.seconds * SECOND);
	store.alarmAt = null;
	await object.alarm();
	expect([store.values.size, store.alarmAt]).toEqual([0, null]);
});
