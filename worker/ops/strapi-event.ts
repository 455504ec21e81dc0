import * as z from "zod/mini";
import { documentId, optional } from "../../shared/contracts/fields.ts";
import type { LocaleCode } from "../../shared/countries.ts";
import { findLocale, LOCALES } from "../../shared/locales.ts";
import { SECTION_FACTS, type Section } from "../../shared/sections.ts";
import { isSlug } from "../../shared/slugs.ts";
import { modelOf } from "../backend/strapi-models.ts";
import type { Address } from "../cache/addresses.ts";
import { EVERY_ITEM, EVERYTHING, tags } from "../cache/purges/tags.ts";
import { uploadName } from "../cache/upload-name.ts";

/** Strapi's webhook events, v3 and v5: the cache tags that each makes old, and the items' addresses that it contains. */

const name = z.string().check(z.minLength(1), z.maxLength(200));
const short = z.string().check(z.maxLength(64));
const id = z.pipe(z.union([short, z.number()]), z.transform(String));

/** Unreadable fields count as missing. The less an event names, the more it makes old. */
const entry = z.object({
	id: optional(id),
	/** Any text. One that is no slug of the portal names no item. */
	slug: optional(z.string().check(z.maxLength(2000))),
	locale: optional(z.string().check(z.maxLength(35))),
	content_type: optional(short),
	/** Only v5 has it. */
	documentId: optional(documentId),
	/** Any value means published; without one the entry is a draft. */
	publishedAt: z.optional(z.unknown()),
});
type Entry = z.output<typeof entry>;

const file = z.object({ url: optional(z.string().check(z.maxLength(2000))) });
const media = z.object({
	hash: optional(z.string().check(z.maxLength(500))),
	url: file.shape.url,
	formats: optional(z.record(z.string(), optional(file))),
});

const isOf = (group: string) => short.check(z.startsWith(`${group}.`));

/** At most in one call. */
const MOST_ENTRIES = 1000;
const several = <T extends z.ZodMiniType>(one: T) =>
	z.union([
		z.array(one).check(z.minLength(1), z.maxLength(MOST_ENTRIES)),
		z.pipe(
			one,
			z.transform((alone) => [alone]),
		),
	]);

/** Sent by the button "Trigger" on a webhook's page. */
export const TRIAL = "trigger-test";

const strapiEvent = z.union([
	z.object({ event: isOf("entry"), model: name, uid: optional(name), entry: several(entry) }),
	z.object({ event: isOf("media"), media: several(media) }),
	z.object({ event: isOf("releases"), isPublished: optional(z.boolean()) }),
	/** Editorial workflows change nothing that a visitor reads. */
	z.object({ event: isOf("review-workflows") }),
	z.object({ event: z.literal(TRIAL) }),
]);
export type StrapiEvent = z.output<typeof strapiEvent>;
/** One event, or a list from an adapter between Strapi and the portal. */
export const strapiEvents = several(strapiEvent);

type EntryEvent = Extract<StrapiEvent, { entry: Entry[] }>;

const localesOf = ({ locale }: Entry): readonly LocaleCode[] => {
	const found = locale ? findLocale(locale) : undefined;
	return (found ? [found] : LOCALES).map(({ code }) => code);
};

/** With more tags a purge becomes one of everything, since every isolate keeps all tags for a day. */
const MOST_TAGS = 500;

/** The tags that the events make old. Empty: they change nothing that a visitor reads. */
export function tagsOfEvents(events: readonly StrapiEvent[]): readonly string[] {
	const found = new Set(events.flatMap(tagsOfEvent));
	if (found.size > MOST_TAGS) return [EVERYTHING, EVERY_ITEM];
	return found.has(EVERYTHING) ? [EVERYTHING] : [...found];
}

function tagsOfEvent(event: StrapiEvent): readonly string[] {
	if ("entry" in event) return readEntries(event).flatMap((one) => tagsOfEntry(event, one));
	// No page uses a new medium yet.
	if ("media" in event) return event.event === "media.create" ? [] : event.media.flatMap(tagsOfMedium);
	const hasFailed = "isPublished" in event && event.isPublished === false;
	// A release does not say which entries it publishes.
	return event.event === "releases.publish" && !hasFailed ? [EVERYTHING] : [];
}

