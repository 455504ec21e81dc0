import type { WireImage } from "../../../shared/contracts/image.ts";
import type { Picture } from "../../../shared/models.ts";

/** The ratio of most frames: cards, articles, promotion. */
const FRAME = 16 / 9;
/** The share that may always be cropped. */
const SMALL_CROP = 0.05;
/** Pixels. A narrower picture would be enlarged several times. */
const TINY = 200;
/** Types of logos and charts with a transparent background. WebP and AVIF count as photographs unless `fit` is set. */
const TRANSPARENT = /\.(?:gif|png|svg)(?:[?#]|$)/i;
const DRAWN = /\.svg(?:[?#]|$)/i;

/** The editor's `fit` takes precedence. A focal point means that the picture may be cropped. */
export function fitOf({ url, width, height, focalPoint, fit }: WireImage): Picture["fit"] {
	if (fit) return fit;
	if (width !== null && width < TINY && !DRAWN.test(url)) return "scale-down";
	if (focalPoint || !TRANSPARENT.test(url)) return "cover";
	return hasFrameRatio(width, height) ? "cover" : "contain";
}

function hasFrameRatio(width: number | null, height: number | null): boolean {
	if (!width || !height) return false;
	const ratio = width / height / FRAME;
	return 1 - Math.min(ratio, 1 / ratio) <= SMALL_CROP;
}

/** Steps of a position in percent. The style sheet has a rule for each (client/styles/picture.css). */
const STEP = 10;
const stepOf = (share: number): number => Math.round((Math.min(1, Math.max(0, share)) * 100) / STEP) * STEP;

/** Percent: the usual position of the face in a portrait. */
const FACE = { x: 50, y: 20 };

/** The position on an axis that centres the focal point `share`. `length`: the picture's side in frame lengths. */
const positionAt = (share: number, length: number): number =>
	length > 1 ? (share * length - 0.5) / (length - 1) : 0.5;

/** The `object-position` of a cropped picture, in percent; null: centred. */
export function focusOf(image: WireImage): Picture["focus"] {
	const { focalPoint: point, width, height } = image;
	if (fitOf(image) !== "cover") return null;
	if (!point) return width !== null && height !== null && height > width ? FACE : null;
	// Without the picture's size the focal point itself is the nearest position.
	const ratio = width && height ? width / height / FRAME : null;
	const [x, y] = ratio === null ? [point.x, point.y] : [positionAt(point.x, ratio), positionAt(point.y, 1 / ratio)];
	const [left, top] = [stepOf(x), stepOf(y)];
	return left === 50 && top === 50 ? null : { x: left, y: top };
}
