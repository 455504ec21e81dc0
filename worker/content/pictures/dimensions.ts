import { GIF } from "image-size/types/gif";
import { JPG } from "image-size/types/jpg";
import { PNG } from "image-size/types/png";
import { WEBP } from "image-size/types/webp";
import * as z from "zod/mini";

/** How large a picture is shown, told by the first bytes of its file. */

/** Pixels; no more digits than a text's own width may have. */
const side = z.int().check(z.minimum(1), z.maximum(99_999));
export const dimensions = z.object({ width: side, height: side });
export type Dimensions = z.output<typeof dimensions>;

const TYPES = [JPG, PNG, GIF, WEBP];

/** EXIF: from this orientation on a picture lies on its side, and browsers turn it. */
const TURNED = 5;

/** null: they do not tell it, or are no picture. */
export function dimensionsOf(head: Uint8Array): Dimensions | null {
	try {
		const told = TYPES.find((type) => type.validate(head))?.calculate(head);
		const { success, data } = dimensions.safeParse(told);
		if (!success) return null;
		return (told?.orientation ?? 1) < TURNED ? data : { width: data.height, height: data.width };
	} catch {
		// The library throws at whatever is broken or cut off.
		return null;
	}
}
