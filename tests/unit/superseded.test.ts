import { expect, test } from "vitest";
import { supersessions } from "../../worker/cache/purges/superseded.ts";

test("invented addresses do not evict withdrawn items", () => {
	const superseded = supersessions(100);
	superseded.set("en-IE/news/withdrawn", 7, true);
	for (let index = 0; index < 1000; index++) superseded.set(`en-IE/news/${index}`, 8, false);
	expect(superseded.of("en-IE/news/withdrawn")).toBe(7);
	expect(superseded.of("en-IE/news/999")).toBe(8);
	expect(superseded.of("en-IE/news/never")).toBe(-Infinity);
	// Missing for longer than an absence is remembered: then it is one of those that were never here.
	superseded.set("en-IE/news/withdrawn", 9, false);
	expect(superseded.of("en-IE/news/withdrawn")).toBe(9);
});
