import guideline from "../media/cardiology-news-hf-guideline.jpg";
import portal from "../media/general-news-portal-learning.png";
import guidelineLarge from "../media/large_cardiology-news-hf-guideline.jpg";
import guidelineMedium from "../media/medium_cardiology-news-hf-guideline.jpg";
import movingGif from "../media/moving.gif";
import movingPng from "../media/moving.png";
import movingWebp from "../media/moving.webp";
import guidelineSmall from "../media/small_cardiology-news-hf-guideline.jpg";
import guidelineThumbnail from "../media/thumbnail_cardiology-news-hf-guideline.jpg";

/** Pictures of pixels: the art of picture.ts as an editor's camera would have sent it, and small ones that move. */

/** As large as uploads are. The file that is kept has a seventieth of it. */
const UPLOAD_BYTES = 9_000_000;

const PIXELS = 0xda;

/** Where a JPEG's pixels begin: behind its tables and its size. */
function startOfPixels(jpeg: Uint8Array): number {
	const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.length);
	let at = 2;
	while (view.getUint8(at + 1) !== PIXELS) at += 2 + view.getUint16(at + 2);
	return at;
}

/** A JPEG with comments before its pixels, which decoders skip. */
function padded(jpeg: Uint8Array, length: number): Uint8Array {
	const file = new Uint8Array(Math.max(length, jpeg.length));
	const head = startOfPixels(jpeg);
	file.set(jpeg.subarray(0, head));
	let at = head;
	const start = file.length - (jpeg.length - head);
	while (at < start) {
		// A comment has a mark and its length, four bytes in all; none may be left with fewer.
		const left = start - at;
		const segment = left <= 0xffff ? left : Math.min(0xffff, left - 4);
		file.set([0xff, 0xfe, (segment - 2) >> 8, (segment - 2) & 0xff], at);
		at += segment;
	}
	file.set(jpeg.subarray(head), start);
	return file;
}

const PHOTOS: Record<string, () => Uint8Array> = {
	"cardiology-news-hf-guideline.jpg": () => padded(new Uint8Array(guideline), UPLOAD_BYTES),
	"large_cardiology-news-hf-guideline.jpg": () => new Uint8Array(guidelineLarge),
	"medium_cardiology-news-hf-guideline.jpg": () => new Uint8Array(guidelineMedium),
	"small_cardiology-news-hf-guideline.jpg": () => new Uint8Array(guidelineSmall),
	"thumbnail_cardiology-news-hf-guideline.jpg": () => new Uint8Array(guidelineThumbnail),
	"general-news-portal-learning.png": () => new Uint8Array(portal),
	"moving.gif": () => new Uint8Array(movingGif),
	"moving.png": () => new Uint8Array(movingPng),
	"moving.webp": () => new Uint8Array(movingWebp),
};

const TYPES: Record<string, string> = { gif: "image/gif", jpg: "image/jpeg", png: "image/png", webp: "image/webp" };

/** Files that an editor has replaced by another one, under the same name: for tests. */
const replacements = new Map<string, string>();
export const replacePhoto = (name: string, by: string): unknown => replacements.set(name, by);
export const restorePhotos = (): void => replacements.clear();

/** null: there is none. */
export function photo(name: string): { bytes: Uint8Array; type: string } | null {
	const file = replacements.get(name) ?? name;
	const make = Object.hasOwn(PHOTOS, file) ? PHOTOS[file] : undefined;
	return make ? { bytes: make(), type: TYPES[file.split(".").at(-1) ?? ""] ?? "" } : null;
}
