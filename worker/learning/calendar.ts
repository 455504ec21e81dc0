import ical from "ical-generator";
import { translator } from "../../locales/index.ts";
import { BRAND } from "../../shared/brand.ts";
import { endOf } from "../../shared/events.ts";
import { languageOf } from "../../shared/locales.ts";
import type { Card, Detail } from "../../shared/models.ts";
import { paths } from "../../shared/routes.ts";
import type { Site } from "../site/site.ts";

/**
 * A webinar as iCalendar (RFC 5545): public facts and the portal's own page, never a personal link. Times are UTC, which
 * every calendar shows in its reader's zone. Where one can come to it as well as join it, both places are named: the portal
 * does not keep who chose which.
 */
export function calendarOf(
	site: Site,
	{ card, venue, webinarId }: Pick<Detail, "card" | "venue" | "webinarId">,
): string | null {
	if (!card.event) return null;
	const { startsAt } = card.event;
	const url = site.origin + paths.detail(site.locale, "webinars", card.slug);
	const onSite = [venue?.name, venue?.address].filter(Boolean).join(", ");
	const online = webinarId === null ? "" : translator(site.locale)("calendar.online", { url });
	const calendar = ical({
		prodId: { company: BRAND.company, product: BRAND.portal, language: languageOf(site.locale).toUpperCase() },
	});
	calendar.createEvent({
		// The same UID at every download, so that calendars update their entry.
		id: `${card.slug}.${site.locale}@${new URL(site.origin).hostname}`,
		start: new Date(startsAt),
		end: new Date(endOf(card.event)),
		summary: card.title,
		description: [card.intro, url].filter(Boolean).join("\n\n"),
		url,
		...(venue ? { location: [onSite, online].filter(Boolean).join(" / ") } : {}),
		...lastChange(card),
	});
	return calendar.toString();
}

const lastChange = ({ updatedAt, publishedAt }: Card) => {
	const changed = updatedAt ?? publishedAt;
	return changed === null ? {} : { stamp: new Date(changed) };
};
