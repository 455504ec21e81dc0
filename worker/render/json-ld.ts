import { BRAND } from "../../shared/brand.ts";
import { isoDuration } from "../../shared/format.ts";
import type { Card, Detail } from "../../shared/models.ts";
import { type SchemaType, SECTION_FACTS } from "../../shared/sections.ts";
import type { Site } from "../visitor/site.ts";

/** An item's schema.org data, without its content and the addresses of its media. */
export function itemJsonLd(card: Card, detail: Detail | null, url: string | undefined, site: Site): object {
	const { type } = SECTION_FACTS[card.section];
	const organization = { "@type": "Organization", name: BRAND.company };
	const common = {
		"@context": "https://schema.org",
		"@type": type,
		name: card.title,
		description: card.intro || card.title,
		url,
		inLanguage: site.locale,
		image: card.image ? new URL(card.image.src, site.origin).href : undefined,
		isAccessibleForFree: card.publicContent,
	};
	const byType: Record<SchemaType, object> = {
		NewsArticle: {
			headline: card.title,
			datePublished: card.publishedAt,
			dateModified: card.updatedAt,
			publisher: organization,
		},
		DigitalDocument: { datePublished: card.publishedAt, publisher: organization },
		PodcastEpisode: { datePublished: card.publishedAt, timeRequired: card.duration && isoDuration(card.duration) },
		VideoObject: {
			uploadDate: card.publishedAt,
			duration: card.duration && isoDuration(card.duration),
			thumbnailUrl: common.image,
		},
		EducationEvent: {
			startDate: card.event?.startsAt,
			endDate: card.event?.endsAt ?? undefined,
			eventStatus: card.event?.status === "cancelled" ? "https://schema.org/EventCancelled" : undefined,
			...attendance(detail, url),
			organizer: organization,
		},
		Course: { provider: organization },
	};
	const facts = Object.entries({ ...common, ...byType[type] });
	return Object.fromEntries(facts.filter(([, value]) => value !== null && value !== undefined));
}

function attendance(detail: Detail | null, url: string | undefined): object {
	const place = detail?.venue && {
		"@type": "Place",
		name: detail.venue.name,
		address: detail.venue.address ?? undefined,
	};
	const online = { "@type": "VirtualLocation", url };
	const mode = (name: string) => `https://schema.org/${name}EventAttendanceMode`;
	if (!place) return { eventAttendanceMode: mode("Online"), location: online };
	if (detail.webinarId === null) return { eventAttendanceMode: mode("Offline"), location: place };
	return { eventAttendanceMode: mode("Mixed"), location: [place, online] };
}
