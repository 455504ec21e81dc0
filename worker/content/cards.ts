import { CARD_INTRO_LENGTH } from "../../shared/constants.ts";
import { wireImage } from "../../shared/contracts/image.ts";
import { oncePerId, type WireCourse, type WireItem } from "../../shared/contracts/item.ts";
import { country, type LocaleCode } from "../../shared/countries.ts";
import { isTimeZone } from "../../shared/events.ts";
import { linkOf } from "../../shared/links.ts";
import { localeOf } from "../../shared/locales.ts";
import { bareCard, type Card, type Detail } from "../../shared/models.ts";
import type { DraftState } from "../../shared/preview.ts";
import { type Medium, paths } from "../../shared/routes.ts";
import type { Section } from "../../shared/sections.ts";
import { shortened } from "../../shared/text.ts";
import { mediumAddress } from "../backend/media-hosts.ts";
import { about } from "../runtime/findings/findings.ts";
import { cardAsSubject, itemAsSubject, noteMedia } from "../runtime/findings/noted.ts";
import { nameIn, type PreviewVisit, seesItem } from "../visitor/preview/visit.ts";
import type { Site } from "../visitor/site.ts";
import { placedMedia } from "./item-media.ts";
import { type PictureRoute, publicRoute, textMedia, toPicture } from "./pictures/pictures.ts";
import { plainField } from "./text/plain-field.ts";
import { beginningOf, richText } from "./text/rich-text.ts";

type Place = Pick<Site, "locale" | "preview">;

/** A card holds what lists, search results and gated pages may show: no text, no media URLs. */
async function toCard(item: WireItem, locale: LocaleCode, previewRoute: PictureRoute | null): Promise<Card> {
	return {
		documentId: item.documentId,
		id: item.id,
		section: item.content_type,
		slug: item.slug,
		title: item.title,
		intro: await plainField(item.intro),
		publicContent: item.public_content,
		publishedAt: item.published_at,
		updatedAt: lastEditOf(item),
		expiresAt: item.expires_at,
		category: item.category,
		domains: oncePerId(item.domains),
		image: await toPicture(item.image, previewRoute ?? publicRoute),
		slugs: item.slugs ?? {},
		duration: item.audio?.duration ?? item.video?.duration ?? item.duration,
		editorial: previewRoute && { state: stateOf(item), approvalCode: item.approval_code },
		event: item.webinar && {
			startsAt: item.webinar.starts_at,
			endsAt: item.webinar.ends_at,
			timeZone: zoneOf(item.webinar.timezone, locale),
			onSite: item.webinar.on_site !== null,
			isOffline: item.webinar.webinargeek_id === null,
			status: item.webinar.status,
			hasReplay: item.webinar.has_recording === true,
		},
		audio: item.audio && isServed(item.audio) ? { mime: item.audio.mime, kilobytes: item.audio.size } : null,
		file: item.file && isServed(item.file) ? { type: fileType(item.file), kilobytes: item.file.size } : null,
	};
}

/** Not before the publication, as for an item that was under embargo. */
const lastEditOf = ({ published_at, updated_at }: WireItem): string | null =>
	updated_at !== null && Date.parse(updated_at) < Date.parse(published_at ?? "") ? published_at : updated_at;

const zoneOf = (typed: string | null, locale: LocaleCode): string =>
	typed && isTimeZone(typed) ? typed : country(localeOf(locale).country).timeZone;

function webAddress(url: string | null): string | null {
	const link = linkOf(url, "");
	return link.kind === "external" ? link.href : null;
}

const isServed = ({ url }: { url: string }): boolean => mediumAddress(url) !== undefined;

export const stateOf = ({ state, published_at }: Pick<WireItem, "state" | "published_at">): DraftState =>
	state ?? (published_at === null ? "draft" : "published");

