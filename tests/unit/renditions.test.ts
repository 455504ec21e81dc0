import { expect, test } from "vitest";
import {
	formatFor,
	type PictureFiles,
	renditionsOf,
	singleOf,
	WIDTHS,
} from "../../worker/content/pictures/renditions.ts";

const FORMATS = [
	{ at: "large", width: 1000 },
	{ at: "thumbnail", width: 245 },
	{ at: "medium", width: 750 },
	{ at: "small", width: 500 },
];
const files = (width: number | null, formats: PictureFiles<string>["formats"] = FORMATS, isUnchanged = false) => ({
	original: { at: "original", width },
	formats,
	isUnchanged,
});
const offered = (...from: Parameters<typeof renditionsOf<string>>) =>
	renditionsOf(...from).map(({ at, resizedTo, width }) => `${at} ${resizedTo ?? "-"} ${width}`);

test("[3.04] without resizing, the CMS's formats are offered, and the original if it is not too wide", () => {
	expect(offered(files(1600), false)).toEqual([
		"thumbnail - 245",
		"small - 500",
		"medium - 750",
		"large - 1000",
		"original - 1600",
	]);
	for (const width of [1601, 6000, null]) expect(offered(files(width), false).at(-1)).toBe("large - 1000");
	expect(offered(files(1000), false)).toHaveLength(4);
	expect(offered(files(300, [{ at: "huge", width: 4000 }]), false)).toEqual(["original - 300"]);
});

test("[3.04] without formats, the original is offered as it is, or in each width where resizing exists", () => {
	for (const width of [6000, 900, 0, null]) expect(offered(files(width, []), false)).toEqual([`original - ${width}`]);
	expect(offered(files(6000, []), true)).toEqual(WIDTHS.map((width) => `original ${width} ${width}`));
	expect(offered(files(null, []), true)).toEqual(WIDTHS.map((width) => `original ${width} ${width}`));
});

test("each width is made from the smallest sufficient file, the widest two from the original", () => {
	expect(offered(files(6000), true)).toEqual([
		"small 400 400",
		"medium 600 600",
		"large 800 800",
		"original 1200 1200",
		"original 1600 1600",
	]);
});

test("a picture is offered up to its own width and never enlarged", () => {
	expect(offered(files(900, []), true).at(-1)).toBe("original 1200 900");
	expect(offered(files(800, []), true).at(-1)).toBe("original 800 800");
	expect(offered(files(200, []), true)).toEqual(["original 400 200"]);
});

test("if resizing too wide an original fails, the CMS's largest format is served", () => {
	const instead = (...from: Parameters<typeof renditionsOf<string>>) =>
		renditionsOf(...from).map(({ instead }) => instead);
	expect(instead(files(6000), true)).toEqual([null, null, null, "large", "large"]);
	expect(instead(files(null), true)).toEqual([null, null, null, "large", "large"]);
	expect(instead(files(1600), true)).toEqual([null, null, null, null, null]);
	expect(instead(files(6000, []), true)).toEqual([null, null, null, null, null]);
});

test("vector drawings and animations are offered as they are", () => {
	for (const resizes of [true, false])
		expect(offered(files(6000, FORMATS, true), resizes)).toEqual(["original - 6000"]);
});

test("a single size is the largest up to 1,200 pixels", () => {
	const alone = (...from: Parameters<typeof renditionsOf<string>>) => singleOf(renditionsOf(...from));
	expect(alone(files(6000), true)).toMatchObject({ at: "original", resizedTo: 1200, instead: "large" });
	expect(alone(files(6000), false)).toMatchObject({ at: "large", resizedTo: null });
	expect(alone(files(null, []), false)).toMatchObject({ at: "original", resizedTo: null });
	expect(alone(files(1600, []), false)).toMatchObject({ at: "original" });
});

test("AVIF precedes WebP for browsers that accept it; unresized pictures have one type", () => {
	const chrome = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
	expect(formatFor(800, chrome)).toBe("avif");
	expect(formatFor(800, "image/webp,*/*")).toBe("webp");
	expect(formatFor(800, "IMAGE/AVIF ; q=0.9")).toBe("avif");
	expect(formatFor(800, "image/avif;q=0, image/webp")).toBe("webp");
	for (const accept of ["", "*/*", "image/*", "image/png", "image/avif;q=0.0", "ximage/avif"])
		expect([accept, formatFor(800, accept)]).toEqual([accept, "plain"]);
	expect(formatFor(null, chrome)).toBe("as-is");
});
