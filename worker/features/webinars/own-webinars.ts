import type { OwnWebinar, OwnWebinars } from "../../../client/markup/views/account/own-webinars.tsx";
import type { WireOwnRegistration, WireRegistration } from "../../../shared/contracts/learning.ts";
import { country } from "../../../shared/countries.ts";
import { inOrderOfEvents, isAhead, type Phase, phaseAt, phaseOf } from "../../../shared/events.ts";
import { type LocaleCode, localesOf } from "../../../shared/locales.ts";
import { checkRegistration, fetchRegistrations } from "../../backend/webinars.ts";
import { fewAtOnce } from "../../runtime/few-at-once.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import { budgetOfSession, countUse } from "../../visitor/limits/uses.ts";
import { mayReadRegistration, personOf } from "../../visitor/session/participant.ts";
import type { Session } from "../../visitor/session/session-data.ts";
import type { Site } from "../../visitor/site.ts";
import { type ListedWebinar, readWebinarState, readWebinars } from "./webinars.ts";

/** The user's webinars in all locales: all registrations by one optional call, else the next webinars one by one. */

const AT_ONCE = 4;
const MAX_CHECKED = 12;
/** Webinars whose state is read. All others depend on their dates and show no recording. */
const MAX_STATES = 24;

interface LocalWebinar extends ListedWebinar {
	locale: LocaleCode;
}

/** @throws OverBudget */
export async function readOwnWebinars(site: Site, session: Session): Promise<OwnWebinars> {
	const { email } = session.user;
	await countUse("records", budgetOfSession(session));
	const [webinars, listed] = await Promise.all([
		webinarsIn(site),
		// Only the account's address. A typed address is not verified and must not reveal somebody's registrations.
		email === "" ? null : fetchRegistrations(site, email),
	]);
	return listed ? allOf(site, webinars, listed) : nextOf(site, session, webinars);
}

/** Webinars by provider id. If several locales have a page for one webinar, the request's locale wins. */
async function webinarsIn(site: Site): Promise<Map<string, LocalWebinar>> {
	const locales = localesOf(site.country).map(({ code }) => code);
	const others = locales.filter((code) => code !== site.locale);
	const lists = await Promise.all(
		[...others, site.locale].map(async (locale) =>
			(await readWebinars({ ...site, locale })).map((one): LocalWebinar => ({ ...one, locale })),
		),
	);
	return new Map(lists.flat().map((one) => [one.id, one]));
}

async function allOf(
	site: Site,
	webinars: ReadonlyMap<string, LocalWebinar>,
	listed: readonly WireOwnRegistration[],
): Promise<OwnWebinars> {
	const registered = listed.map((registration) => ownOf(site, registration, webinars.get(registration.webinar_id)));
	const registrations = await withStates(site, oncePerEvent(registered));
	return { registrations, scope: "all", unchecked: 0, hasAddress: true };
}

/** A person can register for several broadcasts of a webinar, which are one event here: the record must not count it twice. */
function oncePerEvent(webinars: readonly OwnWebinar[]): OwnWebinar[] {
	const events = new Map<string, OwnWebinar>();
	for (const one of webinars) {
		const key = `${one.event?.startsAt} ${one.id}`;
		const other = events.get(key);
		events.set(key, other ? { ...(other.canJoin ? other : one), attended: attendedIn(other, one) } : one);
	}
	return [...events.values()];
}

const attendedIn = (...webinars: readonly OwnWebinar[]): boolean | null => {
	const answers = webinars.map(({ attended }) => attended);
	return answers.includes(true) || (answers.includes(null) ? null : false);
};

async function nextOf(site: Site, session: Session, webinars: ReadonlyMap<string, LocalWebinar>): Promise<OwnWebinars> {
	const now = Date.now();
	const ahead = [...webinars.values()].filter(
		({ id, card }) => card.event && isAhead(phaseAt(now, card.event)) && mayReadRegistration(session, id),
	);
	const next = inOrderOfEvents(ahead, ({ card }) => card.event, now).slice(0, MAX_CHECKED);
	const failures: unknown[] = [];
	const answers = await fewAtOnce(next, AT_ONCE, async (one) => {
		// No further calls after a failure: visitors should not wait for many deadlines.
		if (failures.length > 0) return { one, answer: undefined };
		try {
			return { one, answer: await checkRegistration(site, one.id, personOf(session).email) };
		} catch (error) {
			failures.push(error);
			return { one, answer: undefined };
		}
	});
	const unchecked = answers.filter(({ answer }) => answer === undefined).length;
	if (unchecked === next.length && unchecked > 0) throw failures[0];
	if (unchecked > 0) logFailure("registration-check-failed", failures[0]);
	const registered = answers.flatMap(({ one, answer }) =>
		answer?.registered ? [ownOf(site, { webinar_id: one.id, ...NO_DETAILS, ...answer }, one)] : [],
	);
	const hasAddress = session.user.email !== "" || session.typed !== undefined;
	return { registrations: await withStates(site, registered), scope: "next", unchecked, hasAddress };
}

const NO_DETAILS = { title: null, starts_at: null, ends_at: null, attended: null } as const;

type Registration = Omit<WireOwnRegistration, "join_url"> & Pick<WireRegistration, "join_url">;

/** The CMS's facts about a webinar take precedence over the provider's, but not over the date of an earlier session. */
function ownOf(site: Site, registration: Registration, webinar: LocalWebinar | undefined): OwnWebinar {
	const { webinar_id: id, title, starts_at: startsAt, ends_at: endsAt, join_url, attended } = registration;
	const { timeZone } = country(site.country);
	const now = Date.now();
	const listed = webinar?.card.event ?? null;
	const told = startsAt === null ? null : { startsAt, endsAt, timeZone, onSite: false, status: null, hasReplay: false };
	// Of a series, of which the CMS has the date of the next session.
	const isEarlier =
		attended === true &&
		listed !== null &&
		phaseAt(now, listed) === "upcoming" &&
		(told === null || phaseAt(now, told) === "ended");
	const event = isEarlier ? told : (listed ?? told);
	return {
		id,
		page: webinar ? { locale: webinar.locale, slug: webinar.card.slug } : null,
		card: webinar?.card ?? null,
		title: webinar?.card.title ?? title,
		event,
		phase: isEarlier ? "ended" : event ? phaseOf(now, event) : undated(join_url !== null),
		canJoin: join_url !== null,
		hasReplay: false,
		attended,
	};
}

const undated = (canJoin: boolean): Phase => (canJoin ? "upcoming" : "ended");

async function withStates(site: Site, webinars: readonly OwnWebinar[]): Promise<OwnWebinar[]> {
	const ordered = inOrderOfEvents(webinars, ({ event }) => event, Date.now());
	const first = await fewAtOnce(ordered.slice(0, MAX_STATES), AT_ONCE, async (one): Promise<OwnWebinar> => {
		const locale = one.page?.locale ?? site.locale;
		const state = await readWebinarState({ ...site, locale }, one.id);
		if (!state) return one;
		// The provider's phase is that of the session that the CMS lists.
		const isOther = one.card !== null && one.event !== one.card.event;
		const phase = isOther || one.phase === "cancelled" ? one.phase : (state.phase ?? one.phase);
		return { ...one, phase, hasReplay: state.hasReplay };
	});
	return [...first, ...ordered.slice(MAX_STATES)];
}
