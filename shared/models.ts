import * as z from "zod/mini";
import { filterId } from "./contracts/fields.ts";
import { categoryReference, taxonomy } from "./contracts/item.ts";
import { embed } from "./embeds.ts";
import { PHASES } from "./events.ts";
import { FILTER_NAMES } from "./filters.ts";
import { DRAFT_STATES } from "./preview.ts";
import { SECTIONS, type Section } from "./sections.ts";

/** Models of pages, as cached: URLs are ready for the browser, HTML is sanitised, and cards contain nothing gated. */

/** null also for an entry of an older release, which lacks the field. */
const orNull = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null);

const picture = z.object({
	src: z.string(),
	srcset: z.string(),
	width: z.nullable(z.number()),
	height: z.nullable(z.number()),
	alt: z.string(),
	/** Percent from left and top; null: the centre. */
	focus: orNull(z.object({ x: z.number(), y: z.number() })),
	/** In a frame of another ratio: cut, whole on a plain background, or whole and never enlarged. */
	fit: z._default(z.enum(["cover", "contain", "scale-down"]), "cover"),
});
export type Picture = z.output<typeof picture>;

const editorial = orNull(z.object({ state: z.enum(DRAFT_STATES), approvalCode: z.nullable(z.string()) }));

export const card = z.object({
	/** The CMS's id of the item in all locales. */
	documentId: orNull(z.string()),
	/** The CMS's id in this locale. A publication can change it. */
	id: orNull(z.string()),
	section: z.enum(SECTIONS),
	slug: z.string(),
	title: z.string(),
	intro: z.string(),
	publicContent: z.boolean(),
	publishedAt: z.nullable(z.string()),
	updatedAt: z.nullable(z.string()),
	expiresAt: z.nullable(z.string()),
	category: z.nullable(categoryReference),
	domains: z.array(taxonomy),
	image: z.nullable(picture),
	slugs: z.record(z.string(), z.string()),
	/** In seconds, for podcasts, webcasts and courses. */
	duration: z.nullable(z.number()),
	event: z.nullable(
		z.object({
			startsAt: z.string(),
			endsAt: z.nullable(z.string()),
			timeZone: z.string(),
			onSite: z.boolean(),
			/** The provider does not have it, so visitors can only register for its meeting, if there is one. */
			isOffline: z.optional(z.boolean()),
			/** The CMS's status. Only "cancelled" counts, before provider and dates. */
			status: orNull(z.enum(PHASES)),
			hasReplay: z._default(z.boolean(), false),
		}),
	),
	editorial,
	/** A playable audio file. A card must not contain its URL. */
	audio: orNull(z.object({ mime: z.nullable(z.string()), kilobytes: z.nullable(z.number()) })),
	file: z.nullable(z.object({ type: z.string(), kilobytes: z.nullable(z.number()) })),
});
export type Card = z.output<typeof card>;

export const bareCard = (section: Section, slug: string, title: string): Card => ({
	documentId: null,
	id: null,
	section,
	slug,
	title,
	intro: "",
	publicContent: false,
	publishedAt: null,
	updatedAt: null,
	expiresAt: null,
	category: null,
	domains: [],
	image: null,
	slugs: {},
	duration: null,
	event: null,
	editorial: null,
	audio: null,
	file: null,
});

export const SHOWN_MEDIA = ["audio", "video", "file"] as const;

/** A medium's URL, which never leaves the Worker. */
const source = z.object({
	url: z.string(),
	mime: z.nullable(z.string()),
	name: orNull(z.string()),
});

const detail = z.object({
	card,
	content: z.string(),
	approvalCode: z.nullable(z.string()),
	transcript: z.nullable(z.string()),
	webinarId: z.nullable(z.string()),
	speakers: z.array(z.string()),
	authors: z._default(z.array(z.string()), []),
	/** The URL is external, or null. */
	sources: z._default(z.array(z.object({ label: z.string(), url: z.nullable(z.string()) })), []),
	reviewedAt: orNull(z.string()),
	venue: z.nullable(z.object({ name: z.string(), address: z.nullable(z.string()) })),
	units: z.array(z.string()),
	certificate: z.boolean(),
	captions: z.array(z.object({ locale: z.string(), label: z.string() })),
	poster: z.nullable(picture),
	tracking: z.object({
		products: z.array(z.string()),
		messages: z.array(z.string()),
		populations: z.array(z.string()),
	}),
	media: z.record(z.string(), source),
	/** Another company's player. Gated like `media`. */
	embed: orNull(embed),
	/** Media that the portal must not fetch. */
	unavailable: z._default(z.array(z.enum(SHOWN_MEDIA)), []),
});
export type Detail = z.output<typeof detail>;

/** Without the media's URLs on the content host, which browsers must not know. */
export type PublicDetail = Omit<Detail, "media"> & { media: (typeof SHOWN_MEDIA)[number][] };

/** An item at one access level: open, or gated with the backend's message. */
export const item = z.discriminatedUnion("state", [
	z.object({ state: z.literal("open"), detail }),
	z.object({ state: z.literal("gated"), message: z.string(), card: z.nullable(card) }),
]);
export type Item = z.output<typeof item>;

/** [3.07] */
export interface TrackingInfo {
	slug: string;
	category: string | null;
	title: string;
	trackingProduct: readonly string[];
	trackingMessage: readonly string[];
	patientPopulation: readonly string[];
}

export const single = z.object({
	documentId: orNull(z.string()),
	title: z.string(),
	intro: z.string(),
	content: z.string(),
	image: z.nullable(picture),
	updatedAt: z.nullable(z.string()),
	editorial,
	media: z._default(z.record(z.string(), source), {}),
});
export type Single = z.output<typeof single>;
export type PublicSingle = Omit<Single, "media">;

export const footer = z.object({
	menu: z.array(z.object({ label: z.string(), url: z.nullable(z.string()) })),
	legalMention: z.string(),
	banner: z.nullable(z.object({ title: z.string(), cta: z.nullable(z.string()) })),
	promotion: z.nullable(
		z.object({
			image: z.nullable(picture),
			title: z.string(),
			url: z.nullable(z.string()),
			cta: z.nullable(z.string()),
		}),
	),
});
export type Footer = z.output<typeof footer>;

export interface Shell {
	footer: Footer;
	sections: readonly Section[];
}

export const cardList = z.object({
	cards: z.array(card),
	total: z.nullable(z.number()),
	/** How many entries the backend sent, also those that are not shown. Without a total it tells whether more follow. */
	sent: z.optional(z.number()),
});
export type CardList = z.output<typeof cardList>;

export const searchResults = z.object({
	sections: z.array(z.object({ section: z.enum(SECTIONS), total: z.number(), cards: z.array(card) })),
});
export const topic = z.object({ filter: z.enum(FILTER_NAMES), id: filterId, name: z.string() });
export type Topic = z.output<typeof topic>;
export type SearchResults = z.output<typeof searchResults>;
