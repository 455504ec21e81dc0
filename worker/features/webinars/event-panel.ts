import type { Deferred } from "../../../client/markup/deferred.ts";
import type { MeetingProps } from "../../../client/markup/forms/meeting-form.tsx";
import type { EventProps } from "../../../client/markup/views/detail/event.tsx";
import type { Registration } from "../../../client/markup/views/detail/event-registration.tsx";
import { PHONE, phoneOf } from "../../../shared/accounts/forms.ts";
import { MEETING_ANSWERS } from "../../../shared/accounts/messages.ts";
import { isAhead, type Phase, phaseAt } from "../../../shared/events.ts";
import { PERSON_FIELDS } from "../../../shared/learning/forms.ts";
import type { Card, Detail } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { deferred, type PageRequest, whileSignedIn } from "../../render/loader.ts";
import { reasonOf } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import { queryOf } from "../../visitor/params.ts";
import { missingFields, personOf } from "../../visitor/session/participant.ts";
import type { Site } from "../../visitor/site.ts";
import { formOf } from "../forms/item-form.ts";
import { readRegistration } from "./registration.ts";
import { readWebinarState } from "./webinars.ts";

/** The panels of a webinar's page: its time and registration, and the on-site meeting that may belong to it. */

interface Panels {
	event: Deferred<EventProps> | null;
	meeting: Deferred<MeetingProps | null> | null;
}

/** `detail` is null for a teaser, whose panel shows the date only. If the provider fails, the page is shown all the same. */
export function eventPanels({ site, form }: PageRequest, card: Card, detail: Detail | null): Panels {
	if (!card.event) return { event: null, meeting: null };
	const id = detail?.webinarId ?? null;
	// What was asked of a person is theirs until the last of it is there.
	const found = whileSignedIn(
		site,
		findOut(site, id, phaseAt(Date.now(), card.event)),
		({ registration, ...rest }) => ({
			...rest,
			registration: registration && SIGNED_OUT,
			session: null,
		}),
	);
	const event = found.then(({ phase, state, registration }) => ({
		phase,
		hasReplay: state?.hasReplay ?? false,
		isSure: id === null || state !== null,
		isOpen: detail !== null,
		registration,
		form: formOf(form, "register"),
	}));
	const meeting = () =>
		found.then(({ phase, session }) =>
			isAhead(phase) ? meetingOf({ ...site, session }, card.slug, queryOf(site.search).notice?.[0], form) : null,
		);
	return { event: deferred("event", event), meeting: detail?.venue ? deferred("meeting", meeting()) : null };
}

interface Found {
	phase: Phase;
	state: Awaited<ReturnType<typeof readWebinarState>>;
	registration: Registration | null;
	/** Whose registration it is. */
	session: Site["session"];
}

/** What the provider says of the webinar and of the session's user. */
async function findOut(site: Site, id: string | null, byDates: Phase): Promise<Found> {
	const { session } = site;
	if (id === null) return { phase: byDates, state: null, registration: null, session };
	// In parallel with the state, where the dates alone say that the registration will be needed.
	const early = isAhead(byDates) ? registrationOf(site, id) : null;
	const state = await readWebinarState(site, id);
	const phase = state?.phase ?? byDates;
	const registration = isAhead(phase) ? await (early ?? registrationOf(site, id)) : null;
	const isFull = registration?.state === "open" && state?.isFull;
	return { phase, state, registration: isFull ? { ...registration, state: "full" } : registration, session };
}

const SIGNED_OUT: Registration = { state: "signedOut", canJoin: false, asked: [], person: null };

async function registrationOf(site: Site, id: string): Promise<Registration> {
	const { session } = site;
	if (!session) return SIGNED_OUT;
	const who = { asked: missingFields(session), person: personOf(session) };
	try {
		const found = await readRegistration(site, id);
		const state = found?.registered ? "registered" : "open";
		return { state, canJoin: (found?.join_url ?? null) !== null, ...who };
	} catch (error) {
		log("registration-check-failed", { reason: reasonOf(error) });
		return { state: "unknown", canJoin: false, ...who };
	}
}

function meetingOf(
	{ session, locale, country }: Site,
	slug: string,
	told: string | undefined,
	form: PageRequest["form"],
): MeetingProps {
	const state = formOf(form, "meeting");
	const asked = session ? missingFields(session) : PERSON_FIELDS;
	const phone = phoneOf(session?.user.phone ?? "", country);
	const known = session ? { ...personOf(session), ...(PHONE.test(phone) ? { phone } : {}) } : {};
	return {
		...state,
		slug,
		returnTo: paths.detail(locale, "webinars", slug),
		// What was typed is shown again, even if empty, except the fields that the session knows.
		values: state.failure ? { ...known, ...state.values, ...ownOf(known, asked) } : known,
		success: MEETING_ANSWERS.find((answer) => answer === told) ?? null,
		asked,
	};
}

const ownOf = (known: Record<string, string>, asked: readonly string[]): Record<string, string> =>
	Object.fromEntries(
		PERSON_FIELDS.flatMap((name) => (known[name] !== undefined && !asked.includes(name) ? [[name, known[name]]] : [])),
	);
