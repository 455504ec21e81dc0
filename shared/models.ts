import * as z from "zod/mini";
import { categoryReference, taxonomy } from "./contracts/item.ts";
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
});
export type Picture = z.output<typeof picture>;

export const card = z.object({
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
	/** Of materials: upper-case type and size. */
	file: z.nullable(z.object({ type: z.string(), kilobytes: z.nullable(z.number()) })),
});
export type Card = z.output<typeof card>;

/** A gated card of which only section, slug and title are known. */
export const bareCard = (section: Section, slug: string, title: string): Card => ({
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
	file: null,
});

/** Where a medium's bytes are on the content host. Never leaves the worker. */
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
});
export type Detail = z.output<typeof detail>;

/** Without the addresses of its media on the content host, which the browser must not know. */
export type PublicDetail = Omit<Detail, "media"> & { media: ("file" | "audio" | "video")[] };

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
});
export type Single = z.output<typeof single>;

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
export type SearchResults = z.output<typeof searchResults>;
