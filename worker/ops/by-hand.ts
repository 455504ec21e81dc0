import * as z from "zod/mini";
import { COUNTRY_CODES } from "../../shared/countries.ts";
import { findLocale, LOCALES, localesOf } from "../../shared/locales.ts";
import { FEEDBACK_PAGES, IMAGES_PATH, paths, SINGLE_PAGES } from "../../shared/routes.ts";
import { isSection, SECTIONS } from "../../shared/sections.ts";
import { isSlug } from "../../shared/slugs.ts";
import { decoded } from "../../shared/text.ts";
import { EVERYTHING, tags } from "../cache/purges/tags.ts";
import { uploadName } from "../cache/upload-name.ts";
import { tagsOfItem } from "./strapi-event.ts";

export const EVERYWHERE = "everywhere";
export const ALL_SECTIONS = "all";
const localeCodes = LOCALES.map(({ code }) => code);

const area = z.object({
	where: z.union([z.literal(EVERYWHERE), z.enum(COUNTRY_CODES), z.enum(localeCodes)]),
	section: z.enum([ALL_SECTIONS, ...SECTIONS]),
});
type Area = z.output<typeof area>;

/** A form, complete or not: an empty select is sent, an unticked box is not. */
export const sentForm = z.union([
	z.object({ address: z.string().check(z.maxLength(2000)) }),
	z.object({
		where: z.union([z.literal(""), area.shape.where]),
		section: z.union([z.literal(""), area.shape.section]),
		confirmed: z.optional(z.literal("yes")),
	}),
]);
export type SentForm = z.output<typeof sentForm>;
export type FieldName = "address" | "where" | "section" | "confirmed";

export interface PurgeByHand {
	name: string;
	tags: string[];
}

export type Decision = { purge: PurgeByHand } | { missing: Partial<Record<FieldName, string>> };

export function decide(sent: SentForm): Decision {
	if ("address" in sent) {
		const purge = purgeOfAddress(sent.address);
		return purge ? { purge } : { missing: { address: "Paste the address of an item, a list, a page or a picture." } };
	}
	const { where, section, confirmed } = sent;
	const isEverything = where === EVERYWHERE && section === ALL_SECTIONS;
	const missing = {
		...(where === "" ? { where: "Choose where to purge." } : {}),
		...(section === "" ? { section: "Choose what to purge." } : {}),
		...(isEverything && !confirmed ? { confirmed: "Tick the box to purge everything everywhere." } : {}),
	};
	if (where === "" || section === "" || Object.keys(missing).length > 0) return { missing };
	return { purge: { name: `${where}, ${section}`, tags: tagsOfArea({ where, section }) } };
}

function tagsOfArea({ where, section }: Area): string[] {
	if (where === EVERYWHERE && section === ALL_SECTIONS) return [EVERYTHING];
	return localesIn(where).flatMap((locale) =>
		section === ALL_SECTIONS ? [tags.locale(locale)] : tagsOfSection(locale, section),
	);
}

/** The section's items are also on the home page, in searches and in the sitemap. */
const tagsOfSection = (locale: string, section: string): string[] => [tags.whole(locale, section), tags.mixed(locale)];

const localesIn = (where: Area["where"]): readonly string[] => {
	const country = COUNTRY_CODES.find((code) => code === where);
	if (country) return localesOf(country).map(({ code }) => code);
	return where === EVERYWHERE ? localeCodes : [where];
};

/** A purge by address, with or without origin. Its name lacks a deep link's code. undefined: the address has no content. */
export function purgeOfAddress(text: string): PurgeByHand | undefined {
	const path = URL.parse(text.trim(), "https://portal.invalid")?.pathname ?? "";
	return path.startsWith(`${IMAGES_PATH}/`) ? purgeOfPicture(path) : purgeOfPage(path.split("/").map(decoded));
}

function purgeOfPicture(path: string): PurgeByHand | undefined {
	const name = uploadName(path);
	return name === undefined ? undefined : { name: `picture ${name}`, tags: [tags.upload(name), tags.uploads] };
}

function purgeOfPage([, code = "", first, slug]: string[]): PurgeByHand | undefined {
	const locale = findLocale(code)?.code;
	if (!locale) return undefined;
	if (!first) return { name: `/${locale}`, tags: [tags.named(locale, "home"), tags.mixed(locale)] };
	if (SINGLE_PAGES.some((page) => page === first))
		return { name: `/${locale}/${first}`, tags: [tags.named(locale, first)] };
	const feedback = first === "feedback" && FEEDBACK_PAGES.find((page) => page === slug);
	if (feedback) return { name: paths.feedback(locale, feedback), tags: [tags.named(locale, feedback)] };
	if (!isSection(first)) return undefined;
	if (!slug) return { name: `/${locale}/${first}`, tags: tagsOfSection(locale, first) };
	return isSlug(slug)
		? { name: `/${locale}/${first}/${slug}`, tags: tagsOfItem(locale, first, { slug, id: null, documentId: null }) }
		: undefined;
}
