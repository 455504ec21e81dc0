import { expect, test } from "vitest";
import { wireItem } from "../../../shared/contracts/item.ts";
import { wireSingle } from "../../../shared/contracts/single.ts";

const item = { id: 7, slug: "a", title: "A", content_type: "news" };

test.each(["published_at", "expires_at"] as const)("[3.03] %s: may be missing, but not unreadable", (field) => {
	const read = (value: unknown) => wireItem.safeParse({ ...item, [field]: value });
	for (const missing of [undefined, null, ""]) expect(read(missing).data?.[field], String(missing)).toBeNull();
	for (const date of ["2026-11-20T10:00:00.000Z", "2026-11-20T10:00:00+01:00", "2026-11-20"])
		expect(read(date).data?.[field]).toBe(date);
	const at = "2026-11-20T09:00:00.000Z";
	for (const number of [1_795_165_200, 1_795_165_200_000, "1795165200"]) expect(read(number).data?.[field]).toBe(at);
	for (const local of ["2026-11-20T10:00:00", "2026-11-20T10:00:00.000", "2026-11-20T10:00", "2026-11-20 10:00:00"])
		expect(read(local).data?.[field], local).toBe("2026-11-20T10:00:00.000Z");
	const unreadable = [
		"20.11.2026",
		"01/12/2099 10:00",
		"2099-01-01 10:00:00 Europe/Brussels",
		"2099-01-01T10:00:00,000Z",
		"0000-00-00 00:00:00",
		...[7, 0, -1, "0", "2026", 1e300],
		false,
		{},
	];
	for (const value of unreadable)
		expect(
			read(value).error?.issues.map(({ path }) => path),
			String(value),
		).toEqual([[field]]);
});

test("[2.20] an event's times: every notation with a zone is read, an end before the start is none", () => {
	const starts = (starts_at: unknown) => wireItem.parse({ ...item, webinar: { starts_at } }).webinar?.starts_at;
	const at = "2026-11-20T09:00:00.000Z";
	for (const text of [at, "2026-11-20T10:00:00+01:00", "2026-11-20T09:00:00.000000Z"])
		expect(starts(text), text).toBe(text);
	for (const other of [
		"2026-11-20T09:00Z",
		"2026-11-20T10:00:00+0100",
		"2026-11-20 10:00:00+01",
		"2026-11-20 09:00:00 UTC",
		1_795_165_200,
		"1795165200",
		1_795_165_200_000,
	]) {
		expect(starts(other), String(other)).toBe(at);
	}
	// The zone would be a guess, and doctors would come an hour late.
	const unzoned = ["2026-11-20 10:00:00", "2026-11-20T10:00:00", "2026-11-20", "20.11.2026", "0000-00-00 00:00:00"];
	for (const odd of [...unzoned, "", 0]) expect(starts(odd), String(odd)).toBeUndefined();
	const ends = (ends_at: unknown) => wireItem.parse({ ...item, webinar: { starts_at: at, ends_at } }).webinar?.ends_at;
	expect(ends("2026-11-20T10:00:00Z")).toBe("2026-11-20T10:00:00Z");
	for (const none of ["2026-11-20T08:00:00Z", at, ""]) expect(ends(none), none).toBeNull();
});

test("[2.20] [3.03] a time may be PHP's DateTime, whose time of day is that of its zone", () => {
	const parsed = (date: string, timezone: string) => {
		const value = { date, timezone_type: 3, timezone };
		const webinar = { starts_at: value };
		return wireItem.safeParse({ ...item, published_at: value, expires_at: value, webinar }).data;
	};
	for (const [date, zone, at] of [
		["2026-09-01 10:00:00.000000", "Europe/Brussels", "2026-09-01T08:00:00.000Z"],
		["2026-11-20 10:00:00.000000", "Europe/Brussels", "2026-11-20T09:00:00.000Z"],
		["2026-11-20 10:00:00.000000", "Europe/Istanbul", "2026-11-20T07:00:00.000Z"],
		["2026-11-20 10:00:00.000000", "Europe/London", "2026-11-20T10:00:00.000Z"],
		["2026-11-20 10:00:00.250000", "+01:00", "2026-11-20T09:00:00.250Z"],
		["2026-11-20 10:00:00", "Z", "2026-11-20T10:00:00.000Z"],
		["2026-11-20 10:00:00.000000", "UTC", "2026-11-20T10:00:00.000Z"],
		// An hour before and after the clocks change.
		["2026-03-29 01:30:00.000000", "Europe/Brussels", "2026-03-29T00:30:00.000Z"],
		["2026-03-29 03:30:00.000000", "Europe/Brussels", "2026-03-29T01:30:00.000Z"],
		["2026-10-25 03:30:00.000000", "Europe/Brussels", "2026-10-25T02:30:00.000Z"],
	] as const) {
		const dates = parsed(date, zone);
		for (const read of [dates?.published_at, dates?.expires_at, dates?.webinar?.starts_at])
			expect(Date.parse(read ?? ""), `${date} ${zone}`).toBe(Date.parse(at));
	}
	for (const [date, zone] of [
		["2026-11-20 10:00:00.000000", "Mars/Olympus"],
		["2026-11-20 10:00:00.000000", ""],
		["2026-13-20 10:00:00.000000", "UTC"],
		["-0001-11-30 00:00:00.000000", "UTC"],
		["soon", "UTC"],
	] as const) {
		expect(parsed(date, zone), `${date} ${zone}`).toBeUndefined();
	}
});

test("a date without a zone is in UTC", () => {
	const single = wireSingle.parse({ title: "A", updated_at: "2026-11-20 09:00:00" });
	expect(single.updated_at).toBe("2026-11-20T09:00:00.000Z");
});
