import type { MeetingProps } from "../../client/markup/forms/meeting-form.tsx";
import type { EventProps } from "../../client/markup/views/detail/event.tsx";
import type { Registration } from "../../client/markup/views/detail/event-registration.tsx";
import { PHONE, withoutSpaces } from "../../shared/accounts/forms.ts";
import { MEETING_ANSWERS } from "../../shared/accounts/messages.ts";
import { type Phase, phaseAt } from "../../shared/events.ts";
import { PERSON_FIELDS } from "../../shared/learning/forms.ts";
import type { Card, Detail } from "../../shared/models.ts";
import { paths } from "../../shared/routes.ts";
import { readWebinarState } from "../content/webinars.ts";
import { reasonOf } from "../errors.ts";
import { askedOf, personOf } from "../learning/person.ts";
import { readRegistration } from "../learning/registration.ts";
import { log } from "../log.ts";
import { queryOf } from "../site/query.ts";
import type { Site } from "../site/site.ts";
import { formOf } from "./item-form.ts";
import type { PageRequest } from "./loader.ts";

/** The panels of a webinar's page: its time and registration, and the on-site meeting that may belong to it. */

const isAhead = (phase: Phase): boolean => phase === "upcoming" || phase === "live";

/** `detail` is null for a teaser, whose panel shows the date only. If the provider fails, the page is shown all the same. */
export async function eventPanel(
	{ site, form }: PageRequest,
	card: Card,
	detail: Detail | null,
): Promise<{ event: EventProps | null; meeting: MeetingProps | null }> {
	if (!card.event) return { event: null, meeting: null };
	const byDates = phaseAt(Date.now(), card.event);
	const id = detail?.webinarId ?? null;
	// In parallel with the state below, where the dates alone say that the registration will be needed.
	const early = id !== null && isAhead(byDates) ? registrationOf(site, id) : null;
	const state = id === null ? null : await readWebinarState(site, id);
	const phase = state?.phase ?? byDates;
	const registration = id !== null && isAhead(phase) ? await (early ?? registrationOf(site, id)) : null;
	return {
		event: {
			phase,
			hasReplay: state?.hasReplay ?? false,
			isSure: id === null || state !== null,
			isOpen: detail !== null,
			registration,
			form: formOf(form, "register"),
		},
		meeting:
			detail?.venue && isAhead(phase) ? meetingOf(site, card.slug, queryOf(site.search).notice?.[0], form) : null,
	};
}

async function registrationOf(site: Site, id: string): Promise<Registration> {
	const { session } = site;
	if (!session) return { state: "signedOut", canJoin: false, asked: [], person: null };
	const who = { asked: askedOf(session), person: personOf(session) };
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
	{ session, locale }: Site,
	slug: string,
	told: string | undefined,
	form: PageRequest["form"],
): MeetingProps {
	const state = formOf(form, "meeting");
	const asked = session ? askedOf(session) : PERSON_FIELDS;
	const phone = withoutSpaces(session?.user.phone ?? "");
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
