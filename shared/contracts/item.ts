import * as z from "zod/mini";
import { DRAFT_STATES } from "../preview.ts";
import { SECTIONS } from "../sections.ts";
import { isSlug } from "../slugs.ts";
import { anyId, documentId, optional, optionalList, richText } from "./fields.ts";

/**
 * Items as the backend answers them. Every field that a page can do without is optional;
 * unknown fields are dropped, so that nothing passes through by accident.
 */

const imageFormat = z.object({
	url: z.string().check(z.minLength(1)),
	width: optional(z.number()),
	height: optional(z.number()),
});

/** Shares of width and height, from the left and the top; Strapi's own are percentages (worker/content/pictures/placing.ts). */
const focalPoint = z.object({ x: z.number(), y: z.number() });

/** What an editor wants of a picture in a place of another ratio: cut, or whole on a calm ground. */
const fit = z.enum(["cover", "contain"]);

export const wireImage = z.object({
	id: optional(anyId),
	url: z.string().check(z.minLength(1)),
	alternativeText: optional(z.string()),
	width: optional(z.number()),
	height: optional(z.number()),
	/** Another one for each upload, as is the time below: either tells a file from the one that it has replaced. */
	hash: optional(z.string().check(z.minLength(1))),
	/** In v3 `updated_at`. */
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

export const taxonomy = z.object({ id: z.int(), name: z.string().check(z.minLength(1)), slug: optional(z.string()) });
export type Taxonomy = z.output<typeof taxonomy>;

/** [7.12] */
export const wireCategoryName = z.object({ name: z.string().check(z.minLength(1)) });

/** An item's category, perhaps without its name, which is then read by category-name. [3.03, 7.12] */
export const categoryReference = z.object({ id: z.int(), name: optional(z.string().check(z.minLength(1))) });

const recording = {
	url: z.string().check(z.minLength(1)),
	mime: optional(z.string()),
	duration: optional(z.number()),
};
const moment = z.iso.datetime({ offset: true });
const YEAR_FIRST = /^\d{4}-\d/;
/** As PHP and databases write it, without seconds, or on the 30th of February: an embargo must not be lost by that. */
const loose = z.pipe(
	z.stringFormat("datetime", (text) => YEAR_FIRST.test(text) && !Number.isNaN(Date.parse(text))),
	z.transform((text) => new Date(text).toISOString()),
);
/** Also without a time, as Strapi writes a field of type date, or without a zone: both are UTC. */
const date = z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date(), loose]);

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
	documentId: optional(documentId),
	/** Another one has no address. */
	slug: z.string().check(z.refine(isSlug)),
	title: z.string().check(z.minLength(1)),
	content_type: z.enum(SECTIONS),
	intro: optional(z.string()),
	content: optional(richText),
	/** Only `true` makes an item public; anything else leaves it gated. */
	public_content: z.catch(z.boolean(), false),
	published_at: optional(date),
	updated_at: optional(date),
	category: optional(categoryReference),
	domains: optionalList(taxonomy),
	image: optional(wireImage),
	slugs: optional(z.record(z.string(), z.string())),
	/** Of a preview's answers. */
	state: optional(z.enum(DRAFT_STATES)),
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
	audio: optional(z.object({ ...recording, size: optional(z.number().check(z.nonnegative())) })),
	transcript: optional(richText),
	video: optional(z.object(recording)),
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
	/** Its address too. */
	id: anyId.check(z.refine(isSlug)),
	name: z.string().check(z.minLength(1)),
	description: optional(richText),
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
