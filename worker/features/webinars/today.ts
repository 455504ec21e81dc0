import type { TodaysWebinar } from "../../../client/markup/components/today.tsx";
import { cardState, inOrderOfEvents, isAhead, isRoomOpen, phaseOf } from "../../../shared/events.ts";
import type { Session } from "../../visitor/session/session-data.ts";
import type { Site } from "../../visitor/site.ts";
import { readRegistrations } from "./registration.ts";
import { readWebinarState, readWebinars } from "./webinars.ts";

/**
 * The first webinar of today that the user is registered for and that is neither over nor cancelled. The provider is asked only on
 * days with a webinar.
 */
export async function readToday(site: Site, session: Session): Promise<TodaysWebinar | null> {
	// Nobody has verified a typed address.
	if (session.user.email === "") return null;
	const now = Date.now();
	const todays = inOrderOfEvents(await readWebinars(site), ({ card }) => card.event, now).flatMap(({ id, card }) => {
		const { event, slug, title } = card;
		return event && ["today", "live"].includes(cardState(now, event)) ? [{ id, slug, title, event }] : [];
	});
	if (todays.length === 0) return null;
	const registrations = await readRegistrations(site, session);
	// One webinar can have several registrations.
	const registrationsFor = (id: string) => registrations?.filter(({ webinar_id }) => webinar_id === id) ?? [];
	for (const { id, ...webinar } of todays.filter(({ id }) => registrationsFor(id).length > 0)) {
		const state = await readWebinarState(site, id);
		const phase = phaseOf(now, webinar.event, state?.phase);
		if (!isAhead(phase)) continue;
		const hasLink = registrationsFor(id).some(({ join_url }) => join_url !== null);
		return { ...webinar, phase, canJoin: hasLink && isRoomOpen(now, phase, webinar.event) };
	}
	return null;
}
