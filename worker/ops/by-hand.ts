import * as z from "zod/mini";
import { COUNTRY_CODES } from "../../shared/countries.ts";
import { LOCALES, localesOf } from "../../shared/locales.ts";
import { SECTIONS } from "../../shared/sections.ts";
import { EVERYTHING, tags } from "../cache/purges/tags.ts";

/** The purge form of the operations page, and the tags that it purges. */

export const EVERYWHERE = "everywhere";
export const ALL_SECTIONS = "all";
const localeCodes = LOCALES.map(({ code }) => code);

export const purgeForm = z.object({
	where: z.union([z.literal(EVERYWHERE), z.enum(COUNTRY_CODES), z.enum(localeCodes)]),
	section: z.enum([ALL_SECTIONS, ...SECTIONS]),
});
export type PurgeForm = z.output<typeof purgeForm>;

/** The form as the page sends it, complete or not: an unchosen select is empty, an unticked box is absent. */
export const sentForm = z.object({
	where: z.union([z.literal(""), purgeForm.shape.where]),
	section: z.union([z.literal(""), purgeForm.shape.section]),
	confirmed: z.optional(z.literal("yes")),
});
export type SentForm = z.output<typeof sentForm>;

/** What the form still lacks, by field; empty: it can be carried out. */
export function missingIn({ where, section, confirmed }: SentForm): Partial<Record<keyof SentForm, string>> {
	return {
		...(where === "" ? { where: "Choose where to purge." } : {}),
		...(section === "" ? { section: "Choose what to purge." } : {}),
		...(where === EVERYWHERE && section === ALL_SECTIONS && !confirmed
			? { confirmed: "Confirm that everything is to be purged everywhere." }
			: {}),
	};
}

export function tagsByHand({ where, section }: PurgeForm): string[] {
	if (where === EVERYWHERE && section === ALL_SECTIONS) return [EVERYTHING];
	return localesIn(where).flatMap((locale) =>
		// A section's items stand in the home page, searches and the sitemap too.
		section === ALL_SECTIONS ? [tags.locale(locale)] : [tags.whole(locale, section), tags.mixed(locale)],
	);
}

const localesIn = (where: PurgeForm["where"]): readonly string[] => {
	const country = COUNTRY_CODES.find((code) => code === where);
	if (country) return localesOf(country).map(({ code }) => code);
	return where === EVERYWHERE ? localeCodes : [where];
};
