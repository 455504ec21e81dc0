import * as z from "zod/mini";
import { findLocale } from "../locales.ts";
import { DRAFT_STATES } from "../preview.ts";
import { SECTIONS } from "../sections.ts";
import { isSlug } from "../slugs.ts";
import { entryIn, isRecord } from "./entries.ts";
import { wireEvent } from "./event.ts";
import {
	anyId,
	documentId,
	filled,
	filterId,
	flag,
	listOf,
	name,
	number,
	optional,
	optionalEntry,
	optionalList,
	positive,
	richText,
	strict,
	string,
	text,
} from "./fields.ts";
import { wireImage } from "./image.ts";
import { date } from "./times.ts";

/** The backend's items. Fields that a page can miss are optional; unknown fields are dropped. */

/** Some CMSs write `Name`, as the contract does of products. [3.03] */
const named = (value: unknown): unknown => (isRecord(value) ? { ...value, name: value.name ?? value.Name } : value);

export const taxonomy = z.pipe(z.transform(named), z.object({ id: filterId, name: text, slug: optional(z.string()) }));
export type Taxonomy = z.output<typeof taxonomy>;

/** A backend that joins tables can answer an entry twice. */
export const oncePerId = (entries: readonly Taxonomy[]): Taxonomy[] => [
	...new Map(entries.map((entry) => [entry.id, entry])).values(),
];

/** Also in a list, or alone. [7.12] */
export const wireCategoryName = z.pipe(
	z.transform((value: unknown) => (typeof value === "string" ? { name: value } : named(entryIn(value)))),
	z.object({ name: text }),
);

export const categoryReference = z.object({ id: filterId, name: optional(text) });

/** Without a name, as of an id alone, the portal requests it by category-name. [3.03, 7.12] */
const wireCategory = z.pipe(
	z.transform((value: unknown) => (isRecord(value) ? named(value) : { id: value })),
	categoryReference,
);

const recording = { url: filled, mime: optional(z.string()), duration: optional(positive) };

/** In any spelling, such as `nl_BE`. */
const localeIn = (code: string): string => {
	const tag = code.replace("_", "-");
	return findLocale(tag)?.code ?? tag;
};

const translations = listOf(z.object({ locale: z.string(), slug: string }));

/** An object by locale, or a list of translations. */
function slugsIn(value: unknown): [locale: string, slug: unknown][] | null {
	const listed = translations.safeParse(value).data ?? [];
	if (listed.length > 0) return listed.map(({ locale, slug }) => [locale, slug]);
	return isRecord(value) ? Object.entries(value) : null;
}

const slugs = z.pipe(
	z.transform((value: unknown) => {
		const named = slugsIn(value)?.filter(([, slug]) => typeof slug === "string" && slug !== "");
		return named && Object.fromEntries(named.map(([code, slug]) => [localeIn(code), slug]));
	}),
	z.record(z.string(), z.string()),
);

/** Gated teasers have the required fields too. */
export const wireItem = z.object({
	id: anyId,
	documentId: optional(documentId),
	/** Without a valid slug, an item has no URL. */
	slug: z.pipe(string, z.string().check(z.refine(isSlug))),
	title: text,
	content_type: z.enum(SECTIONS),
	intro: optional(richText),
	content: optional(richText),
	/** Any other value leaves the item gated. */
	public_content: z.catch(z.boolean(), false),
	/** Strict: an embargo or expiry that cannot be read must not open the item. */
	published_at: strict(date),
	updated_at: optional(date),
	category: optionalEntry(wireCategory),
	domains: optionalList(taxonomy),
	image: optionalEntry(wireImage),
	slugs: optional(slugs),
	state: optional(z.enum(DRAFT_STATES)),
	approval_code: optional(text),
	expires_at: strict(date),
	authors: optionalList(name),
	sources: optionalList(z.object({ label: text, url: optional(z.string()) })),
	reviewed_at: optional(date),
	/** Active substances, by which doctors search. */
	substances: optionalList(name),
	tracking_products: optionalList(name),
	tracking_key_messages: optionalList(name),
	patient_populations: optionalList(name),
	file: optionalEntry(
		z.object({
			url: filled,
			name: optional(z.string()),
			ext: optional(z.string()),
			size: optional(positive),
			mime: optional(z.string()),
		}),
	),
	audio: optionalEntry(z.object({ ...recording, size: optional(positive) })),
	/** In seconds: the recording's, also in teasers, which lack the recording. */
	duration: optional(positive),
	transcript: optional(richText),
	video: optionalEntry(z.object(recording)),
	captions: optionalList(
		z.object({
			url: filled,
			locale: z.pipe(z.string(), z.transform(localeIn)),
			label: optional(text),
		}),
	),
	poster: optionalEntry(z.union([wireImage, filled])),
	webinar: optionalEntry(wireEvent),
});
export type WireItem = z.output<typeof wireItem>;

/** A refusal's message, status and teaser. [8.01, 8.02] */
export const wireError = z.pipe(
	// Strapi 4 and 5, and TalentLMS, have the message in `error`.
	z.transform((value: unknown) => (isRecord(value) && isRecord(value.error) ? { ...value.error, ...value } : value)),
	z.object({ message: optional(z.string()), statusCode: optional(number), item: optionalEntry(wireItem) }),
);

export const wireCourse = z.object({
	id: anyId.check(z.refine(isSlug)),
	name: text,
	description: optional(richText),
	big_avatar: optional(z.string()),
	units: optionalList(z.object({ id: anyId, name: text, type: optional(z.string()) })),
	/** In seconds. */
	duration: optional(positive),
	certificate: optional(flag),
});
export type WireCourse = z.output<typeof wireCourse>;
