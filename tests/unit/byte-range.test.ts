import { expect, test } from "vitest";
import { byteRange, isSatisfiable } from "../../worker/backend/byte-range.ts";

const SIZE = 100;

test.each([
	["bytes=0-", true],
	["bytes=0-0", true],
	["bytes=99-", true],
	["bytes=99-999999999999", true],
	["bytes=-1", true],
	["bytes=-1000", true],
	["Bytes=4-9", true],
	[" bytes=4-9 ", true],
	["bytes=100-", false],
	["bytes=999999999999-", false],
	[`bytes=${"9".repeat(400)}-`, false],
	["bytes=-0", false],
	["bytes=9-4", undefined],
	["bytes=0-1,4-5", undefined],
	["bytes=0-1,", undefined],
	["bytes=-", undefined],
	["bytes=--1", undefined],
	["bytes=1.5-", undefined],
	["bytes=a-b", undefined],
	["bytes 0-1", undefined],
	["bytes", undefined],
	["items=0-4", undefined],
	["", undefined],
	[undefined, undefined],
	[null, undefined],
] as const)("Range: %s of 100 bytes; satisfiable: %s, or ignored", (header, expected) => {
	const range = byteRange(header);
	expect(range && isSatisfiable(range, SIZE)).toBe(expected);
});

test("no range of an empty file is satisfiable", () => {
	for (const header of ["bytes=0-", "bytes=-5"])
		expect(isSatisfiable(byteRange(header) ?? { first: "", last: "1" }, 0)).toBe(false);
});
