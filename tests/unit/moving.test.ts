import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isUnchangeable } from "../../worker/content/pictures/moving.ts";

const file = (name: string) => new Uint8Array(readFileSync(`tests/backend/media/${name}`));
const text = (of: string) => new TextEncoder().encode(of);

test("the first bytes distinguish animated from still pictures", () => {
	for (const name of ["moving.gif", "moving.png", "moving.webp"])
		expect([name, isUnchangeable(file(name), true)]).toEqual([name, true]);
	for (const name of ["general-news-portal-learning.png", "small_cardiology-news-hf-guideline.jpg"]) {
		expect([name, isUnchangeable(file(name), true)]).toEqual([name, false]);
		// Long before the whole is there.
		expect([name, isUnchangeable(file(name).subarray(0, 2000), false)]).toEqual([name, false]);
	}
});

test("a vector drawing is detected whatever it begins with", () => {
	const prologues = ["\n <?xml version='1.0'?><svg>", "\uFEFF<svg>", "<!-- art --><svg>", "<!DOCTYPE svg>"];
	for (const svg of ["<svg xmlns='x'>", ...prologues])
		expect([svg, isUnchangeable(text(svg.padEnd(80)), true)]).toEqual([svg, true]);
});

test("detection requests more bytes until it can decide; a shorter file is a still picture", () => {
	for (const name of ["moving.gif", "moving.png", "moving.webp", "general-news-portal-learning.png"])
		expect([name, isUnchangeable(file(name).subarray(0, 20), false)]).toEqual([name, undefined]);
	// A PNG with a long profile before its pixels.
	const png = new Uint8Array(200);
	png.set(file("moving.png").subarray(0, 33));
	png.set([0, 0, 4, 0, ...text("iCCP")], 33);
	expect(isUnchangeable(png, false)).toBeUndefined();
	expect(isUnchangeable(png, true)).toBe(false);
	expect(isUnchangeable(new Uint8Array(), true)).toBe(false);
	expect(isUnchangeable(new Uint8Array(64).fill(255), true)).toBe(false);
});
