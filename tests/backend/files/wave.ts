/** A quiet tone pattern as WAV, made byte by byte, so that a range costs only the range. */

const RATE = 8000;
const HEADER = 44;
const CHORD = [220, 277.18, 329.63, 440];

export const waveLength = (seconds: number): number => HEADER + seconds * RATE;

function header(seconds: number): Uint8Array {
	const bytes = new Uint8Array(HEADER);
	const view = new DataView(bytes.buffer);
	const text = (at: number, value: string) => bytes.set(new TextEncoder().encode(value), at);
	text(0, "RIFF");
	view.setUint32(4, waveLength(seconds) - 8, true);
	text(8, "WAVEfmt ");
	view.setUint32(16, 16, true);
	view.setUint16(20, 1, true);
	view.setUint16(22, 1, true);
	view.setUint32(24, RATE, true);
	view.setUint32(28, RATE, true);
	view.setUint16(32, 1, true);
	view.setUint16(34, 8, true);
	text(36, "data");
	view.setUint32(40, seconds * RATE, true);
	return bytes;
}

function sample(index: number): number {
	const second = index / RATE;
	const tone = CHORD[Math.floor(second / 2) % CHORD.length] ?? 220;
	const swell = Math.sin((Math.PI * (second % 2)) / 2) ** 2;
	return 128 + Math.round(24 * swell * Math.sin(2 * Math.PI * tone * second));
}

/** Bytes from start to end, the end not included. */
export function wave(seconds: number, start: number, end: number): Uint8Array {
	const head = header(seconds);
	return Uint8Array.from({ length: end - start }, (_, index) => {
		const at = start + index;
		return at < HEADER ? (head[at] ?? 0) : sample(at - HEADER);
	});
}
