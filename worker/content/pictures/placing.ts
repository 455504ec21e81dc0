import type { WireImage } from "../../../shared/contracts/item.ts";
import type { Picture } from "../../../shared/models.ts";

/** How a picture lies in a place of another ratio: pure rules over what the CMS says of it. */

/** The ratio of most places: cards, articles, promotion. */
const PLACE = 16 / 9;
/** A picture of which hardly anything would be cut is cut, whatever it shows. */
const HARDLY = 0.05;
/** Pixels; a smaller one would be blown up to several times its size. */
const TINY = 200;
/** Types in which logos and charts are made, on no ground of their own. A WebP or an AVIF is a photograph unless `fit` tells. */
const TRANSPARENT = /\.(?:gif|png|svg)(?:[?#]|$)/i;
const DRAWN = /\.svg(?:[?#]|$)/i;

/** The editor's word goes first; a focal point says that the picture may be cut. */
export function fitOf({ url, width, height, focalPoint, fit }: WireImage): Picture["fit"] {
	if (fit) return fit;
	if (width !== null && width < TINY && !DRAWN.test(url)) return "scale-down";
	if (focalPoint || !TRANSPARENT.test(url)) return "cover";
	return isNearlyOfPlace(width, height) ? "cover" : "contain";
}

function isNearlyOfPlace(width: number | null, height: number | null): boolean {
	if (!width || !height) return false;
	const ratio = width / height / PLACE;
	return 1 - Math.min(ratio, 1 / ratio) <= HARDLY;
}

/** Steps of a focal point, in percent: the style sheet has a rule for each (client/styles/picture.css). */
const STEP = 10;
const stepOf = (share: number): number => Math.round((Math.min(1, Math.max(0, share)) * 100) / STEP) * STEP;

/** The middle of the upper third: where a portrait has its face. */
const FACE = { x: 50, y: 20 };

/** Where a picture that is cut keeps its subject, in percent; null: in the middle, as all do by themselves. */
export function focusOf(image: WireImage): Picture["focus"] {
	const { focalPoint: point, width, height } = image;
	if (!point) return width !== null && height !== null && height > width && fitOf(image) === "cover" ? FACE : null;
	// Shares by the contract; Strapi's own media library has percentages, of which one is nearly always above 1.
	const whole = Math.max(point.x, point.y) > 1 ? 100 : 1;
	const [x, y] = [stepOf(point.x / whole), stepOf(point.y / whole)];
	return x === 50 && y === 50 ? null : { x, y };
}
