import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { inYear, type Participation, type RecordEntry, requestedYear, yearOf } from "../../shared/learning/record.ts";
import { LOCALES } from "../../shared/locales.ts";
import { toCsv } from "../../worker/features/record/csv.ts";
import { recordTable } from "../../worker/features/record/record-table.ts";

const ZONE = "Europe/Brussels";
const entry = (id: string, on: string | null, more: Partial<RecordEntry> = {}): RecordEntry => ({
	section: "e-learnings",
	id,
	title: `Course ${id}`,
	page: null,
	on,
	seconds: 2700,
	...more,
});
const told = (entries: RecordEntry[], gaps: Participation["gaps"] = []): Participation => ({
	isReported: true,
	entries,
	gaps,
	hasFailed: false,
});

test("a year begins in the country's time zone, not in UTC", () => {
	expect(yearOf("2025-12-31T23:30:00Z", ZONE)).toBe(2026);
	expect(yearOf("2025-12-31T22:30:00Z", ZONE)).toBe(2025);
	expect(yearOf("2025-12-31T21:30:00Z", "Europe/Istanbul")).toBe(2026);
});

test("a year has four digits, from 2000 to the present; the default is the present", () => {
	expect(requestedYear(undefined, 2026)).toBe(2026);
	for (const year of [2000, 2025, 2026]) expect(requestedYear([String(year)], 2026)).toBe(year);
	for (const named of ["", "0", "1999", "2027", "99999", "abc", "-2025", " 2025", "2025.0", "２０２５", "0x7e9"])
		expect(requestedYear([named], 2026), named).toBeNull();
	expect(requestedYear(["2025", "2024"], 2026)).toBeNull();
});

test("a year has its entries in order, the gaps that may belong to it, and the other years", () => {
	const gaps = [
		{ ...entry("4", null), gap: "date" as const },
		{ ...entry("5", "2024-05-05T10:00:00Z"), gap: "attendance" as const },
	];
	const all = told(
		[entry("1", "2025-06-01T10:00:00Z"), entry("2", "2025-02-01T10:00:00Z"), entry("3", "2023-02-01T10:00:00Z")],
		gaps,
	);
	const year = inYear(all, 2025, ZONE);
	expect(year.entries.map(({ id }) => id)).toEqual(["2", "1"]);
	expect(year.gaps.map(({ id }) => id)).toEqual(["4"]);
	expect(year.otherYears).toEqual([2023]);
	expect(inYear(all, 2024, ZONE)).toMatchObject({ entries: [], gaps, otherYears: [2025, 2023] });
});

test("the CSV file follows RFC 4180: byte order mark for Excel, CRLF, doubled quotes", () => {
	const file = toCsv("en-IE", [
		["a", 'say "b"', "c,d"],
		["two\nlines", "é", ""],
	]);
	expect(file).toBe('\uFEFF"a","say ""b""","c,d"\r\n"two\nlines","é",""\r\n');
	expect([...new TextEncoder().encode(file)].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
});

test("the fields are separated as Excel expects it in the reader's region", () => {
	const rows = LOCALES.map(({ code }) => [code, toCsv(code, [["a", "b"]]).slice(1, -2)]);
	const expected = LOCALES.map(({ code }) => [code, code === "en-IE" ? '"a","b"' : '"a";"b"']);
	expect(rows).toEqual(expected);
});

test("no field is a formula in a spreadsheet", () => {
	for (const start of ["=", "+", "-", "@", "\t", "\r", " =", "＝", "＋", "－", "＠"])
		expect(toCsv("en-IE", [[`${start}1+1`]])).toBe(`\uFEFF"'${start}1+1"\r\n`);
	expect(toCsv("en-IE", [["2026-01-01", "a=b", "HF-guideline"]])).toBe('\uFEFF"2026-01-01","a=b","HF-guideline"\r\n');
});

test.each([
	["a;=1+1", "a;'=1+1"],
	["a\t+1", "a\t'+1"],
	["a\n-1", "a\n'-1"],
	["a\r\n@b", "a\r\n'@b"],
	["a\r=1", "a\r'=1"],
	["a; \u00a0=1", "a;' \u00a0=1"],
	["a;\t=1", "a;\t'=1"],
	["=1;=2;＝3", "'=1;'=2;'＝3"],
	// Doubled, such quotes are an empty text with a formula behind it.
	['a;"=1&"', 'a;\'""=1&""'],
	["a, =1", "a,' =1"],
	["HF; a-b\nc, d=e; f", "HF; a-b\nc, d=e; f"],
])("no part of %j is a formula after a spreadsheet splits it", (text, field) => {
	expect(toCsv("en-IE", [["x", text]])).toBe(`\uFEFF"x","${field}"\r\n`);
});

test("the table marks each missing value", () => {
	const t = translator("en-IE");
	const courses = told(
		[entry("1", "2025-12-30T23:30:00Z"), entry("2", "2025-03-01T10:00:00Z", { seconds: null })],
		[{ ...entry("3", null, { title: null, seconds: null }), gap: "date" }],
	);
	const untold: Participation = { isReported: false, entries: [], gaps: [], hasFailed: false };
	const years = [courses, untold].map((part) => inYear(part, 2025, ZONE));
	expect(recordTable(t, years, ZONE)).toEqual([
		["Date", "Title", "Type", "Duration (minutes)", "Provider", "Note"],
		["2025-03-01", "Course 2", t("itemNames.e-learnings"), "", "Helvora", t("record.noDuration")],
		["2025-12-31", "Course 1", t("itemNames.e-learnings"), "45", "Helvora", ""],
		["", "Course 3", t("itemNames.e-learnings"), "", "Helvora", t("record.gaps.date")],
		["", "", t("sections.webinars"), "", "", t("record.notTold")],
	]);
});
