import * as z from "zod/mini";
import { findLocale, LOCALES } from "../../shared/locales.ts";
import { FEEDBACK_PAGES, SINGLE_PAGES } from "../../shared/routes.ts";
import { SECTIONS, type Section } from "../../shared/sections.ts";
import { EVERYTHING, tags } from "../purges/tags.ts";

/** Strapi's webhook events, of v3 and v5, and the cache tags that each makes old. */

const name = z.string().check(z.minLength(1), z.maxLength(200));
const short = z.string().check(z.maxLength(64));
const id = z.pipe(z.union([short, z.number()]), z.transform(String));

const entry = z.object({
	id: z.nullish(id),
	slug: z.nullish(z.string().check(z.maxLength(400))),
	locale: z.nullish(z.string().check(z.maxLength(35))),
	content_type: z.nullish(short),
	/** Only v5. */
	documentId: z.nullish(short),
	publishedAt: z.nullish(short),
});
type Entry = z.output<typeof entry>;

const isOf = (group: string) => short.check(z.startsWith(`${group}.`));

export const strapiEvent = z.union([
	z.object({ event: isOf("entry"), model: name, uid: z.nullish(name), entry }),
	z.object({ event: isOf("media"), media: z.looseObject({}) }),
	z.object({ event: isOf("releases"), release: z.nullish(z.looseObject({})) }),
	/** Editorial workflows, which change nothing that a visitor reads. */
	z.object({ event: isOf("review-workflows") }),
]);
export type StrapiEvent = z.output<typeof strapiEvent>;

/** A model's name without hyphens, case and plural s, since these differ between Strapi's versions. */
const plain = (model: string): string =>
	model
		.toLowerCase()
		.replace(/[^a-z]/g, "")
		.replace(/s$/, "");
const byPlainName = <T extends string>(names: readonly T[]) => new Map(names.map((one) => [plain(one), one]));

const sections = byPlainName(SECTIONS);
const named = byPlainName(["home", "footer", "active-collections", ...SINGLE_PAGES, ...FEEDBACK_PAGES]);

const localesOf = ({ locale }: Entry): readonly string[] => {
	const found = locale ? findLocale(locale) : undefined;
	return (found ? [found] : LOCALES).map(({ code }) => code);
};

/** The tags that the event makes old; empty: it changes nothing that a visitor has read. */
export function tagsOfEvent(event: StrapiEvent): readonly string[] {
	if ("entry" in event) return isDraft(event) ? [] : tagsOfEntry(event.model, event.entry);
	// A changed picture may be used anywhere; a new one is not used yet.
	if ("media" in event) return event.event === "media.create" ? [] : [EVERYTHING];
	// A release does not say which entries it publishes.
	return event.event === "releases.publish" ? [EVERYTHING] : [];
}

/**
 * Strapi v5 keeps a draft beside what is published: created and updated is then the draft, and what visitors read
 * changes by publish, unpublish and delete. A v5 type without drafts has a date of publication always. In v3 an update is
 * what visitors read, and a date taken away is how older versions unpublish.
 */
function isDraft({ event, uid, entry }: Extract<StrapiEvent, { entry: Entry }>): boolean {
	const isV5 = Boolean(uid) || Boolean(entry.documentId);
	return isV5 && ["entry.create", "entry.update"].includes(event) && !entry.publishedAt;
}

function tagsOfEntry(model: string, entry: Entry): readonly string[] {
	const section = sections.get(plain(model)) ?? sections.get(plain(entry.content_type ?? ""));
	const single = named.get(plain(model));
	return localesOf(entry).flatMap((locale) => {
		if (section && (entry.slug || entry.id)) return tagsOfItem(locale, section, entry);
		// Domains, categories and unknown models may appear anywhere in the locale.
		return single ? [tags.named(locale, single)] : [tags.locale(locale)];
	});
}

const tagsOfItem = (locale: string, section: Section, { id, slug }: Entry): string[] => [
	tags.mixed(locale),
	tags.section(locale, section),
	// The first item of a section, or its last, changes the navigation.
	tags.named(locale, "active-collections"),
	...(slug ? [tags.item(locale, section, slug)] : []),
	...(id ? [tags.itemById(locale, section, id)] : []),
];
