import * as z from "zod/mini";
import { DRAFT_STATES } from "../preview.ts";
import { entryIn, isRecord } from "./entries.ts";
import { documentId, flag, optional, optionalEntry, optionalList, richText, text } from "./fields.ts";
import { wireImage } from "./image.ts";
import { date } from "./times.ts";

/** A page of the CMS by name: the first element of a list. Without a title the page has its own name. [7.13] */
export const wireSingle = z
	.object({
		documentId: optional(documentId),
		title: optional(text),
		intro: optional(richText),
		content: optional(richText),
		image: optionalEntry(wireImage),
		updated_at: optional(date),
		state: optional(z.enum(DRAFT_STATES)),
		approval_code: optional(text),
	})
	.check(z.refine(({ title, intro, content }) => Boolean(title || intro || content)));
export type WireSingle = z.output<typeof wireSingle>;

/** A button's words, or a link with a label. */
const button = z.pipe(
	z.transform((value: unknown) => (isRecord(value) ? value.label : value)),
	text,
);

/** [3.10] */
export const wireFooter = z.object({
	menu: optionalList(z.object({ label: text, url: optional(z.string()) })),
	legal_mention: optional(richText),
	banner: optionalEntry(z.object({ is_visible: z.catch(flag, false), title: text, cta: optional(button) })),
	promotional_content: optionalEntry(
		z.object({
			is_visible: z.catch(flag, false),
			image: optionalEntry(wireImage),
			title: text,
			url: optional(z.string()),
			cta: optional(button),
		}),
	),
});
export type WireFooter = z.output<typeof wireFooter>;

/** null: the CMS has none. An object with a message is a failure that the footer, where all is optional, would hide. */
export const firstOf = <T extends z.ZodMiniType>(schema: T) =>
	z.pipe(
		z.transform((value: unknown): unknown => {
			const entry = entryIn(value) ?? null;
			return isRecord(entry) && typeof entry.message === "string" ? entry.message : entry;
		}),
		z.nullable(schema),
	);
