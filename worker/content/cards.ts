import type { WireCourse, WireItem } from "../../shared/contracts/item.ts";
import type { LocaleCode } from "../../shared/countries.ts";
import { endOf, isTimeZone } from "../../shared/events.ts";
import { bareCard, type Card, type Detail } from "../../shared/models.ts";
import { type Medium, paths } from "../../shared/routes.ts";
import { contentPath } from "./content-host.ts";
import { forEverybody, gatedPictures, toPicture } from "./pictures.ts";
import { isRecording, noteChange } from "./reads.ts";
import { sanitise } from "./sanitise.ts";

/** Turns the backend's items and courses into what pages show: cards and details. */

/** All that a list, a search result or a gated page may show: no body and no media addresses. */
export async function toCard(item: WireItem): Promise<Card> {
	return {
		section: item.content_type,
		slug: item.slug,
		title: item.title,
		intro: item.intro ?? "",
		publicContent: item.public_content,
		publishedAt: item.published_at,
		updatedAt: item.updated_at,
		expiresAt: item.expires_at,
		category: item.category,
		domains: item.domains,
		image: await toPicture(item.image),
		slugs: item.slugs ?? {},
		duration: item.audio?.duration ?? item.video?.duration ?? null,
		event: item.webinar && {
			startsAt: item.webinar.starts_at,
			endsAt: item.webinar.ends_at,
			timeZone: item.webinar.timezone && isTimeZone(item.webinar.timezone) ? item.webinar.timezone : null,
			onSite: item.webinar.on_site !== null,
		},
		file: item.file && { type: fileType(item.file), kilobytes: item.file.size },
	};
}

const fileType = ({ ext, url }: { ext: string | null; url: string }): string =>
	(ext ?? /\.(\w{2,5})$/.exec(url)?.[1] ?? "").replace(/^\./, "").toUpperCase();

/** An item's own medium, which its gated route serves. */
const mediumPath =
	(locale: LocaleCode, { section, slug }: Card) =>
	(medium: Medium) =>
		paths.media(locale, section, slug, medium);

type Source = Omit<Detail["media"][string], "url"> & { url: string | undefined };

/** Only what may be asked of the content host. */
const served = (media: Record<string, Source>): Detail["media"] =>
	Object.fromEntries(
		Object.entries(media).flatMap(([medium, source]) => {
			const url = contentPath(source.url ?? "");
			return url === undefined ? [] : [[medium, { ...source, url }]];
		}),
	);

export async function toDetail(item: WireItem, locale: LocaleCode): Promise<Detail> {
	const { file, audio, video, webinar, poster } = item;
	const card = await toCard(item);
	const gated = gatedPictures(mediumPath(locale, card));
	const address = card.publicContent ? forEverybody : gated.address;
	const [content, transcript, posterPicture] = await Promise.all([
		sanitise(item.content, address),
		item.transcript && sanitise(item.transcript, address),
		typeof poster === "string" ? null : toPicture(poster, address),
	]);
	const captions = item.captions.filter(({ url }) => contentPath(url) !== undefined);
	return {
		card,
		content,
		approvalCode: item.approval_code,
		transcript,
		webinarId: webinar?.webinargeek_id ?? null,
		speakers: webinar?.speakers ?? [],
		venue: webinar?.on_site ? { name: webinar.on_site.venue, address: webinar.on_site.address } : null,
		units: [],
		certificate: false,
		captions: captions.map(({ locale, label }) => ({ locale, label: label ?? locale })),
		poster: posterPicture,
		tracking: {
			products: item.tracking_products.map(({ Name }) => Name),
			messages: item.tracking_key_messages.map(({ Name }) => Name),
			populations: item.patient_populations.map(({ name }) => name),
		},
		media: {
			...gated.media,
			...served({
				file: { url: file?.url, mime: file?.mime ?? null, name: file?.name ?? null },
				audio: { url: audio?.url, mime: audio?.mime ?? null, name: null },
				video: { url: video?.url, mime: video?.mime ?? null, name: null },
				...Object.fromEntries(
					captions.map(({ url }, index) => [`captions-${index}`, { url, mime: "text/vtt", name: null }]),
				),
			}),
		},
	};
}

/** A course as an item [3.05]; its description and units are for full access alone. */
export async function courseCard({ id, name, big_avatar: url, duration }: WireCourse): Promise<Card> {
	const image = url ? { id, url, alternativeText: null, width: null, height: null, formats: null } : null;
	return { ...bareCard("e-learnings", id, name), image: await toPicture(image), duration };
}

export async function courseDetail(course: WireCourse, locale: LocaleCode): Promise<Detail> {
	const card = await courseCard(course);
	const { address, media } = gatedPictures(mediumPath(locale, card));
	return {
		card,
		content: await sanitise(course.description, address),
		approvalCode: null,
		transcript: null,
		webinarId: null,
		speakers: [],
		venue: null,
		units: course.units.map(({ name }) => name),
		certificate: course.certificate ?? false,
		captions: [],
		poster: null,
		tracking: { products: [], messages: [], populations: [] },
		media,
	};
}

/**
 * Whether an item is past `expires_at`. Checked at each read, not when the item is cached. Also tells the page that is
 * being made when to end: when the item expires, and when its event begins or ends.
 */
export function isExpired({ expiresAt, event }: Card): boolean {
	// Cards show whether an event is live or over, so that a kept page is wrong from these moments on.
	if (event && isRecording()) for (const at of [Date.parse(event.startsAt), endOf(event)]) noteChange(at);
	if (expiresAt === null) return false;
	const at = Date.parse(expiresAt);
	noteChange(at);
	return at <= Date.now();
}
