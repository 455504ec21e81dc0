import type { WebinarStates } from "../../../client/markup/components/card.tsx";
import type { Card } from "../../../shared/models.ts";
import { fetchRegistrations } from "../../backend/webinars.ts";
import { fewAtOnce } from "../../runtime/few-at-once.ts";
import type { Session } from "../../visitor/session/session-data.ts";
import type { Site } from "../../visitor/site.ts";
import { readWebinarState, readWebinars } from "./webinars.ts";

const AT_ONCE = 4;
/** Further cards show what their dates say. */
const MOST_STATES = 18;

/** What the provider says of the webinars of a list, and for which of them the user is registered. */
export async function readListStates(site: Site, session: Session, cards: readonly Card[]): Promise<WebinarStates> {
	const { email } = session.user;
	const [known, listed] = await Promise.all([
		readWebinars(site),
		// Without the optional call, each webinar's own page says it.
		email === "" ? null : fetchRegistrations(site, email).catch(() => null),
	]);
	const ids = new Map(known.map(({ id, card }) => [card.slug, id]));
	const registered = new Set(listed?.map((registration) => registration.webinar_id));
	const states = await fewAtOnce(cards.slice(0, MOST_STATES), AT_ONCE, async ({ slug, event }) => {
		const id = ids.get(slug);
		if (id === undefined) return [];
		// A CMS that has the status has said it with the list.
		const state = event?.status === null ? await readWebinarState(site, id) : null;
		return [[slug, { ...(state ?? {}), isRegistered: registered.has(id) }] as const];
	});
	return Object.fromEntries(states.flat());
}
