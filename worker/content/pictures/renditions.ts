/** Which sizes of a picture are offered to browsers: pure rules over what the CMS has of it. */

/**
 * The widths in which the platform may resize a picture, in pixels: each is what a place of the layout takes on a common
 * screen (a card, the hero, an article; once, twice and three times as dense). No other is ever made.
 */
export const WIDTHS = [400, 600, 800, 1200, 1600] as const;
export type Width = (typeof WIDTHS)[number];
export const widthOf = (text: string): Width | undefined => WIDTHS.find((width) => String(width) === text);

/** Nothing wider is offered where there is a choice: an editor's upload may have ten megabytes. */
const WIDEST = 1600;
/** For what takes one size alone, such as a video's poster or another site's preview. */
const ALONE = 1200;

/** One file that the CMS has of a picture; `at` is where. */
interface PictureFile<At> {
	at: At;
	/** Pixels; null: the CMS does not say. */
	width: number | null;
}

export interface PictureFiles<At> {
	original: PictureFile<At>;
	/** The CMS's own smaller ones. */
	formats: readonly PictureFile<At>[];
	/** Drawn by lines, or perhaps moving: served as it is, since a smaller one would be another picture. */
	isUnchanged: boolean;
}

/** One size in which a picture is offered. */
export interface Rendition<At> {
	at: At;
	/** The width in which the platform makes it of the file; null: the file as it is. */
	resizedTo: Width | null;
	/** The file that is served where resizing fails; null: that of which it would have been made. */
	instead: At | null;
	/** As `srcset` tells it; null: unknown. */
	width: number | null;
}

const asItIs = <At>({ at, width }: PictureFile<At>): Rendition<At> => ({ at, resizedTo: null, instead: null, width });

type Sized<At> = PictureFile<At> & { width: number };
const isSized = <At>(file: PictureFile<At>): file is Sized<At> => file.width !== null && file.width > 0;

/** In ascending order, at least one. `resizes`: whether the platform may make other sizes. */
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

/** Each width up to the picture's own, made of the smallest file that is large enough. */
function resized<At>(original: PictureFile<At>, formats: Sized<At>[]): Rendition<At>[] {
	const own = isSized(original) ? original.width : Infinity;
	const largest = own > WIDEST ? (formats.at(-1)?.at ?? null) : null;
	return WIDTHS.filter((_, index) => (WIDTHS[index - 1] ?? 0) < own).map((resizedTo) => {
		const width = Math.min(resizedTo, own);
		const format = formats.find((one) => one.width >= width);
		return format
			? { at: format.at, resizedTo, instead: null, width }
			: { at: original.at, resizedTo, instead: largest, width };
	});
}

/** The one for a place that takes no other. */
export const aloneOf = <At>(renditions: readonly Rendition<At>[]): Rendition<At> | undefined =>
	renditions.findLast(({ width }) => width !== null && width <= ALONE) ?? renditions[0];

/** What a picture is sent as: `as-is` is the file of the content host, `plain` its own type in another width. */
export type PictureFormat = "avif" | "webp" | "plain" | "as-is";

/** The best type that the browser says it takes; what names a type alone counts, since `image/*` stands in every header. */
export function formatFor(width: Width | null, accept: string): PictureFormat {
	if (width === null) return "as-is";
	const takes = (type: string) =>
		accept.split(",").some((one) => {
			const [name = "", ...parameters] = one.split(";").map((part) => part.trim().toLowerCase());
			return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
		});
	if (takes("image/avif")) return "avif";
	return takes("image/webp") ? "webp" : "plain";
}
