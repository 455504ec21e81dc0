import * as z from "zod/mini";
import { documentId, optional } from "../../shared/contracts/fields.ts";
import type { LocaleCode } from "../../shared/countries.ts";
import { LOCALES } from "../../shared/locales.ts";
import { SECTION_FACTS, type Section } from "../../shared/sections.ts";
import { isSlug } from "../../shared/slugs.ts";
import { localeCodes } from "../backend/strapi/model.ts";
import { type Model, modelOf } from "../backend/strapi-models.ts";
import type { Address } from "../cache/addresses.ts";
import { EVERY_ITEM, EVERYTHING, tags } from "../cache/purges/tags.ts";
import { uploadName } from "../cache/upload-name.ts";

/** Strapi's webhook events (v3 to v5), with the cache tags they purge and the items' addresses they contain. */

const name = z.string().check(z.minLength(1), z.maxLength(200));
const short = z.string().check(z.maxLength(64));
const id = z.pipe(z.union([short, z.number()]), z.transform(String));

/** Unreadable fields count as missing. The less an event names, the more it purges. */
const entry = z.object({
	id: optional(id),
	/** No page has any other text as its slug, so the event then names no item. */
	slug: optional(z.string().check(z.refine(isSlug))),
	locale: optional(z.string().check(z.maxLength(35))),
	content_type: optional(short),
	documentId: optional(documentId),
	/** Any value means published, none a draft. */
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

const MOST_ENTRIES = 1000;
const several = <T extends z.ZodMiniType>(one: T) =>
	z.union([
		z.array(one).check(z.minLength(1), z.maxLength(MOST_ENTRIES)),
		z.pipe(
			one,
			z.transform((alone) => [alone]),
		),
	]);

/** The button "Trigger" on a webhook's page. */
export const TRIAL = "trigger-test";

const strapiEvent = z.union([
	z.object({ event: isOf("entry"), model: name, uid: optional(name), entry: several(entry) }),
	z.object({ event: isOf("media"), media: several(media) }),
	z.object({ event: isOf("releases"), isPublished: optional(z.boolean()) }),
	/** Changes nothing that visitors read. */
	z.object({ event: isOf("review-workflows") }),
	z.object({ event: z.literal(TRIAL) }),
]);
export type StrapiEvent = z.output<typeof strapiEvent>;
/** One event, or a list from an adapter. */
export const strapiEvents = several(strapiEvent);

type EntryEvent = Extract<StrapiEvent, { entry: Entry[] }>;

const localesOf = ({ locale }: Entry): readonly LocaleCode[] => {
	const named = locale ? localeCodes(locale) : [];
	return named.length > 0 ? named : LOCALES.map(({ code }) => code);
};

/** With more tags a purge becomes one of everything, because every isolate keeps the tags for a day. */
const MOST_TAGS = 500;

/** A document in one locale. */
interface Version {
	locale: LocaleCode;
	documentId: string;
}

interface Effects {
	/** To purge. Empty: the events change nothing that visitors read. */
	tags: readonly string[];
	addresses: (Version & { address: Address })[];
	/** Their findings are out of date. */
	documents: string[];
	/** Their drafts, which review links show, are published or gone. */
	versions: Version[];
}

/** What the events change. Pure: worker/ops/purge.ts makes the changes. */
export function effectsOf(events: readonly StrapiEvent[]): Effects {
	const changes = events.flatMap(changesOf);
	const versions = changes.flatMap((change) => change.versions);
	return {
		tags: boundedTags(changes.flatMap((change) => change.tags)),
		addresses: changes.flatMap(({ versions, address }) =>
			address ? versions.map((version) => ({ ...version, address })) : [],
		),
		documents: [...new Set(versions.map(({ documentId }) => documentId))],
		versions,
	};
}

function boundedTags(named: readonly string[]): readonly string[] {
	const purged = new Set(named);
	if (purged.size > MOST_TAGS) return [EVERYTHING, EVERY_ITEM];
	return purged.has(EVERYTHING) ? [EVERYTHING] : [...purged];
}

interface Change {
	tags: readonly string[];
	versions: Version[];
	address?: Address | null;
}

function changesOf(event: StrapiEvent): Change[] {
	if ("entry" in event) return readEntries(event).map((one) => changeOfEntry(event, one));
	if ("media" in event) {
		return event.event === "media.create" ? [] : event.media.map((one) => ({ tags: tagsOfMedium(one), versions: [] }));
	}
	const hasFailed = "isPublished" in event && event.isPublished === false;
	// A release does not name its entries.
	return event.event === "releases.publish" && !hasFailed ? [{ tags: [EVERYTHING], versions: [] }] : [];
}

function changeOfEntry(event: EntryEvent, one: Entry): Change {
	const { documentId } = one;
	const type = modelOf({ uid: event.uid, model: event.model, contentType: one.content_type });
	return {
		tags: tagsOfEntry(type, one),
		versions: documentId ? localesOf(one).map((locale) => ({ locale, documentId })) : [],
		address: WITHDRAWING.includes(event.event) ? null : addressOf(type, one),
	};
}

const WITHDRAWING = ["entry.unpublish", "entry.delete"];

const readEntries = (event: EntryEvent): Entry[] =>
	event.event === "entry.draft-discard" ? [] : event.entry.filter((one) => !isDraft(event, one));

/**
 * In v5, which alone names a documentId, create and update concern the draft, except for types without drafts, which always
 * have a date of publication. In v3 and v4, an update changes what visitors read, and removing the date unpublishes.
 */
const isDraft = ({ event }: EntryEvent, { documentId, publishedAt }: Entry): boolean =>
	documentId !== null && ["entry.create", "entry.update"].includes(event) && !publishedAt;

function tagsOfEntry(type: Model, one: Entry): readonly string[] {
	if (type.kind === "internal") return [];
	return localesOf(one).flatMap((locale) => {
		if (type.kind === "named") return tagsOfNamed(locale, type.name);
		if (type.kind === "other" || !(one.slug || one.id || one.documentId)) return [tags.locale(locale)];
		const { section, isPart } = type;
		return [...tagsOfItem(locale, section, one), ...(isPart ? [tags.whole(locale, section)] : [])];
	});
}

/** The sections that are switched on decide what mixed lists hold. */
const tagsOfNamed = (locale: string, model: string): string[] => [
	tags.named(locale, model),
	...(model === "active-collections" ? [tags.mixed(locale)] : []),
];

export const tagsOfItem = (
	locale: string,
	section: Section,
	{ id, documentId, slug }: Pick<Entry, "id" | "documentId" | "slug">,
): string[] => [
	tags.mixed(locale),
	tags.section(locale, section),
	// The first or last item of a section changes the navigation.
	tags.named(locale, "active-collections"),
	...(slug ? [tags.item(locale, section, slug)] : []),
	...(id ? [tags.itemById(locale, section, id)] : []),
	...(documentId ? [tags.document(locale, documentId), tags.translations(documentId)] : []),
];

/** A medium without a name may be on any page. */
function tagsOfMedium({ hash, url, formats }: z.output<typeof media>): readonly string[] {
	const addresses = [hash, url, ...Object.values(formats ?? {}).map((format) => format?.url)];
	const names = addresses.flatMap((address) => uploadName(address ?? "") ?? []);
	return names.length === 0 ? [EVERYTHING] : [...names.map(tags.upload), tags.uploads];
}

function addressOf(type: Model, { slug }: Entry): Address | null {
	if (type.kind !== "item" || type.isPart || !slug) return null;
	// A course's address is its id at the provider.
	return SECTION_FACTS[type.section].source === "courses" ? null : { section: type.section, slug };
}
