import * as z from "zod/mini";
import { anyId, filled, number, optional, positive } from "./fields.ts";

/** In pixels. The width of a drawing may be a fraction. */
const side = z.pipe(
	positive,
	z.transform((pixels: number) => Math.max(1, Math.round(pixels))),
);

const imageFormat = z.object({
	url: filled,
	width: optional(side),
	height: optional(side),
});

/** 0 to 1, from left and top. Percentages must be converted before: 1 is ambiguous. */
const share = z.pipe(
	z.transform((value: unknown) => number.safeParse(value).data ?? value),
	z.number().check(z.minimum(0), z.maximum(1)),
);
const focalPoint = z.object({ x: share, y: share });

/** In a frame of another ratio: cut, or whole on a plain background. */
const fit = z.enum(["cover", "contain"]);

export const wireImage = z.object({
	id: optional(anyId),
	url: filled,
	alternativeText: optional(z.string()),
	width: optional(side),
	height: optional(side),
	/** Hash and time change with each upload. */
	hash: optional(filled),
	updatedAt: optional(filled),
	updated_at: optional(filled),
	focalPoint: optional(focalPoint),
	fit: optional(fit),
	formats: optional(
		z.object({
			thumbnail: optional(imageFormat),
			small: optional(imageFormat),
			medium: optional(imageFormat),
			large: optional(imageFormat),
		}),
	),
});
export type WireImage = z.output<typeof wireImage>;
