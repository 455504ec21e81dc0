import { GIF } from "image-size/types/gif";
import { JPG } from "image-size/types/jpg";
import { PNG } from "image-size/types/png";
import { WEBP } from "image-size/types/webp";
import * as z from "zod/mini";

/** Pixels, with at most the digits that a width in a text may have. */
const side = z.int().check(z.minimum(1), z.maximum(99_999));
export const dimensions = z.object({ width: side, height: side });
export type Dimensions = z.output<typeof dimensions>;

const TYPES = [JPG, PNG, GIF, WEBP];

/** From this EXIF orientation on, browsers rotate the picture by 90°. */
const ROTATED = 5;

/** The displayed size, from the first bytes of the file; null: no picture, or no size in them. */
export function dimensionsOf(head: Uint8Array): Dimensions | null {
	try {
		const size = TYPES.find((type) => type.validate(head))?.calculate(head);
		const { success, data } = dimensions.safeParse(size);
		if (!success) return null;
		return (size?.orientation ?? 1) < ROTATED ? data : { width: data.height, height: data.width };
	} catch {
		return null;
	}
}
