import { expect, test } from "vitest";
import { wireImage } from "../../shared/contracts/image.ts";
import { fitOf, focusOf } from "../../worker/content/pictures/placing.ts";

const focused = (facts: object) => focusOf(wireImage.parse({ url: "/uploads/a.jpg", ...facts }));
const placed = (facts: object) => fitOf(wireImage.parse({ url: "/uploads/a.jpg", ...facts }));

test("a photograph of any ratio is cut, whether or not the CMS knows its size", () => {
	for (const [width, height] of [
		[1200, 1200],
		[1200, 1800],
		[2400, 600],
		[6000, 4000],
		[null, null],
	]) {
		for (const url of ["/uploads/a.jpg", "/uploads/a.webp", "/uploads/a.avif"])
			expect(placed({ url, width, height })).toBe("cover");
	}
});

test("what has no ground of its own is shown whole, unless hardly anything of it would be cut", () => {
	for (const url of ["/uploads/logo.png", "/uploads/chart.svg", "/uploads/a.GIF", "https://x.example/a.png?v=2"]) {
		expect(placed({ url, width: 960, height: 240 }), url).toBe("contain");
		expect(placed({ url, width: 1600, height: 1200 }), url).toBe("contain");
		expect(placed({ url }), url).toBe("contain");
		expect(placed({ url, width: 1600, height: 900 }), url).toBe("cover");
		expect(placed({ url, width: 1600, height: 940 }), url).toBe("cover");
	}
});

test("the editor's word goes first, a focal point says that the picture may be cut, nonsense says nothing", () => {
	const logo = { url: "/uploads/logo.png", width: 960, height: 240 };
	expect(placed({ ...logo, fit: "cover" })).toBe("cover");
	expect(placed({ width: 1200, height: 1800, fit: "contain" })).toBe("contain");
	expect(placed({ width: 40, fit: "cover" })).toBe("cover");
	expect(placed({ ...logo, focalPoint: { x: 0.1, y: 0.5 } })).toBe("cover");
	expect(placed({ ...logo, fit: "stretch" })).toBe("contain");
});

test("a tiny picture is not blown up; a drawing has no size of its own", () => {
	expect(placed({ width: 48, height: 48 })).toBe("scale-down");
	expect(placed({ url: "/uploads/a.png", width: 160, height: 90 })).toBe("scale-down");
	expect(placed({ url: "/uploads/a.svg", width: 48, height: 48 })).toBe("contain");
	expect(placed({ width: 200, height: 200 })).toBe("cover");
});

test("a focal point is in the middle of its frame as far as the picture reaches, along the axis that is cut", () => {
	const square = { width: 900, height: 900 };
	const panorama = { width: 2400, height: 600 };
	// 0.08 of the height: its disc would be cut at any lower position.
	expect(focused({ ...square, focalPoint: { x: 0.1, y: 0.08 } })).toEqual({ x: 50, y: 0 });
	expect(focused({ ...square, focalPoint: { x: 0.1, y: 0.4 } })).toEqual({ x: 50, y: 30 });
	expect(focused({ ...square, focalPoint: { x: 0.1, y: 0.95 } })).toEqual({ x: 50, y: 100 });
	expect(focused({ ...panorama, focalPoint: { x: 0.31, y: 0.9 } })).toEqual({ x: 20, y: 50 });
	expect(focused({ ...panorama, focalPoint: { x: 0.84, y: 0.16 } })).toEqual({ x: 100, y: 50 });
	expect(focused({ ...square, focalPoint: { x: 0.9, y: 0.5 } })).toBeNull();
	expect(focused({ width: 1600, height: 900, focalPoint: { x: 0, y: 1 } })).toBeNull();
	expect(focused({ ...square, fit: "contain", focalPoint: { x: 0, y: 1 } })).toBeNull();
});

test("without the picture's size its focal point is the position, in tenths", () => {
	expect(focused({ focalPoint: { x: 0.1, y: 0.88 } })).toEqual({ x: 10, y: 90 });
	expect(focused({ focalPoint: { x: 0, y: 1 } })).toEqual({ x: 0, y: 100 });
	expect(focused({ focalPoint: { x: 0.5, y: 0.49 } })).toBeNull();
	expect(focused({ focalPoint: null })).toBeNull();
});

test("a focal point in percent is outside the contract, so that 1 never means two things", () => {
	for (const focalPoint of [
		{ x: 84, y: 16 },
		{ x: 0.5, y: 1.5 },
		{ x: -0.1, y: 0.5 },
	])
		expect(focused({ focalPoint })).toBeNull();
});

test("a portrait of which nothing else is known keeps the middle of its upper third, where faces are", () => {
	const portrait = { width: 1200, height: 1800 };
	expect(focused(portrait)).toEqual({ x: 50, y: 20 });
	expect(focused({ ...portrait, focalPoint: { x: 0.5, y: 0.5 } })).toBeNull();
	// What is shown whole lies in the middle.
	expect(focused({ ...portrait, url: "/uploads/a.png" })).toBeNull();
	expect(focused({ ...portrait, fit: "contain" })).toBeNull();
	expect(focused({ width: 60, height: 90 })).toBeNull();
	for (const [width, height] of [
		[1200, 1200],
		[2400, 600],
		[null, 1800],
	])
		expect(focused({ width, height })).toBeNull();
});
