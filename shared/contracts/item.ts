import * as z from "zod/mini";
import { SECTIONS } from "../sections.ts";
import { anyId, optional, optionalList } from "./fields.ts";

/**
 * Items as the backend answers them. Every field that a page can do without is optional;
 * unknown fields are dropped, so that nothing passes through by accident.
 */

const imageFormat = z.object({
	url: z.string().check(z.minLength(1)),
	width: optional(z.number()),
	height: optional(z.number()),
});

export const wireImage = z.object({
	id: optional(anyId),
	url: z.string().check(z.minLength(1)),
	alternativeText: optional(z.string()),
	width: optional(z.number()),
	height: optional(z.number()),
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

export const taxonomy = z.object({ id: z.int(), name: z.string().check(z.minLength(1)), slug: optional(z.string()) });
export type Taxonomy = z.output<typeof taxonomy>;

/** An item's category, perhaps without its name, which is then read by category-name. [3.03, 7.12] */
export const categoryReference = z.object({ id: z.int(), name: optional(z.string().check(z.minLength(1))) });

const mediaFile = z.object({
	url: z.string().check(z.minLength(1)),
	mime: optional(z.string()),
	duration: optional(z.number()),
});
const moment = z.iso.datetime({ offset: true });
/** Also without a time, as Strapi writes a field of type date, or without a zone: both are UTC. */
const date = z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date()]);

const webinar = z.object({
	webinargeek_id: optional(anyId),
	starts_at: moment,
	ends_at: optional(moment),
	timezone: optional(z.string()),
	speakers: optionalList(z.string()),
	on_site: optional(z.object({ venue: z.string(), address: optional(z.string()) })),
});

/** What every answer with an item must have, a gated teaser included. */
export const wireItem = z.object({
	id: anyId,
	slug: z.string().check(z.minLength(1)),
	title: z.string().check(z.minLength(1)),
	content_type: z.enum(SECTIONS),
	intro: optional(z.string()),
	content: optional(z.string()),
	/** Only `true` makes an item public; anything else leaves it gated. */
	public_content: z.catch(z.boolean(), false),
	published_at: optional(date),
	updated_at: optional(date),
	category: optional(categoryReference),
	domains: optionalList(taxonomy),
	image: optional(wireImage),
	slugs: optional(z.record(z.string(), z.string())),
	approval_code: optional(z.string()),
	expires_at: optional(date),
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
	audio: optional(mediaFile),
	transcript: optional(z.string()),
	video: optional(mediaFile),
	captions: optionalList(
		z.object({ url: z.string().check(z.minLength(1)), locale: z.string(), label: optional(z.string()) }),
	),
	poster: optional(z.union([wireImage, z.string()])),
	webinar: optional(webinar),
});
export type WireItem = z.output<typeof wireItem>;

/** A refusal's body: its parsed message, status and teaser, nothing else. [8.01, 8.02] */
export const wireError = z.object({
	message: optional(z.string()),
	statusCode: optional(z.number()),
	item: optional(wireItem),
});

export const wireCourse = z.object({
	id: anyId,
	name: z.string().check(z.minLength(1)),
	description: optional(z.string()),
	big_avatar: optional(z.string()),
	units: optionalList(z.object({ id: anyId, name: z.string(), type: optional(z.string()) })),
	/** Seconds. */
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
