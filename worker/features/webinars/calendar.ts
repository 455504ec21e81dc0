import ical, { type ICalCalendar, ICalEventStatus } from "ical-generator";
import { translator } from "../../../locales/index.ts";
import { BRAND } from "../../../shared/brand.ts";
import { endOf } from "../../../shared/events.ts";
import type { Span } from "../../../shared/format.ts";
import { type LocaleCode, languageOf } from "../../../shared/locales.ts";
import type { Card, Detail } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import type { Site } from "../../visitor/site.ts";

/** The file has no personal link. A hybrid event names both places, because the portal does not store who attends where. */
export function calendarOf(
	site: Pick<Site, "origin" | "locale">,
	{ card, venue, webinarId }: Pick<Detail, "card" | "venue" | "webinarId">,
): string | null {
	if (!card.event) return null;
	const calendar = emptyCalendar(site.locale);
	const event = eventOf(site, card, card.event);
	const onSite = [venue?.name, venue?.address].filter(Boolean).join(", ");
	const online = webinarId === null ? "" : translator(site.locale)("calendar.online", { url: event.url });
	calendar.createEvent({ ...event, ...(venue ? { location: [onSite, online].filter(Boolean).join(" / ") } : {}) });
	return textOf(calendar);
}

/** Texts that editors paste can contain control characters. RFC 5545 forbids them, and some calendar apps refuse the file. */
const CONTROL = /(?![\t\r\n])\p{Cc}/gu;

/** RFC 5545 requires CRLF after the last line too. */
export const textOf = (calendar: ICalCalendar): string => `${calendar.toString().replace(CONTROL, "")}\r\n`;

export const emptyCalendar = (locale: LocaleCode): ICalCalendar =>
	ical({ prodId: { company: BRAND.company, product: BRAND.portal, language: languageOf(locale).toUpperCase() } });

export function eventOf({ origin, locale }: Pick<Site, "origin" | "locale">, card: Card, event: Span) {
	const url = origin + paths.detail(locale, "webinars", card.slug);
	const changed = card.updatedAt ?? card.publishedAt;
	return {
		// The UID outlives a new slug, so that a new download updates the calendar's entry.
		id: `${card.documentId ?? card.slug}.${locale}@${new URL(origin).hostname}`,
		start: new Date(event.startsAt),
		end: new Date(endOf(event)),
		...(card.event?.status === "cancelled" ? { status: ICalEventStatus.CANCELLED } : {}),
		summary: card.title,
		description: [card.intro, url].filter(Boolean).join("\n\n"),
		url,
		...(changed === null ? {} : { stamp: new Date(changed) }),
	};
}
