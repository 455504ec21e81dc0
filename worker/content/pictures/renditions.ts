import { parseAccept } from "hono/utils/accept";

/** Pixels: the widths of card, hero and article on common screens at densities from 1 to 3. No other width is made. */
export const WIDTHS = [400, 600, 800, 1200, 1600] as const;
export type Width = (typeof WIDTHS)[number];
export const widthOf = (text: string): Width | undefined => WIDTHS.find((width) => String(width) === text);

/** Pixels. Wider files are offered only if there is no other: an upload may have 10 MB. */
const WIDEST = 1600;
/** Pixels, for places with one size: a video's poster, a link preview. */
const SINGLE_WIDTH = 1200;

interface PictureFile<At> {
	at: At;
	width: number | null;
}

export interface PictureFiles<At> {
	original: PictureFile<At>;
	formats: readonly PictureFile<At>[];
	/** Vector or possibly animated: served as it is, because resizing would break it. */
	isUnchanged: boolean;
}

export interface Rendition<At> {
	at: At;
	/** The width to resize to; null: the file as it is. */
	resizedTo: Width | null;
	/** The file to serve if resizing fails; null: the source. */
	instead: At | null;
	width: number | null;
}

const asItIs = <At>({ at, width }: PictureFile<At>): Rendition<At> => ({ at, resizedTo: null, instead: null, width });

type Sized<At> = PictureFile<At> & { width: number };
const isSized = <At>(file: PictureFile<At>): file is Sized<At> => file.width !== null && file.width > 0;

/** At least one rendition, by ascending width. `resizes`: whether the route can resize. */
export function renditionsOf<At>(files: PictureFiles<At>, resizes: boolean): Rendition<At>[] {
	const { original, isUnchanged } = files;
	if (isUnchanged) return [asItIs(original)];
	const formats = files.formats
		.filter(isSized)
		.filter(({ width }) => width <= WIDEST)
		.sort((a, b) => a.width - b.width);
	if (resizes) return resized(original, formats);
	const sizes = isSized(original) && original.width <= WIDEST ? [...formats, original] : formats;
	const distinct = sizes.filter(({ width }, index) => width !== sizes[index - 1]?.width);
	return (distinct.length > 0 ? distinct : [original]).map(asItIs);
}

/** Each width up to the original's, made from the smallest file that is large enough. */
function resized<At>(original: PictureFile<At>, formats: Sized<At>[]): Rendition<At>[] {
	const fullWidth = isSized(original) ? original.width : Infinity;
	const largest = fullWidth > WIDEST ? (formats.at(-1)?.at ?? null) : null;
	return WIDTHS.filter((_, index) => (WIDTHS[index - 1] ?? 0) < fullWidth).map((resizedTo) => {
		const width = Math.min(resizedTo, fullWidth);
		const format = formats.find((one) => one.width >= width);
		return format
			? { at: format.at, resizedTo, instead: null, width }
			: { at: original.at, resizedTo, instead: largest, width };
	});
}

export const singleOf = <At>(renditions: readonly Rendition<At>[]): Rendition<At> | undefined =>
	renditions.findLast(({ width }) => width !== null && width <= SINGLE_WIDTH) ?? renditions[0];

/** Output formats: `as-is` is the unchanged file, `plain` a resized JPEG or PNG. */
export type PictureFormat = "avif" | "webp" | "plain" | "as-is";

/** The best format in the `Accept` header. Wildcards do not count: every browser sends them. */
export function formatFor(width: Width | null, accept: string): PictureFormat {
	if (width === null) return "as-is";
	const types = parseAccept(accept.toLowerCase());
	const takes = (name: string) => types.some(({ type, q }) => type === name && q > 0);
	if (takes("image/avif")) return "avif";
	return takes("image/webp") ? "webp" : "plain";
}