/** The entries that changed for visitors. */
const readEntries = (event: EntryEvent): Entry[] =>
	event.event === "entry.draft-discard" ? [] : event.entry.filter((one) => !isDraft(event, one));

/**
 * Strapi v5 keeps a draft beside the published entry. Its create and update events concern the draft; publish, unpublish and
 * delete change what visitors read. A v5 type without drafts always has a date of publication. In v3 an update changes what
 * visitors read, and removing the date unpublishes.
 */
function isDraft({ event, uid }: EntryEvent, { documentId, publishedAt }: Entry): boolean {
	const isV5 = Boolean(uid) || Boolean(documentId);
	return isV5 && ["entry.create", "entry.update"].includes(event) && !publishedAt;
}

function tagsOfEntry({ uid, model }: EntryEvent, one: Entry): readonly string[] {
	const found = modelOf({ uid, model, contentType: one.content_type });
	if (found.kind === "internal") return [];
	return localesOf(one).flatMap((locale) => {
		if (found.kind === "named") return [tags.named(locale, found.name)];
		if (found.kind === "other" || !(one.slug || one.id || one.documentId)) return [tags.locale(locale)];
		const { section, isPart } = found;
		return [...tagsOfItem(locale, section, one), ...(isPart ? [tags.whole(locale, section)] : [])];
	});
}

export const tagsOfItem = (
	locale: string,
	section: Section,
	{ id, documentId, slug }: Pick<Entry, "id" | "documentId" | "slug">,
): string[] => [
	tags.mixed(locale),
	tags.section(locale, section),
	// The first and the last item of a section change the navigation.
	tags.named(locale, "active-collections"),
	...(slug ? [tags.item(locale, section, slug)] : []),
	...(id ? [tags.itemById(locale, section, id)] : []),
	...(documentId ? [tags.document(locale, documentId)] : []),
];

/** A medium without a name may be on any page. */
function tagsOfMedium({ hash, url, formats }: z.output<typeof media>): readonly string[] {
	const addresses = [hash, url, ...Object.values(formats ?? {}).map((format) => format?.url)];
	const names = addresses.flatMap((address) => uploadName(address ?? "") ?? []);
	return names.length === 0 ? [EVERYTHING] : [...names.map(tags.upload), tags.uploads];
}

/** The documents that changed for visitors. */
export const documentsOfEvents = (events: readonly StrapiEvent[]): string[] => [
	...new Set(
		events.flatMap((event) => ("entry" in event ? readEntries(event).flatMap((one) => one.documentId ?? []) : [])),
	),
];

/** The documents that are no longer drafts, with the locales of their events. */
export const endedDrafts = (events: readonly StrapiEvent[]): { documentId: string; locale: LocaleCode }[] =>
	events.flatMap((event) => ("entry" in event ? readEntries(event).flatMap(draftsOf) : []));

const draftsOf = (one: Entry) => {
	const { documentId } = one;
	return documentId ? localesOf(one).map((locale) => ({ documentId, locale })) : [];
};

const WITHDRAWING = ["entry.unpublish", "entry.delete"];

/** The present addresses of the items. */
export function addressesOfEvents(events: readonly StrapiEvent[]) {
	return events.flatMap((event) =>
		"entry" in event && !WITHDRAWING.includes(event.event)
			? readEntries(event).flatMap((one) => addressesOfEntry(event, one))
			: [],
	);
}

function addressesOfEntry(
	{ uid, model }: EntryEvent,
	one: Entry,
): { locale: LocaleCode; documentId: string; address: Address }[] {
	const { documentId, slug } = one;
	const found = modelOf({ uid, model, contentType: one.content_type });
	if (found.kind !== "item" || found.isPart || !documentId || !slug || !isSlug(slug)) return [];
	// A course's address is its id at the provider.
	if (SECTION_FACTS[found.section].source === "courses") return [];
	const address = { section: found.section, slug };
	return localesOf(one).map((locale) => ({ locale, documentId, address }));
}
