import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dimensionsOf } from "../../worker/content/pictures/dimensions.ts";

const file = (name: string) => new Uint8Array(readFileSync(`tests/backend/media/${name}`));
const PHOTO = file("small_cardiology-news-hf-guideline.jpg");

/** The photo with what a camera writes of how it was held, in the order of bytes that it likes. */
function held(orientation: number, isBigEndian: boolean): Uint8Array {
	const exif = new DataView(new ArrayBuffer(36));
	exif.setUint16(0, 0xffe1);
	exif.setUint16(2, 34);
	exif.setUint32(4, 0x45786966);
	const little = !isBigEndian;
	exif.setUint16(10, isBigEndian ? 0x4d4d : 0x4949);
	exif.setUint16(12, 42, little);
	exif.setUint32(14, 8, little);
	exif.setUint16(18, 1, little);
	exif.setUint16(20, 274, little);
	exif.setUint16(22, 3, little);
	exif.setUint32(24, 1, little);
	exif.setUint16(28, orientation, little);
	return new Uint8Array([...PHOTO.subarray(0, 2), ...new Uint8Array(exif.buffer), ...PHOTO.subarray(2)]);
}

test("the first bytes of each type contain its size", () => {
	for (const [name, width, height] of [
		["small_cardiology-news-hf-guideline.jpg", 500, 281],
		["general-news-portal-learning.png", 1600, 900],
		["moving.gif", 16, 9],
		["moving.png", 16, 9],
		["moving.webp", 16, 9],
	] as const) {
		expect([name, dimensionsOf(file(name).slice(0, 4000))]).toEqual([name, { width, height }]);
	}
});

test("a photo taken sideways has width and height exchanged", () => {
	for (const isBigEndian of [true, false]) {
		for (const orientation of [1, 3])
			expect(dimensionsOf(held(orientation, isBigEndian))).toEqual({ width: 500, height: 281 });
		for (const orientation of [5, 6, 8])
			expect(dimensionsOf(held(orientation, isBigEndian))).toEqual({ width: 281, height: 500 });
	}
});

test("a broken, truncated, empty or sizeless file has no dimensions", () => {
	const png = file("moving.png");
	const nothing = Uint8Array.from(png).fill(0, 16, 24);
	const endless = Uint8Array.from(png).fill(0xff, 16, 24);
	const text = new TextEncoder().encode("<html>no picture</html>");
	for (const head of [new Uint8Array(), text, png.slice(0, 18), PHOTO.slice(0, 40), nothing, endless])
		expect(dimensionsOf(head)).toBeNull();
	// Each beginning of each type, however short.
	for (const name of ["moving.gif", "moving.png", "moving.webp", "small_cardiology-news-hf-guideline.jpg"]) {
		for (let end = 0; end < 200; end++) {
			const size = dimensionsOf(file(name).slice(0, end));
			if (size) expect([name, end, size.width > 0 && size.height > 0]).toEqual([name, end, true]);
		}
	}
});
