import type { Scene } from "./scene.ts";

/** A PNG of true colours with transparency. */

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RGBA = 6;

function crc32(bytes: Uint8Array): number {
	let crc = -1;
	for (const byte of bytes) {
		crc ^= byte;
		for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
	}
	return ~crc >>> 0;
}

const word = (value: number) => [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];

function chunk(name: string, content: Iterable<number>): number[] {
	const bytes = Uint8Array.from([...new TextEncoder().encode(name), ...content]);
	return [...word(bytes.length - 4), ...bytes, ...word(crc32(bytes))];
}

export async function png(scene: Scene, width: number, height: number): Promise<Uint8Array> {
	// A row begins with its filter, of which there is none.
	const rows = new Uint8Array(height * (1 + width * 4));
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) rows.set(scene(x, y), y * (1 + width * 4) + 1 + x * 4);
	}
	const packed = new Response(rows).body?.pipeThrough(new CompressionStream("deflate"));
	const data = new Uint8Array(await new Response(packed ?? null).arrayBuffer());
	return Uint8Array.from([
		...SIGNATURE,
		...chunk("IHDR", [...word(width), ...word(height), 8, RGBA, 0, 0, 0]),
		...chunk("IDAT", data),
		...chunk("IEND", []),
	]);
}
