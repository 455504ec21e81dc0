import * as z from "zod";
import { optional, optionalList } from "./fields.ts";
import { wireImage } from "./item.ts";

/** A page of the CMS, asked for by name; the answer is a list whose first element counts. [7.13] */
export const wireSingle = z.object({
	title: z.string().min(1),
	intro: optional(z.string()),
	content: optional(z.string()),
	image: optional(wireImage),
	updated_at: optional(z.iso.datetime({ offset: true })),
});
export type WireSingle = z.output<typeof wireSingle>;

/** [3.10] */
export const wireFooter = z.object({
	menu: optionalList(z.object({ label: z.string().min(1), url: optional(z.string()) })),
	legal_mention: optional(z.string()),
	banner: optional(z.object({ is_visible: z.boolean().catch(false), title: z.string(), cta: optional(z.string()) })),
	promotional_content: optional(
		z.object({
			is_visible: z.boolean().catch(false),
			image: optional(wireImage),
			title: z.string(),
			url: optional(z.string()),
			cta: optional(z.string()),
		}),
	),
});
export type WireFooter = z.output<typeof wireFooter>;

export const firstOf = <T extends z.ZodType>(schema: T) => z.array(schema).transform((entries) => entries[0] ?? null);
