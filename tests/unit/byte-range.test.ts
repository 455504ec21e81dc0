import { expect, test } from "vitest";
import { byteRange, isSatisfiable } from "../../worker/backend/byte-range.ts";

const SIZE = 100;

test.each([
	[true, "bytes=0-¦bytes=0-0¦bytes=99-¦bytes=99-999999999999¦bytes=-1¦bytes=-1000¦Bytes=4-9¦ bytes=4-9 "],
	[false, `bytes=100-¦bytes=999999999999-¦bytes=${"9".repeat(400)}-¦bytes=-0`],
	[undefined, "bytes=9-4¦bytes=0-1,4-5¦bytes=0-1,¦bytes=-¦bytes=--1¦bytes=1.5-¦bytes=a-b"],
	[undefined, "bytes 0-1¦bytes¦items=0-4¦"],
])("of 100 bytes a range is satisfiable (%s), or ignored", (expected, headers) => {
	for (const header of headers.split("¦")) {
		const range = byteRange(header);
		expect(range && isSatisfiable(range, SIZE), header).toBe(expected);
	}
});

test("a request without a range has none", () => {
	expect([byteRange(undefined), byteRange(null)]).toEqual([undefined, undefined]);
});

test("no range of an empty file is satisfiable", () => {
	for (const header of ["bytes=0-", "bytes=-5"])
		expect(isSatisfiable(byteRange(header) ?? { first: "", last: "1" }, 0)).toBe(false);
});
