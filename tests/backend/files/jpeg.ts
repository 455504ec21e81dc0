import type { Colour, Scene } from "./scene.ts";

/** A baseline JPEG by ITU T.81, with the simplest tables: one step for all coefficients, codes of fixed lengths. */

const SIDE = 8;
const STEP = 8;
const CELLS = Array.from({ length: SIDE * SIDE }, (_, at) => ({ at, x: at % SIDE, y: Math.floor(at / SIDE) }));

/** The order of coefficients: along diagonals, up and down in turn. */
const ZIGZAG = CELLS.toSorted((a, b) => {
	const diagonal = a.x + a.y;
	return diagonal - (b.x + b.y) || (diagonal % 2 === 0 ? a.x - b.x : b.x - a.x);
}).map(({ at }) => at);

/** The cosine transform's factors, by frequency and place. */
const FACTORS = CELLS.map(
	({ x, y }) => (y === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * x + 1) * y * Math.PI) / (2 * SIDE)),
);

/** Of the mean: how many bits its difference has. Of the rest: zeros before a value, times 16, plus the value's bits. */
const DC_SYMBOLS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const DC_BITS = 4;
const END = 0;
const SIXTEEN_ZEROS = 0xf0;
const AC_SYMBOLS = [
	SIXTEEN_ZEROS,
	...Array.from({ length: 16 }, (_, zeros) => DC_SYMBOLS.slice(1).map((bits) => zeros * 16 + bits)).flat(),
];
/** The end of a block is a zero, all others begin with a one. */
const AC_BITS = 9;
const AC_CODES = new Map(AC_SYMBOLS.map((symbol, at) => [symbol, 256 + at]));

function head(width: number, height: number): number[] {
	const segment = (mark: number, bytes: readonly number[]) => [0xff, mark, 0, bytes.length + 2, ...bytes];
	const codes = (counts: Record<number, number>) => Array.from({ length: 16 }, (_, at) => counts[at + 1] ?? 0);
	const size = [height >> 8, height & 0xff, width >> 8, width & 0xff];
	return [
		...[0xff, 0xd8],
		...segment(0xdb, [0, ...CELLS.map(() => STEP)]),
		...segment(0xc0, [8, ...size, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]),
		...segment(0xc4, [0x00, ...codes({ [DC_BITS]: DC_SYMBOLS.length }), ...DC_SYMBOLS]),
		...segment(0xc4, [0x10, ...codes({ 1: 1, [AC_BITS]: AC_SYMBOLS.length }), END, ...AC_SYMBOLS]),
		...segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
	];
}

/** Bits to bytes; behind 0xff stands a zero, since it would begin a mark. */
function bitsInto(bytes: number[]): (value: number, count: number) => void {
	let held = 0;
	let filled = 0;
	return (value, count) => {
		held = (held << count) | value;
		filled += count;
		while (filled >= 8) {
			filled -= 8;
			const byte = (held >> filled) & 0xff;
			bytes.push(byte);
			if (byte === 0xff) bytes.push(0);
		}
		held &= (1 << filled) - 1;
	};
}

const lengthOf = (value: number) => 32 - Math.clz32(Math.abs(value));
/** As many bits as `lengthOf` tells; a negative value has the bits of its absolute one turned over. */
const bitsOf = (value: number) => (value > 0 ? value : value + (1 << lengthOf(value)) - 1);

/** Coefficients in zigzag order; of a block of one colour, which is told as one value, its mean alone. */
function transformed(block: readonly number[]): number[] {
	const [first = 0] = block;
	if (block.length === 1) return [Math.round((first * SIDE) / STEP)];
	const rows = CELLS.map(({ x: frequency, y }) =>
		sum((x) => (block[y * SIDE + x] ?? 0) * (FACTORS[frequency * SIDE + x] ?? 0)),
	);
	const all = CELLS.map(({ x, y: frequency }) =>
		sum((y) => (rows[y * SIDE + x] ?? 0) * (FACTORS[frequency * SIDE + y] ?? 0)),
	);
	return ZIGZAG.map((at) => Math.round((all[at] ?? 0) / STEP));
}

function sum(term: (at: number) => number): number {
	let total = 0;
	for (let at = 0; at < SIDE; at++) total += term(at);
	return total;
}

/** What a difference of neighbours is not seen by. */
const ALIKE = 4;
const isAlike = (a: Colour, b: Colour) =>
	a === b || a.every((value, channel) => Math.abs(value - (b[channel] ?? 0)) < ALIKE);

/** The colours of a block; one where its corners are alike. Beyond the picture's edge the last ones go on. */
function blockOf(scene: Scene, left: number, top: number, width: number, height: number): Colour[] {
	const at = (x: number, y: number) => scene(Math.min(left + x, width - 1), Math.min(top + y, height - 1));
	const first = at(0, 0);
	const others = [at(SIDE - 1, SIDE - 1), at(SIDE - 1, 0), at(0, SIDE - 1)];
	return others.every((one) => isAlike(first, one)) ? [at(SIDE / 2, SIDE / 2)] : CELLS.map(({ x, y }) => at(x, y));
}

export function jpeg(scene: Scene, width: number, height: number): Uint8Array {
	const bytes = head(width, height);
	const write = bitsInto(bytes);
	const means = [0, 0, 0];

	function writeBlock(part: number, block: readonly number[]): void {
		const [mean = 0, ...rest] = transformed(block);
		const difference = mean - (means[part] ?? 0);
		means[part] = mean;
		write(lengthOf(difference), DC_BITS);
		if (difference !== 0) write(bitsOf(difference), lengthOf(difference));
		if (rest.length === 0) {
			write(END, 1);
			return;
		}
		let zeros = 0;
		for (const value of rest.slice(0, rest.findLastIndex((one) => one !== 0) + 1)) {
			if (value === 0) {
				zeros++;
				continue;
			}
			for (; zeros > 15; zeros -= 16) write(AC_CODES.get(SIXTEEN_ZEROS) ?? 0, AC_BITS);
			write(AC_CODES.get(zeros * 16 + lengthOf(value)) ?? 0, AC_BITS);
			write(bitsOf(value), lengthOf(value));
			zeros = 0;
		}
		if (rest.at(-1) === 0) write(END, 1);
	}

	for (let top = 0; top < height; top += SIDE) {
		for (let left = 0; left < width; left += SIDE) {
			const colours = blockOf(scene, left, top, width, height);
			const lumas = colours.map(([red, green, blue]) => 0.299 * red + 0.587 * green + 0.114 * blue - 128);
			writeBlock(0, lumas);
			const of = (channel: 0 | 2, factor: number) =>
				colours.map((colour, at) => factor * (colour[channel] - 128 - (lumas[at] ?? 0)));
			writeBlock(1, of(2, 0.564));
			writeBlock(2, of(0, 0.713));
		}
	}
	write(0x7f, 7);
	bytes.push(0xff, 0xd9);
	return Uint8Array.from(bytes);
}
