import type { WireCourse, WireItem } from "../../shared/contracts/item.ts";
import { endOf, isTimeZone } from "../../shared/events.ts";
import { bareCard, type Card, type Detail } from "../../shared/models.ts";
import { toPicture } from "./pictures.ts";
import { isRecording, noteChange } from "./reads.ts";
import { sanitise } from "./sanitise.ts";

/** Turns the backend's items and courses into what pages show: cards and details. */

/** All that a list, a search result or a gated page may show: no body and no media addresses. */
export function toCard(item: WireItem): Card {
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
		image: toPicture(item.image),
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

export async function toDetail(item: WireItem): Promise<Detail> {
	const { file, audio, video, captions, webinar } = item;
	return {
		card: toCard(item),
		content: await sanitise(item.content),
		approvalCode: item.approval_code,
		transcript: item.transcript && (await sanitise(item.transcript)),
		webinarId: webinar?.webinargeek_id ?? null,
		speakers: webinar?.speakers ?? [],
		venue: webinar?.on_site ? { name: webinar.on_site.venue, address: webinar.on_site.address } : null,
		units: [],
		certificate: false,
		captions: captions.map(({ locale, label }) => ({ locale, label: label ?? locale })),
		poster: typeof item.poster === "string" ? null : toPicture(item.poster),
		tracking: {
			products: item.tracking_products.map(({ Name }) => Name),
			messages: item.tracking_key_messages.map(({ Name }) => Name),
			populations: item.patient_populations.map(({ name }) => name),
		},
		media: {
			...(file && { file: { url: file.url, mime: file.mime, name: file.name } }),
			...(audio && { audio: { url: audio.url, mime: audio.mime, name: null } }),
			...(video && { video: { url: video.url, mime: video.mime, name: null } }),
			...Object.fromEntries(
				captions.map(({ url }, index) => [`captions-${index}`, { url, mime: "text/vtt", name: null }]),
			),
		},
	};
}

/** A course as an item [3.05]; its description and units are for full access alone. */
export function courseCard({ id, name, big_avatar: url, duration }: WireCourse): Card {
	const image = url ? { id, url, alternativeText: null, width: null, height: null, formats: null } : null;
	return { ...bareCard("e-learnings", id, name), image: toPicture(image), duration };
}

export const courseDetail = async (course: WireCourse): Promise<Detail> => ({
	card: courseCard(course),
	content: await sanitise(course.description),
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
	media: {},
});

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
