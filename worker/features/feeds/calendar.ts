import type { Card } from "../../../shared/models.ts";
import { finding } from "../../runtime/findings/findings.ts";
import { cardAsSubject } from "../../runtime/findings/noted.ts";
import type { Site } from "../../visitor/site.ts";
import { emptyCalendar, eventOf, textOf } from "../webinars/calendar.ts";
import { momentOf, publicCards } from "./entries.ts";

/** Calendars ask again after so many seconds, as far as they heed it. */
const AGAIN_AFTER = 6 * 60 * 60;

/** What never changed, so that the file is the same until it does. */
const NEVER = new Date(0);

/** Public webinars as a calendar to subscribe to (RFC 5545): public facts and the portal's own pages, never a way to join. */
export function calendarOfWebinars(
	{ locale }: Site,
	{ origin, title, page }: { origin: string; title: string; page: string },
	cards: readonly Card[],
): string {
	const calendar = emptyCalendar(locale)
		.name(title)
		.url(origin + page)
		.ttl(AGAIN_AFTER);
	for (const card of publicCards(cards, locale)) {
		const { event } = card;
		if (!event || momentOf(event.startsAt) === null || momentOf(event.endsAt ?? event.startsAt) === null) {
			finding("feed", { field: "webinar" }, cardAsSubject(card, locale));
			continue;
		}
		const own = eventOf({ origin, locale }, card, event);
		// An end before its beginning would be written as the beginning.
		const end = own.end < own.start ? own.start : own.end;
		calendar.createEvent({ stamp: NEVER, ...own, end });
	}
	return textOf(calendar);
}
