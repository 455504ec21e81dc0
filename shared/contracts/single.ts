import * as z from "zod/mini";
import { DRAFT_STATES } from "../preview.ts";
import { documentId, optional, optionalList, richText } from "./fields.ts";
import { wireImage } from "./item.ts";

/** A page of the CMS by name: the first element of a list. [7.13] */
export const wireSingle = z.object({
	documentId: optional(documentId),
	title: z.string().check(z.minLength(1)),
	intro: optional(z.string()),
	content: optional(richText),
	image: optional(wireImage),
	updated_at: optional(z.iso.datetime({ offset: true })),
	state: optional(z.enum(DRAFT_STATES)),
	approval_code: optional(z.string()),
});
export type WireSingle = z.output<typeof wireSingle>;

/** [3.10] */
export const wireFooter = z.object({
	menu: optionalList(z.object({ label: z.string().check(z.minLength(1)), url: optional(z.string()) })),
	legal_mention: optional(z.string()),
	banner: optional(z.object({ is_visible: z.catch(z.boolean(), false), title: z.string(), cta: optional(z.string()) })),
	promotional_content: optional(
		z.object({
			is_visible: z.catch(z.boolean(), false),
			image: optional(wireImage),
			title: z.string(),
			url: optional(z.string()),
			cta: optional(z.string()),
		}),
	),
});
export type WireFooter = z.output<typeof wireFooter>;

export const firstOf = <T extends z.ZodMiniType>(schema: T) =>
	z.pipe(
		z.pipe(
			z.array(z.unknown()),
			z.transform(([first = null]: unknown[]) => first),
		),
		z.nullable(schema),
	);
