import type { TodaysWebinar } from "../../../client/markup/components/today.tsx";
import { country } from "../../../shared/countries.ts";
import { inOrderOfEvents, isAhead, isRoomOpen, isSameDay, phaseAt } from "../../../shared/events.ts";
import type { Site } from "../../visitor/site.ts";
import { readRegistration } from "./registration.ts";
import { readWebinarState, readWebinars } from "./webinars.ts";

/** More webinars on one day are not checked one by one. */
const MOST_CHECKED = 3;

/** The webinar of today that the session's user can join, else the next one of today. Null on a day without one. */
export async function readToday(site: Site): Promise<TodaysWebinar | null> {
	const now = Date.now();
	const home = country(site.country).timeZone;
	const today = (await readWebinars(site)).flatMap(({ id, card }) => {
		const { event } = card;
		if (!event || !isAhead(phaseAt(now, event)) || !isSameDay(Date.parse(event.startsAt), now, home)) return [];
		return [{ id, slug: card.slug, title: card.title, event }];
	});
	const checked = await Promise.all(
		inOrderOfEvents(today, ({ event }) => event, now)
			.slice(0, MOST_CHECKED)
			.map(async ({ id, ...webinar }) => {
				const [state, registration] = await Promise.all([readWebinarState(site, id), readRegistration(site, id)]);
				const phase = state?.phase ?? phaseAt(now, webinar.event);
				const isOpen = isRoomOpen(now, phase, webinar.event);
				return { ...webinar, phase, canJoin: isOpen && (registration?.join_url ?? null) !== null };
			}),
	);
	const ahead = checked.filter(({ phase }) => isAhead(phase));
	return ahead.find(({ canJoin }) => canJoin) ?? ahead[0] ?? null;
}
