import * as z from "zod/mini";
import { PHASES } from "../events.ts";
import { DRAFT_STATES } from "../preview.ts";
import { SECTIONS } from "../sections.ts";
import { isSlug } from "../slugs.ts";
import { anyId, documentId, filterId, optional, optionalList, richText, strict } from "./fields.ts";

/** The backend's items. Fields that a page can miss are optional; unknown fields are dropped. */

const imageFormat = z.object({
	url: z.string().check(z.minLength(1)),
	width: optional(z.number()),
	height: optional(z.number()),
});

/** 0 to 1, from left and top. Percentages must be converted before: 1 is ambiguous. */
const share = z.number().check(z.minimum(0), z.maximum(1));
const focalPoint = z.object({ x: share, y: share });

/** In a frame of another ratio: cut, or whole on a plain background. */
const fit = z.enum(["cover", "contain"]);

export const wireImage = z.object({
	id: optional(anyId),
	url: z.string().check(z.minLength(1)),
	alternativeText: optional(z.string()),
	width: optional(z.number()),
	height: optional(z.number()),
	/** Hash and time change with each upload. */
	hash: optional(z.string().check(z.minLength(1))),
	updatedAt: optional(z.string().check(z.minLength(1))),
	updated_at: optional(z.string().check(z.minLength(1))),
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

export const taxonomy = z.object({ id: filterId, name: z.string().check(z.minLength(1)), slug: optional(z.string()) });
export type Taxonomy = z.output<typeof taxonomy>;

/** [7.12] */
export const wireCategoryName = z.object({ name: z.string().check(z.minLength(1)) });

/** Without a name, the portal requests it by category-name. [3.03, 7.12] */
export const categoryReference = z.object({ id: filterId, name: optional(z.string().check(z.minLength(1))) });

const recording = {
	url: z.string().check(z.minLength(1)),
	mime: optional(z.string()),
	duration: optional(z.number()),
};
const moment = z.iso.datetime({ offset: true });
const YEAR_FIRST = /^\d{4}-\d/;
/** Other notations of PHP and databases, even 30 February: rejecting one would lose an embargo. */
const loose = z.pipe(
	z.stringFormat("datetime", (text) => YEAR_FIRST.test(text) && !Number.isNaN(Date.parse(text))),
	z.transform((text) => new Date(text).toISOString()),
);
/** Also without time (Strapi's type `date`) or without zone: both are UTC. */
export const date = z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date(), loose]);

const webinar = z.object({
	webinargeek_id: optional(anyId),
	starts_at: moment,
	ends_at: optional(moment),
	timezone: optional(z.string()),
	/** null: the dates decide, which cannot express a cancellation. */
	status: z.catch(optional(z.enum(PHASES)), null),
	has_recording: optional(z.boolean()),
	speakers: optionalList(z.string()),
	on_site: optional(z.object({ venue: z.string(), address: optional(z.string()) })),
});

/** A translation without a slug is left out; the others stay. */
const slugs = z.pipe(
	z.record(z.string(), z.unknown()),
	z.transform((named: Record<string, unknown>) =>
		Object.fromEntries(
			Object.entries(named).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
		),
	),
);

/** Fields required of every item, gated teasers included. */
export const wireItem = z.object({
	id: anyId,
	documentId: optional(documentId),
	/** Without a valid slug, an item has no URL. */
	slug: z.string().check(z.refine(isSlug)),
	title: z.string().check(z.minLength(1)),
	content_type: z.enum(SECTIONS),
	intro: optional(z.string()),
	content: optional(richText),
	/** Any other value leaves the item gated. */
	public_content: z.catch(z.boolean(), false),
	/** Strict: an embargo or expiry that cannot be read must not open the item. */
	published_at: strict(date),
	updated_at: optional(date),
	category: optional(categoryReference),
	domains: optionalList(taxonomy),
	image: optional(wireImage),
	slugs: optional(slugs),
	state: optional(z.enum(DRAFT_STATES)),
	approval_code: optional(z.string()),
	expires_at: strict(date),
	authors: optionalList(z.string().check(z.minLength(1))),
	sources: optionalList(z.object({ label: z.string().check(z.minLength(1)), url: optional(z.string()) })),
	reviewed_at: optional(date),
	/** Active substances, by which doctors search. */
	substances: optionalList(z.string()),
	tracking_products: optionalList(z.object({ Name: z.string() })),
	tracking_key_messages: optionalList(z.object({ Name: z.string() })),
	patient_populations: optionalList(z.object({ name: z.string() })),
	file: optional(
		z.object({
			url: z.string().check(z.minLength(1)),
			name: optional(z.string()),
			ext: optional(z.string()),
			size: optional(z.number()),
			mime: optional(z.string()),
		}),
	),
	audio: optional(z.object({ ...recording, size: optional(z.number().check(z.nonnegative())) })),
	/** In seconds: the recording's, also in teasers, which lack the recording. */
	duration: optional(z.number()),
	transcript: optional(richText),
	video: optional(z.object(recording)),
	captions: optionalList(
		z.object({ url: z.string().check(z.minLength(1)), locale: z.string(), label: optional(z.string()) }),
	),
	poster: optional(z.union([wireImage, z.string().check(z.minLength(1))])),
	webinar: optional(webinar),
});
export type WireItem = z.output<typeof wireItem>;

/** A refusal's message, status and teaser. [8.01, 8.02] */
export const wireError = z.object({
	message: optional(z.string()),
	statusCode: optional(z.number()),
	item: optional(wireItem),
});

export const wireCourse = z.object({
	id: anyId.check(z.refine(isSlug)),
	name: z.string().check(z.minLength(1)),
	description: optional(richText),
	big_avatar: optional(z.string()),
	units: optionalList(z.object({ id: anyId, name: z.string(), type: optional(z.string()) })),
	/** In seconds. */
	duration: optional(z.number()),
	certificate: optional(z.boolean()),
});
export type WireCourse = z.output<typeof wireCourse>;

export const wireSearch = z.object({
	total: z.int().check(z.nonnegative()),
	sections: optionalList(
		z.object({
			content_type: z.enum(SECTIONS),
			total: z.int().check(z.nonnegative()),
			items: optionalList(wireItem),
		}),
	),
});
export type WireSearch = z.output<typeof wireSearch>;
