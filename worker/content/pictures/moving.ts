/** Finds animated and vector pictures by their first bytes: resizing would break them. */

/** Bytes to inspect. Animation flags and sizes are before the first pixels. */
export const HEAD_BYTES = 64 * 1024;

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
	String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));
const number32 = (bytes: Uint8Array, at: number): number =>
	bytes.length < at + 4 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);

type Verdict = boolean | undefined;

/** The animation chunk (acTL) is before the first chunk with pixels (IDAT). */
function isApng(bytes: Uint8Array): Verdict {
	for (let at = 8; at + 8 <= bytes.length; at += number32(bytes, at) + 12) {
		const type = ascii(bytes, at + 4, at + 8);
		if (type === "acTL") return true;
		if (type === "IDAT") return false;
	}
	return undefined;
}

function isMovingWebp(bytes: Uint8Array): Verdict {
	if (bytes.length < 21) return undefined;
	return ascii(bytes, 12, 16) === "VP8X" && ((bytes[20] ?? 0) & 2) !== 0;
}

/** File signatures. Types that are not listed are neither animated nor vectors. */
const TYPES: { begins: (bytes: Uint8Array) => boolean; isUnchanged: (bytes: Uint8Array) => Verdict }[] = [
	{ begins: (bytes) => ascii(bytes, 1, 4) === "PNG", isUnchanged: isApng },
	{ begins: (bytes) => ascii(bytes, 0, 4) === "RIFF", isUnchanged: isMovingWebp },
	{ begins: (bytes) => ascii(bytes, 0, 3) === "GIF", isUnchanged: () => true },
	// AVIF image sequence.
	{ begins: (bytes) => ascii(bytes, 4, 12) === "ftypavis", isUnchanged: () => true },
	{
		begins: (bytes) => /^\s*(?:\uFEFF|ï»¿)?\s*<(?:\?xml|svg|!--|!DOCTYPE svg)/i.test(ascii(bytes, 0, 64)),
		isUnchanged: () => true,
	},
];
const SIGNATURE_BYTES = 64;

export function isUnchangeable(bytes: Uint8Array, isWhole: boolean): Verdict {
	if (bytes.length < SIGNATURE_BYTES && !isWhole) return undefined;
	const type = TYPES.find(({ begins }) => begins(bytes));
	return type ? (type.isUnchanged(bytes) ?? (isWhole ? false : undefined)) : false;
}

/** Returns the whole stream. Only the inspected bytes are buffered. */
export async function inspected(body: ReadableStream<Uint8Array>): Promise<{
	isUnchangeable: boolean;
	whole: ReadableStream<Uint8Array>;
}> {
	const reader = body.getReader();
	let verdict: Verdict;
	const { head, isOver } = await readHead(reader, (bytes, isWhole) => {
		verdict = isUnchangeable(bytes, isWhole);
		return verdict !== undefined;
	});
	reader.releaseLock();
	const { readable, writable } = new IdentityTransformStream();
	const writer = writable.getWriter();
	const sent = writer.write(head).then(async () => {
		writer.releaseLock();
		await (isOver ? writable.close() : body.pipeTo(writable));
	});
	sent.catch((error: unknown) => writable.abort(error).catch(() => undefined));
	return { isUnchangeable: verdict ?? false, whole: readable };
}

/** Reads HEAD_BYTES or more, or until they are enough. `isOver`: the body has no others. */
export async function readHead(
	reader: ReadableStreamDefaultReader<Uint8Array>,
	isEnough: (head: Uint8Array, isOver: boolean) => boolean = () => false,
): Promise<{ head: Uint8Array; isOver: boolean }> {
	let head = new Uint8Array();
	for (;;) {
		const { done, value } = await reader.read();
		if (value) head = joined(head, value);
		if (isEnough(head, done) || done || head.length >= HEAD_BYTES) return { head, isOver: done };
	}
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
	const both = new Uint8Array(a.length + b.length);
	both.set(a);
	both.set(b, a.length);
	return both;
}
