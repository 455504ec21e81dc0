import type { WebinarStates } from "../../../client/markup/components/card-states.tsx";
import type { Card } from "../../../shared/models.ts";
import { fewAtOnce } from "../../runtime/few-at-once.ts";
import type { Session } from "../../visitor/session/session-data.ts";
import type { Site } from "../../visitor/site.ts";
import { readRegistrations } from "./registration.ts";
import { readWebinarState, readWebinars } from "./webinars.ts";

const AT_ONCE = 4;
/** The state of further cards comes from their dates. */
const MOST_STATES = 18;

export async function readListStates(site: Site, session: Session, cards: readonly Card[]): Promise<WebinarStates> {
	const [webinars, registrations] = await Promise.all([
		readWebinars(site),
		// Without this optional call only the webinar's page shows the registration.
		session.user.email === "" ? null : readRegistrations(site, session).catch(() => null),
	]);
	const ids = new Map(webinars.map(({ id, card }) => [card.slug, id]));
	const registered = new Set(registrations?.map((registration) => registration.webinar_id));
	const states = await fewAtOnce(cards.slice(0, MOST_STATES), AT_ONCE, async ({ slug, event }) => {
		const id = ids.get(slug);
		if (id === undefined) return [];
		// A status of the CMS is on the card already.
		const state = event?.status === null ? await readWebinarState(site, id) : null;
		return [[slug, { ...(state ?? {}), isRegistered: registered.has(id) }] as const];
	});
	return Object.fromEntries(states.flat());
}
