import { expect, test } from "vitest";
import {
	type AuditEntry,
	deleteExpired,
	type RecordedEntry,
	readEntries,
	writeEntry,
} from "../../worker/ops/audit-store.ts";
import { objectStorage } from "./platform.ts";

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse("2026-11-22T12:00:00Z");

const entry = (of: string): AuditEntry => ({
	what: "purge",
	of,
	by: { id: "a-person", name: "person@helvora.example" },
});

test("entries are read newest first, without those older than 90 days", async () => {
	const store = objectStorage<RecordedEntry>();
	for (const [days, of] of [
		[0, "first"],
		[1, "second"],
		[50, "third"],
	] as const) {
		await writeEntry(store, entry(of), START + days * DAY);
	}
	const read = async (days: number) => (await readEntries(store, START + days * DAY)).map(({ of }) => of);
	expect(await read(50)).toEqual(["third", "second", "first"]);
	expect(await read(90.5)).toEqual(["third", "second"]);
	expect(await readEntries(store, START + 139 * DAY)).toEqual([{ ...entry("third"), at: START + 50 * DAY }]);
	expect(await read(141)).toEqual([]);
});

test("frequent entries of one kind do not hide others", async () => {
	const store = objectStorage<RecordedEntry>();
	await writeEntry(store, entry("by hand"), START);
	for (let index = 1; index <= 300; index++)
		await writeEntry(store, { ...entry("a person"), what: "sessions-ended" }, START + index);
	const read = await readEntries(store, START + DAY);
	expect(read.length).toBeLessThan(200);
	expect(read.at(0)).toMatchObject({ what: "sessions-ended", at: START + 300 });
	expect(read.at(-1)).toMatchObject({ what: "purge", of: "by hand" });
});

test("each entry is deleted after 90 days, by an alarm that is set while entries remain", async () => {
	const store = objectStorage<RecordedEntry>();
	for (let index = 0; index < 200; index++) await writeEntry(store, entry(String(index)), START);
	await writeEntry(store, { ...entry("of another kind"), what: "sessions-ended" }, START);
	await writeEntry(store, entry("later"), START + 10 * DAY);
	expect(store.alarmAt).toBe(START + 90 * DAY);
	let rings = 0;
	for (let at = store.alarmAt; at !== null && at < START + 95 * DAY; at = store.alarmAt) {
		await deleteExpired(store, at);
		rings += 1;
		expect(rings).toBeLessThan(5);
	}
	expect([...store.values.values()].map(({ of }) => of)).toEqual(["later"]);
	expect(store.alarmAt).toBe(START + 100 * DAY);
	await deleteExpired(store, START + 100 * DAY);
	expect(store.values.size).toBe(0);
});
