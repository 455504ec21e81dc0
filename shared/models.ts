import * as z from "zod/mini";
import { categoryReference, taxonomy } from "./contracts/item.ts";
import { embed } from "./embeds.ts";
import { FILTER_NAMES } from "./filters.ts";
import { DRAFT_STATES } from "./preview.ts";
import { SECTIONS, type Section } from "./sections.ts";

/**
 * What pages show, made by the worker from the backend's answers and kept in the cache. Urls are ready for the browser, HTML
 * is sanitised, and a card holds nothing that a gated item must hide.
 */

/** A picture of the content host, resolved; `srcset` as the attribute takes it, empty where there is one size only. */
const picture = z.object({
	src: z.string(),
	srcset: z.string(),
	width: z.nullable(z.number()),
	height: z.nullable(z.number()),
	alt: z.string(),
	/** Where its subject is, in percent from the left and the top; null: in the middle. */
	focus: z._default(z.nullable(z.object({ x: z.number(), y: z.number() })), null),
	/** What becomes of it in a place of another ratio: cut, whole on a calm ground, or that and never larger than its file. */
	fit: z._default(z.enum(["cover", "contain", "scale-down"]), "cover"),
});
export type Picture = z.output<typeof picture>;

/** Known in a preview alone; null: no preview, or the backend does not tell. */
const editorial = z._default(
	z.nullable(z.object({ state: z.enum(DRAFT_STATES), approvalCode: z.nullable(z.string()) })),
	null,
);

export const card = z.object({
	/** The CMS's name for the item, in all locales and under all slugs; null: it has none. */
	documentId: z._default(z.nullable(z.string()), null),
	/** Its id in this locale and section, which may be another one after each publication; null: not known. */
	id: z._default(z.nullable(z.string()), null),
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
	/** The item's slug by locale, where it exists. */
	slugs: z.record(z.string(), z.string()),
	/** Seconds, of podcasts, webcasts and courses. */
	duration: z.nullable(z.number()),
	/** Of webinars. */
	event: z.nullable(
		z.object({
			startsAt: z.string(),
			endsAt: z.nullable(z.string()),
			timeZone: z.nullable(z.string()),
			onSite: z.boolean(),
		}),
	),
	editorial,
	/** Of what the portal can play as audio: what it is, never where. */
	audio: z._default(z.nullable(z.object({ mime: z.nullable(z.string()), kilobytes: z.nullable(z.number()) })), null),
	/** Of materials: upper-case type and size. */
	file: z.nullable(z.object({ type: z.string(), kilobytes: z.nullable(z.number()) })),
});
export type Card = z.output<typeof card>;

/** A gated card of which only section, slug and title are known. */
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

/** The media that an item's page shows. */
export const SHOWN_MEDIA = ["audio", "video", "file"] as const;
export type ShownMedium = (typeof SHOWN_MEDIA)[number];

/** Where a medium's bytes are. Never leaves the worker. */
const source = z.object({
	url: z.string(),
	mime: z.nullable(z.string()),
	/** What a download is called, as the CMS has it. */
	name: z._default(z.nullable(z.string()), null),
});

const detail = z.object({
	card,
	content: z.string(),
	approvalCode: z.nullable(z.string()),
	transcript: z.nullable(z.string()),
	/** Of webinars, at their provider. */
	webinarId: z.nullable(z.string()),
	speakers: z.array(z.string()),
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
	/** In place of a medium that another company plays; of a gated item as secret as its media. */
	embed: z._default(z.nullable(embed), null),
	/** What the item has where the portal may not fetch it. */
	unavailable: z._default(z.array(z.enum(SHOWN_MEDIA)), []),
});
export type Detail = z.output<typeof detail>;

/** Without the addresses of its media on the content host, which the browser must not know. */
export type PublicDetail = Omit<Detail, "media"> & { media: ShownMedium[] };

/** An item as one access level sees it: whole, or its card with the backend's message. */
export const item = z.discriminatedUnion("state", [
	z.object({ state: z.literal("open"), detail }),
	z.object({ state: z.literal("gated"), message: z.string(), card: z.nullable(card) }),
]);
export type Item = z.output<typeof item>;

/** What tracking is told of an item. [3.06] */
export interface TrackingInfo {
	slug: string;
	category: string | null;
	title: string;
	trackingProduct: readonly string[];
	trackingMessage: readonly string[];
	patientPopulation: readonly string[];
}

export const single = z.object({
	title: z.string(),
	intro: z.string(),
	content: z.string(),
	image: z.nullable(picture),
	updatedAt: z.nullable(z.string()),
	editorial,
	/** Files that its text links to. */
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

/** The content of header and footer. */
export interface Shell {
	footer: Footer;
	/** In the navigation's order. [2.35] */
	sections: readonly Section[];
}

export const cardList = z.object({ cards: z.array(card), total: z.nullable(z.number()) });
export type CardList = z.output<typeof cardList>;

export const searchResults = z.object({
	total: z.number(),
	sections: z.array(z.object({ section: z.enum(SECTIONS), total: z.number(), cards: z.array(card) })),
});
/** A therapeutic area or a category, as a filter chooses it. */
export const topic = z.object({ filter: z.enum(FILTER_NAMES), id: z.int(), name: z.string() });
export type Topic = z.output<typeof topic>;
export type SearchResults = z.output<typeof searchResults>;
