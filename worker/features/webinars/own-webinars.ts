import type { OwnWebinar, OwnWebinars } from "../../../client/markup/views/account/own-webinars.tsx";
import type { WireOwnRegistration, WireRegistration } from "../../../shared/contracts/learning.ts";
import { inOrderOfEvents, isAhead, type Phase, phaseAt } from "../../../shared/events.ts";
import { type LocaleCode, localesOf } from "../../../shared/locales.ts";
import type { Card } from "../../../shared/models.ts";
import { fetchRegistrations } from "../../backend/webinars.ts";
import { reasonOf } from "../../runtime/errors.ts";
import { fewAtOnce } from "../../runtime/few-at-once.ts";
import { log } from "../../runtime/log.ts";
import { mayReadRegistration } from "../../visitor/session/participant.ts";
import type { Session } from "../../visitor/session/session-data.ts";
import type { Site } from "../../visitor/site.ts";
import { readRegistration } from "./registration.ts";
import { type KnownWebinar, readWebinarState, readWebinars } from "./webinars.ts";

/**
 * The webinars that the session's user is registered for, in all locales of the country. A backend that offers it tells all
 * at once; of any other the next ones alone are asked, each by itself.
 */

const AT_ONCE = 4;
/** Of webinars to come, where each is asked by itself. */
const MOST_ASKED = 12;
/** Of more registrations than these the dates alone tell whether they are over, and no recording is named. */
const MOST_STATES = 24;

interface Known extends KnownWebinar {
	locale: LocaleCode;
}

export async function readOwnWebinars(site: Site, session: Session): Promise<OwnWebinars> {
	const { email } = session.user;
	const [known, listed] = await Promise.all([
		knownIn(site),
		// Nobody has verified an address that was typed: it is no key to all that somebody is registered for.
		email === "" ? null : fetchRegistrations(site, email),
	]);
	return listed ? allOf(site, known, listed) : nextOf(site, session, known);
}

/** The page's own locale first: one event may have a page in each. */
async function knownIn(site: Site): Promise<Map<string, Known>> {
	const locales = localesOf(site.country).map(({ code }) => code);
	const others = locales.filter((code) => code !== site.locale);
	const lists = await Promise.all(
		[...others, site.locale].map(async (locale) =>
			(await readWebinars({ ...site, locale })).map((one): Known => ({ ...one, locale })),
		),
	);
	return new Map(lists.flat().map((one) => [one.id, one]));
}

async function allOf(
	site: Site,
	known: ReadonlyMap<string, Known>,
	listed: readonly WireOwnRegistration[],
): Promise<OwnWebinars> {
	const own = listed.map((registration) => ownOf(registration, known.get(registration.webinar_id)));
	return { registrations: await withStates(site, own), scope: "all", unchecked: 0, hasAddress: true };
}

async function nextOf(site: Site, session: Session, known: ReadonlyMap<string, Known>): Promise<OwnWebinars> {
	const now = Date.now();
	const ahead = [...known.values()].filter(
		({ id, card }) => card.event && isAhead(phaseAt(now, card.event)) && mayReadRegistration(session, id),
	);
	const asked = inOrderOfEvents(ahead, ({ card }) => card.event, now).slice(0, MOST_ASKED);
	const failures: unknown[] = [];
	const answers = await fewAtOnce(asked, AT_ONCE, async (one) => {
		// A vendor that fails is not asked on: nobody waits for many deadlines.
		if (failures.length > 0) return { one, answer: undefined };
		try {
			return { one, answer: await readRegistration(site, one.id) };
		} catch (error) {
			failures.push(error);
			return { one, answer: undefined };
		}
	});
	const unchecked = answers.filter(({ answer }) => answer === undefined).length;
	if (unchecked === asked.length && unchecked > 0) throw failures[0];
	if (unchecked > 0) log("registration-check-failed", { reason: reasonOf(failures[0]) });
	const own = answers.flatMap(({ one, answer }) =>
		answer?.registered ? [ownOf({ webinar_id: one.id, ...untold, ...answer }, one)] : [],
	);
	const hasAddress = session.user.email !== "" || session.typed !== undefined;
	return { registrations: await withStates(site, own), scope: "next", unchecked, hasAddress };
}

const untold = { title: null, starts_at: null, ends_at: null, attended: null } as const;

type Registration = Omit<WireOwnRegistration, "join_url"> & Pick<WireRegistration, "join_url">;

/** What the CMS says of the webinar goes before what the provider says of it. */
function ownOf(registration: Registration, known: Known | undefined): OwnWebinar {
	const { webinar_id: id, title, starts_at: startsAt, ends_at: endsAt, join_url, attended } = registration;
	const event =
		known?.card.event ??
		(startsAt === null
			? null
			: { startsAt, endsAt, timeZone: null, onSite: false, isCancelled: false, hasReplay: false });
	return {
		id,
		page: known ? { locale: known.locale, slug: known.card.slug } : null,
		card: known?.card ?? null,
		title: known?.card.title ?? title,
		event,
		phase: phaseOf(event, join_url !== null),
		canJoin: join_url !== null,
		hasReplay: false,
		attended,
	};
}

function phaseOf(event: Card["event"], canJoin: boolean): Phase {
	if (event) return phaseAt(Date.now(), event);
	return canJoin ? "upcoming" : "ended";
}

/** In the order in which they take place, with what the provider says of each. */
async function withStates(site: Site, own: readonly OwnWebinar[]): Promise<OwnWebinar[]> {
	const ordered = inOrderOfEvents(own, ({ event }) => event, Date.now());
	const asked = await fewAtOnce(ordered.slice(0, MOST_STATES), AT_ONCE, async (one): Promise<OwnWebinar> => {
		const locale = one.page?.locale ?? site.locale;
		const state = await readWebinarState({ ...site, locale }, one.id);
		return state ? { ...one, phase: state.phase, hasReplay: state.hasReplay } : one;
	});
	return [...asked, ...ordered.slice(MOST_STATES)];
}
