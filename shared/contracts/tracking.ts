import * as z from "zod/mini";
import { LOCALES } from "../locales.ts";
import { withoutControls } from "../text.ts";
import { TRACKING_LIMITS } from "../tracking-limits.ts";

/** A tracking report. Unknown fields are refused. [3.08, 3.09] */

const upTo = (most: number) => z.string().check(z.maxLength(most), z.overwrite(withoutControls));
const word = upTo(TRACKING_LIMITS.word);
const text = upTo(TRACKING_LIMITS.text);
const list = z.array(text).check(z.maxLength(TRACKING_LIMITS.list));
/** Three segments without query: a fourth could be a deep link's code. */
const pagePath = z.string().check(z.maxLength(TRACKING_LIMITS.url), z.regex(/^\/$|^(\/[^/?#\s\p{Cc}]+){1,3}$/u));
/** A path of the portal, or another site's URL, without query and hash. */
const address = z
	.string()
	.check(z.maxLength(TRACKING_LIMITS.url), z.regex(/^$|^(https?:\/\/[^/?#\s\p{Cc}]+)?\/[^?#\s\p{Cc}]*$/u));

const location = { section: word, url: pagePath, locale: z.enum(LOCALES.map(({ code }) => code)) };
const lists = { category: z.nullable(text), trackingProduct: list, trackingMessage: list, patientPopulation: list };

export const trackingReport = z.union([
	z.strictObject({ kind: z.literal("view"), ...location }),
	z.strictObject({
		kind: z.literal("view"),
		...location,
		title: upTo(TRACKING_LIMITS.title),
		...lists,
	}),
	z.strictObject({
		kind: z.literal("click"),
		...location,
		...lists,
		event: word.check(z.minLength(1)),
		eventUrl: address,
	}),
]);
export type TrackingReport = z.output<typeof trackingReport>;
