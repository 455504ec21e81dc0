/** What the seeded pictures of pixels show: a colour for each point, so that any size of it can be made and none is stored. */

export type Colour = readonly [red: number, green: number, blue: number, alpha: number];
export type Scene = (x: number, y: number) => Colour;

const CLEAR: Colour = [0, 0, 0, 0];
const NAVY: Colour = [11, 59, 115, 255];
const SAND: Colour = [244, 226, 200, 255];
const SUN: Colour = [228, 87, 46, 255];
const HILLS: readonly Colour[] = [[127, 180, 227, 255], [31, 111, 184, 255], NAVY];

const mixed = (from: Colour, to: Colour, share: number): Colour => [
	from[0] + (to[0] - from[0]) * share,
	from[1] + (to[1] - from[1]) * share,
	from[2] + (to[2] - from[2]) * share,
	255,
];

/** A sun over hills. Its subject, the sun, stands near the right upper corner, where a cut in the middle loses it. */
export function landscape(width: number, height: number): Scene {
	const radius = Math.min(width, height) / 9;
	const [sunX, sunY] = [width * 0.84, height * 0.16];
	const [light = NAVY] = HILLS;
	const sky = Array.from({ length: height }, (_, y) => mixed(light, SAND, y / height));
	const crests = HILLS.map((_, layer) =>
		Array.from({ length: width }, (_, x) => {
			const wave = Math.sin((x / width) * (5 + layer * 2) + layer * 2.4) * 0.05;
			return (0.55 + layer * 0.14 + wave) * height;
		}),
	);
	return (x, y) => {
		for (let layer = HILLS.length - 1; layer >= 0; layer--) {
			if (y > (crests[layer]?.[x] ?? height)) return HILLS[layer] ?? NAVY;
		}
		const isSun = (x - sunX) ** 2 + (y - sunY) ** 2 < radius ** 2;
		return isSun ? SUN : (sky[y] ?? SAND);
	};
}

/** A ring with a bar on either side, from edge to edge, on no ground. */
export function logo(width: number, height: number): Scene {
	const [middleX, middleY] = [width / 2, height / 2];
	const radius = Math.min(width, height) / 2;
	return (x, y) => {
		const distance = Math.hypot(x - middleX, y - middleY);
		if (distance < radius * 0.45) return SUN;
		if (distance < radius) return distance > radius * 0.7 ? NAVY : CLEAR;
		return Math.abs(y - middleY) < height * 0.08 ? NAVY : CLEAR;
	};
}

const BARS = [0.35, 0.6, 0.45, 0.9, 0.75];

/** Bars on an axis at the very edge, on no ground: what is cut of it is lost. */
export function chart(width: number, height: number): Scene {
	const line = Math.max(width, height) / 120;
	return (x, y) => {
		if (x < line || y > height - line) return NAVY;
		const at = (x / width) * BARS.length;
		const isInBar = at % 1 > 0.2 && at % 1 < 0.85 && 1 - y / height < (BARS[Math.floor(at)] ?? 0);
		return isInBar ? (HILLS[Math.floor(at) % 2] ?? NAVY) : CLEAR;
	};
}