/** Such as "PDF"; "" if nothing names it. */
function fileType({ ext, url, name, mime }: NonNullable<WireItem["file"]>): string {
	const extension = (of: string | null) => of && /\.(\w{2,5})(?:[?#].*)?$/.exec(of)?.[1];
	const type = ext || extension(url) || extension(name) || (mime && /\/(\w{3,4})$/.exec(mime)?.[1]);
	return (type || "").replace(/^\./, "").toUpperCase();
}

const mediumPath = (locale: LocaleCode, section: Section, slug: string) => (medium: Medium) =>
	paths.media(locale, section, slug, medium);

const mediaOf = ({ locale, preview }: Place, item: WireItem) =>
	textMedia(mediumPath(locale, item.content_type, nameIn(preview, item)));

/** A reviewer's preview covers one item, an editor's any. */
const isSeen = (preview: PreviewVisit | null, item: WireItem): boolean =>
	seesItem(preview, item.content_type, nameIn(preview, item));

/** In a preview the picture is a gated medium, so its URL works in the preview only. */
export const cardFor = (site: Place, item: WireItem): Promise<Card> =>
	toCard(item, site.locale, isSeen(site.preview, item) ? mediaOf(site, item).gated : null);

/** Findings concern published content: a preview records none. */
export const toDetail = (site: Site, item: WireItem): Promise<Detail> =>
	site.preview ? detailOf(site, item) : about(itemAsSubject(item, site.locale), () => detailOf(site, item));

async function detailOf(site: Place, item: WireItem): Promise<Detail> {
	const { webinar, poster } = item;
	noteMedia(item);
	const { locale } = site;
	const linked = mediaOf(site, item);
	const isPreview = isSeen(site.preview, item);
	const card = await toCard(item, locale, isPreview ? linked.gated : null);
	const pictures = card.publicContent && !isPreview ? publicRoute : linked.gated;
	const place = { of: card.section, locale, pictures, file: linked.file };
	const [content, transcript, posterPicture] = await Promise.all([
		richText(item.content, { ...place, field: "content" }),
		richText(item.transcript, { ...place, field: "transcript" }),
		toPicture(typeof poster === "string" ? wireImage.parse({ url: poster }) : poster, pictures),
	]);
	const placed = placedMedia(item);
	return {
		card,
		content,
		approvalCode: item.approval_code,
		transcript: transcript || null,
		webinarId: webinar?.webinargeek_id ?? null,
		speakers: webinar?.speakers ?? [],
		authors: item.authors,
		sources: item.sources.map(({ label, url }) => ({ label, url: webAddress(url) })),
		reviewedAt: item.reviewed_at,
		venue: webinar?.on_site ? { name: webinar.on_site.venue, address: webinar.on_site.address } : null,
		units: [],
		certificate: false,
		poster: posterPicture,
		tracking: {
			products: item.tracking_products,
			messages: item.tracking_key_messages,
			populations: item.patient_populations,
		},
		...placed,
		media: { ...linked.media, ...placed.media },
	};
}

const bareCourse = ({ id, name }: WireCourse): Card => bareCard("e-learnings", id, name);

/** A course as a card [3.05]. Description and units require full access. */
export async function courseCard(course: WireCourse): Promise<Card> {
	const { big_avatar: url, duration } = course;
	// Avatars are cropped, also PNGs.
	const image = url ? wireImage.parse({ url, fit: "cover" }) : null;
	return { ...bareCourse(course), image: await toPicture(image), duration };
}

export async function describedCourseCard(course: WireCourse, locale: LocaleCode): Promise<Card> {
	const card = await courseCard(course);
	const beginning = await beginningOf(course.description, descriptionPlace(card, locale));
	return { ...card, intro: shortened(beginning, CARD_INTRO_LENGTH) };
}

function descriptionPlace({ section, slug }: Card, locale: LocaleCode) {
	const { gated, file, media } = textMedia(mediumPath(locale, section, slug));
	return { of: section, field: "description", locale, pictures: gated, file, media };
}

export const courseDetail = (course: WireCourse, locale: LocaleCode): Promise<Detail> =>
	about(cardAsSubject(bareCourse(course), locale), () => courseDetailOf(course, locale));

async function courseDetailOf(course: WireCourse, locale: LocaleCode): Promise<Detail> {
	const card = await courseCard(course);
	const { media, ...place } = descriptionPlace(card, locale);
	return {
		card,
		content: await richText(course.description, place),
		approvalCode: null,
		transcript: null,
		webinarId: null,
		speakers: [],
		authors: [],
		sources: [],
		reviewedAt: null,
		venue: null,
		units: course.units.map(({ name }) => name),
		certificate: course.certificate ?? false,
		captions: [],
		poster: null,
		tracking: { products: [], messages: [], populations: [] },
		media,
		embed: null,
		unavailable: [],
	};
}
