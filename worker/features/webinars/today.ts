import type { TodaysWebinar } from "../../../client/markup/components/today.tsx";
import { country } from "../../../shared/countries.ts";
import { isAhead, isRoomOpen, isSameDay, phaseAt } from "../../../shared/events.ts";
import { fetchRegistrations } from "../../backend/webinars.ts";
import type { Session } from "../../visitor/session/session-data.ts";
import type { Site } from "../../visitor/site.ts";
import { readWebinarState, readWebinars } from "./webinars.ts";

/**
 * The first webinar of today that the user is registered for, or null. It costs one call on days without one. A backend
 * without the optional call has none.
 */
export async function readToday(site: Site, session: Session): Promise<TodaysWebinar | null> {
	const { email } = session.user;
	// Nobody has verified a typed address.
	const registrations = email === "" ? null : await fetchRegistrations(site, email);
	const now = Date.now();
	const { timeZone } = country(site.country);
	const [first] = (registrations ?? [])
		.flatMap(({ webinar_id: id, starts_at: startsAt, ends_at: endsAt, join_url: link }) =>
			startsAt === null ? [] : [{ id, startsAt, endsAt, hasLink: link !== null }],
		)
		.filter((span) => isAhead(phaseAt(now, span)) && isSameDay(Date.parse(span.startsAt), now, timeZone))
		.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
	if (!first) return null;
	const [webinars, state] = await Promise.all([readWebinars(site), readWebinarState(site, first.id)]);
	const card = webinars.find(({ id }) => id === first.id)?.card;
	const phase = state?.phase ?? phaseAt(now, first);
	if (!card?.event || !isAhead(phase)) return null;
	const { slug, title, event } = card;
	return { slug, title, event, phase, canJoin: first.hasLink && isRoomOpen(now, phase, event) };
}
