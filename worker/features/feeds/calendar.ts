import type { Card } from "../../../shared/models.ts";
import { finding } from "../../runtime/findings/findings.ts";
import { cardAsSubject } from "../../runtime/findings/noted.ts";
import type { Site } from "../../visitor/site.ts";
import { emptyCalendar, eventOf, textOf } from "../webinars/calendar.ts";
import { momentOf, publicCards } from "./entries.ts";

const REFRESH_AFTER_S = 6 * 60 * 60;

/** DTSTAMP of events without a date of change: a fixed value keeps the file, and its ETag, the same. */
const NEVER = new Date(0);

/** A calendar of public webinars to subscribe to (RFC 5545). It links to the portal's pages and has no join links. */
export function calendarOfWebinars(
	{ locale }: Site,
	{ origin, title, page }: { origin: string; title: string; page: string },
	cards: readonly Card[],
): string {
	const calendar = emptyCalendar(locale)
		.name(title)
		.url(origin + page)
		.ttl(REFRESH_AFTER_S);
	const ids = new Set<string>();
	for (const card of publicCards(cards, locale)) {
		const { event } = card;
		if (!event || momentOf(event.startsAt) === null || momentOf(event.endsAt ?? event.startsAt) === null) {
			finding("feed", { field: "webinar" }, cardAsSubject(card, locale));
			continue;
		}
		const entry = eventOf({ origin, locale }, card, event);
		// The CMS can have a slug twice. Calendar apps refuse a file that has a UID twice.
		if (ids.has(entry.id)) continue;
		ids.add(entry.id);
		// The library would write a reversed span with its end as start.
		const end = entry.end < entry.start ? entry.start : entry.end;
		calendar.createEvent({ stamp: NEVER, ...entry, end });
	}
	return textOf(calendar);
}
