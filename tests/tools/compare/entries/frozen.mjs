/**
 * A frozen clock and seeded random numbers: both trees get the same time and the same numbers, in the portal and in the backend.
 */

let now = 0;
let state = 0;

export function freeze(to) {
	now = to.now;
	state = to.seed;
}

const RealDate = Date;
class FrozenDate extends RealDate {
	constructor(...given) {
		super(...(given.length === 0 ? [now] : given));
	}
	static now() {
		return now;
	}
}
globalThis.Date = FrozenDate;
performance.now = () => now;

/** With a frozen clock no deadline passes. Otherwise the order of answers and timers would differ between trees. */
const realSetTimeout = globalThis.setTimeout;
globalThis.setTimeout = (call, ms = 0, ...given) => (ms > 0 ? 0 : realSetTimeout(call, 0, ...given));

/** Mulberry32: from 0 up to, but without, 1. */
function drawn() {
	state = (state + 0x6d2b79f5) | 0;
	let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
	mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
	return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

function fill(array) {
	const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
	for (let index = 0; index < bytes.length; index++) bytes[index] = Math.floor(drawn() * 256);
	return array;
}

function uuid() {
	const bytes = fill(new Uint8Array(16));
	bytes[6] = (bytes[6] & 0x0f) | 0x40;
	bytes[8] = (bytes[8] & 0x3f) | 0x80;
	return bytes.toHex().replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

Math.random = drawn;
crypto.getRandomValues = fill;
crypto.randomUUID = uuid;
