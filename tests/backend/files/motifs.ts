/** What the seeded pictures show: each motif is drawn in a palette, varied by seeded numbers, on a field of 1600 by 900. */

export type Random = () => number;
export type Palette = readonly [deep: string, mid: string, light: string, pale: string, accent: string];

export type Motif = (random: Random, palette: Palette) => string;

export const between = (random: Random, from: number, to: number) => from + random() * (to - from);
export const n = (value: number) => value.toFixed(1);

export const circle = (x: number, y: number, r: number, attributes: string) =>
	`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${attributes}/>`;

/** An ECG line over concentric waves. */
export function heart(random: Random, [deep, mid, light, , accent]: Palette): string {
	const cx = between(random, 950, 1250);
	const waves = Array.from({ length: 7 }, (_, ring) =>
		circle(
			cx,
			450,
			90 + ring * between(random, 62, 78),
			`fill="none" stroke="${ring % 2 ? light : mid}" stroke-width="${n(10 - ring)}" opacity="${n(0.9 - ring * 0.1)}"`,
		),
	);
	const base = between(random, 430, 560);
	const beat = (height: number) =>
		`h70l18 -34l22 34h34l16 26l30 -${n(height + 26)}l34 ${n(height * 1.5)}l22 -${n(height * 0.5)}h46l26 -46l34 46`;
	const beats = Array.from({ length: 5 }, () => beat(between(random, 170, 290))).join("");
	const line = `<path d="M-${n(between(random, 20, 180))} ${n(base)}${beats}h500" fill="none" stroke="#fff" stroke-width="20" stroke-linejoin="round" stroke-linecap="round"/>`;
	return [
		...waves,
		circle(cx, 450, 46, `fill="${accent}"`),
		line.replace("#fff", deep).replace('"20"', '"30" opacity="0.18"'),
		line,
	].join("");
}

/** A branching tree of airways. */
export function lung(random: Random, [deep, mid, light, , accent]: Palette): string {
	const parts: string[] = [];
	const grow = (x: number, y: number, angle: number, length: number, depth: number) => {
		const ex = x + Math.cos(angle) * length;
		const ey = y + Math.sin(angle) * length;
		const bend = between(random, -0.25, 0.25) * length;
		const colour = depth > 3 ? deep : depth > 1 ? mid : light;
		parts.push(
			`<path d="M${n(x)} ${n(y)}Q${n((x + ex) / 2 + bend)} ${n((y + ey) / 2)} ${n(ex)} ${n(ey)}" fill="none" stroke="${colour}" stroke-width="${n(depth * 6.5)}" stroke-linecap="round"/>`,
		);
		if (depth === 0) return;
		const spread = between(random, 0.38, 0.62);
		grow(ex, ey, angle - spread, length * between(random, 0.66, 0.82), depth - 1);
		grow(ex, ey, angle + spread, length * between(random, 0.66, 0.82), depth - 1);
		if (depth === 1) parts.push(circle(ex, ey, between(random, 12, 26), `fill="${random() > 0.82 ? accent : light}"`));
	};
	const x = between(random, 700, 900);
	grow(x, -60, Math.PI / 2 + between(random, -0.12, 0.12), 270, 5);
	return parts.join("");
}

/** Hexagons as a molecule has them. */
export function molecule(random: Random, [deep, mid, light, , accent]: Palette): string {
	const size = between(random, 92, 122);
	const offset = between(random, -60, 60);
	const parts: string[] = [];
	for (let row = -1; row < 7; row++) {
		for (let column = -1; column < 10; column++) {
			const x = column * size * 1.74 + (row % 2) * size * 0.87 + offset;
			const y = row * size * 1.5 + offset;
			const kind = random();
			if (kind < 0.42) continue;
			const corners = Array.from({ length: 6 }, (_, corner) => {
				const angle = Math.PI / 6 + (corner * Math.PI) / 3;
				return `${n(x + Math.cos(angle) * size * 0.92)},${n(y + Math.sin(angle) * size * 0.92)}`;
			}).join(" ");
			const fill = kind > 0.9 ? accent : kind > 0.72 ? mid : kind > 0.6 ? light : "none";
			parts.push(
				`<polygon points="${corners}" fill="${fill}" stroke="${deep}" stroke-opacity="0.5" stroke-width="7" stroke-linejoin="round" opacity="${n(between(random, 0.7, 1))}"/>`,
			);
			if (kind > 0.7) parts.push(circle(x, y - size * 0.92, 15, `fill="${deep}"`));
		}
	}
	return parts.join("");
}

/** Nested arcs, as joints move. */
export function joints(random: Random, [deep, mid, light, , accent]: Palette): string {
	const colours = [deep, mid, light, accent];
	return Array.from({ length: 5 }, (_, group) => {
		const x = 160 + group * 330 + between(random, -70, 70);
		const y = between(random, 180, 720);
		const turn = between(random, 0, 360);
		return Array.from({ length: 4 }, (_, ring) => {
			const r = 60 + ring * 52;
			const sweep = r * Math.PI * between(random, 0.7, 1.4);
			return circle(
				x,
				y,
				r,
				`fill="none" stroke="${colours[(ring + group) % 4]}" stroke-width="${n(34 - ring * 5)}" stroke-linecap="round" stroke-dasharray="${n(sweep)} 3000" transform="rotate(${n(turn + ring * 38)} ${n(x)} ${n(y)})"`,
			);
		}).join("");
	}).join("");
}

/** Cells with their nuclei. */
export function cells(random: Random, [deep, mid, light, , accent]: Palette): string {
	return Array.from({ length: 20 }, (_, index) => {
		const x = ((index % 6) + between(random, 0.1, 0.9)) * 280;
		const y = (Math.floor(index / 6) + between(random, 0.1, 0.9)) * 240;
		const r = between(random, 62, 150);
		const chosen = random() > 0.84;
		return (
			circle(x, y, r, `fill="${chosen ? accent : index % 3 ? light : mid}" opacity="0.55"`) +
			circle(x, y, r, `fill="none" stroke="${chosen ? accent : mid}" stroke-width="6"`) +
			circle(
				x + between(random, -0.25, 0.25) * r,
				y + between(random, -0.25, 0.25) * r,
				r * 0.34,
				`fill="${deep}" opacity="0.85"`,
			)
		);
	}).join("");
}

/** A line from the left edge to the right one without a kink. */
function smooth(random: Random, y: number): string {
	let height = y + between(random, -60, 60);
	let path = `M0 ${n(height)}`;
	for (let x = 0; x < 1600; x += 400) {
		const next = y + between(random, -80, 80);
		path += `C${x + 200} ${n(height)} ${x + 200} ${n(next)} ${x + 400} ${n(next)}`;
		height = next;
	}
	return path;
}

/** Overlapping hills of calm colour. */
export function landscape(random: Random, [deep, mid, light, , accent]: Palette): string {
	const sun = circle(
		between(random, 1000, 1350),
		between(random, 200, 320),
		between(random, 90, 140),
		`fill="${accent}"`,
	);
	const hills = [light, mid, deep].map((colour, layer) => {
		const y = 430 + layer * 140;
		const wave = smooth(random, y);
		return `<path d="${wave}V900H0z" fill="${colour}" opacity="0.92"/>`;
	});
	return sun + hills.join("");
}
