import * as z from "zod/mini";
import { documentId, optional } from "../../shared/contracts/fields.ts";
import type { LocaleCode } from "../../shared/countries.ts";
import { findLocale, LOCALES } from "../../shared/locales.ts";
import { SECTION_FACTS, type Section } from "../../shared/sections.ts";
import { isSlug } from "../../shared/slugs.ts";
import { modelOf } from "../backend/strapi-models.ts";
import type { Address } from "../cache/addresses.ts";
import { EVERYTHING, tags } from "../cache/purges/tags.ts";
import { uploadName } from "../cache/upload-name.ts";

/** Strapi's webhook events, of v3 and v5: the cache tags that each makes old, and the items' addresses that it tells. */

const name = z.string().check(z.minLength(1), z.maxLength(200));
const short = z.string().check(z.maxLength(64));
const id = z.pipe(z.union([short, z.number()]), z.transform(String));

/** What cannot be read of it is as if it were not there: the less an event names, the more it makes old. */
const entry = z.object({
	id: optional(id),
	/** Any text: what is no slug of the portal's names no item. */
	slug: optional(z.string().check(z.maxLength(2000))),
	locale: optional(z.string().check(z.maxLength(35))),
	content_type: optional(short),
	/** Only v5. */
	documentId: optional(documentId),
	/** Whatever it is: without one it is a draft. */
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

/** Entries that one call may name. */
const MOST_ENTRIES = 1000;
const several = <T extends z.ZodMiniType>(one: T) =>
	z.union([
		z.array(one).check(z.minLength(1), z.maxLength(MOST_ENTRIES)),
		z.pipe(
			one,
			z.transform((alone) => [alone]),
		),
	]);

/** What the button "Trigger" of a webhook's page sends. */
export const TRIAL = "trigger-test";

const strapiEvent = z.union([
	z.object({ event: isOf("entry"), model: name, uid: optional(name), entry: several(entry) }),
	z.object({ event: isOf("media"), media: several(media) }),
	z.object({ event: isOf("releases"), isPublished: optional(z.boolean()) }),
	/** Editorial workflows, which change nothing that a visitor reads. */
	z.object({ event: isOf("review-workflows") }),
	z.object({ event: z.literal(TRIAL) }),
]);
export type StrapiEvent = z.output<typeof strapiEvent>;
/** One, or many at once, as an adapter between Strapi and the portal may collect them. */
export const strapiEvents = several(strapiEvent);

type EntryEvent = Extract<StrapiEvent, { entry: Entry[] }>;

const localesOf = ({ locale }: Entry): readonly LocaleCode[] => {
	const found = locale ? findLocale(locale) : undefined;
	return (found ? [found] : LOCALES).map(({ code }) => code);
};

/** Beyond so many tags a purge is one of everything: every isolate holds all of them for a day. */
const MOST_TAGS = 500;

/** The tags that the events make old, for one purge; empty: they change nothing that a visitor has read. */
export function tagsOfEvents(events: readonly StrapiEvent[]): readonly string[] {
	const found = new Set(events.flatMap(tagsOfEvent));
	return found.has(EVERYTHING) || found.size > MOST_TAGS ? [EVERYTHING] : [...found];
}

function tagsOfEvent(event: StrapiEvent): readonly string[] {
	if ("entry" in event) return readEntries(event).flatMap((one) => tagsOfEntry(event, one));
	// A new medium is not used yet.
	if ("media" in event) return event.event === "media.create" ? [] : event.media.flatMap(tagsOfMedium);
	const hasFailed = "isPublished" in event && event.isPublished === false;
	// A release does not say which entries it publishes.
	return event.event === "releases.publish" && !hasFailed ? [EVERYTHING] : [];
}

/** The entries that visitors read otherwise now. */
const readEntries = (event: EntryEvent): Entry[] =>
	event.event === "entry.draft-discard" ? [] : event.entry.filter((one) => !isDraft(event, one));

/**
 * Strapi v5 keeps a draft beside what is published: created and updated is then the draft, and what visitors read
 * changes by publish, unpublish and delete. A v5 type without drafts has a date of publication always. In v3 an update is
 * what visitors read, and a date taken away is how older versions unpublish.
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
	// The first item of a section, or its last, changes the navigation.
	tags.named(locale, "active-collections"),
	...(slug ? [tags.item(locale, section, slug)] : []),
	...(id ? [tags.itemById(locale, section, id)] : []),
	...(documentId ? [tags.document(locale, documentId)] : []),
];

/** Of one that has no name, what shows it cannot be told. */
function tagsOfMedium({ hash, url, formats }: z.output<typeof media>): readonly string[] {
	const addresses = [hash, url, ...Object.values(formats ?? {}).map((format) => format?.url)];
	const names = addresses.flatMap((address) => uploadName(address ?? "") ?? []);
	return names.length === 0 ? [EVERYTHING] : [...names.map(tags.upload), tags.uploads];
}

/** The documents that visitors read otherwise now. */
export const documentsOfEvents = (events: readonly StrapiEvent[]): string[] => [
	...new Set(
		events.flatMap((event) => ("entry" in event ? readEntries(event).flatMap((one) => one.documentId ?? []) : [])),
	),
];

/** The documents that are no drafts any more, in the locales that each event is of. */
export const endedDrafts = (events: readonly StrapiEvent[]): { documentId: string; locale: LocaleCode }[] =>
	events.flatMap((event) => ("entry" in event ? readEntries(event).flatMap(draftsOf) : []));

const draftsOf = (one: Entry) => {
	const { documentId } = one;
	return documentId ? localesOf(one).map((locale) => ({ documentId, locale })) : [];
};

const WITHDRAWING = ["entry.unpublish", "entry.delete"];

/** Where items are from now on. */
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
	// A course's address is its provider's id.
	if (SECTION_FACTS[found.section].source === "courses") return [];
	const address = { section: found.section, slug };
	return localesOf(one).map((locale) => ({ locale, documentId, address }));
}
