import type { MeetingProps } from "../../../client/markup/forms/meeting-form.tsx";
import type { Registration } from "../../../client/markup/views/detail/event-registration.tsx";
import { PHONE, phoneOf } from "../../../shared/accounts/forms.ts";
import { MEETING_ANSWERS } from "../../../shared/accounts/messages.ts";
import { isAhead, type Phase, phaseOf } from "../../../shared/events.ts";
import { PERSON_FIELDS } from "../../../shared/learning/forms.ts";
import type { Card, Detail } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { deferred, type PageRequest, whileSignedIn } from "../../render/loader.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import { hasAccounts } from "../../runtime/offer.ts";
import { queryOf } from "../../visitor/params.ts";
import { fixedFields, missingFields, personOf } from "../../visitor/session/participant.ts";
import type { Site } from "../../visitor/site.ts";
import { formOf } from "../forms/item-form.ts";
import { readRegistration } from "./registration.ts";
import { providersId, readWebinarState } from "./webinars.ts";

/** `detail` is null for a teaser, which shows the date only. If the provider fails, the panel falls back to the dates. */
export function eventPanels({ site, form }: PageRequest, card: Card, detail: Detail | null) {
	if (!card.event) return { event: null, meeting: null };
	const byDates = phaseOf(Date.now(), card.event);
	// What the CMS has cancelled needs no call.
	const id = detail && byDates !== "cancelled" ? providersId(detail) : null;
	// Confirms the session when all calls are done: both panels contain personal data.
	const status = whileSignedIn(site, readStatus(site, id, card, byDates), ({ registration, ...rest }) => ({
		...rest,
		registration: registration && SIGNED_OUT,
		session: null,
	}));
	const event = status.then(({ phase, state, registration }) => ({
		phase,
		hasReplay: state?.hasReplay || (isRecorded(detail) || (id !== null && state === null) ? null : false),
		isSure: id === null || state !== null,
		isOpen: detail !== null,
		registration,
		form: formOf(form, "register"),
	}));
	const meeting = () =>
		status.then(({ phase, session }) =>
			isAhead(phase) ? meetingOf({ ...site, session }, card.slug, queryOf(site.search).notice?.[0], form) : null,
		);
	const isAnswered = hasAccounts && detail?.venue;
	return { event: deferred("event", event), meeting: isAnswered ? deferred("meeting", meeting()) : null };
}

/** Whether the editors have put the recording on the page. */
const isRecorded = (detail: Detail | null): boolean =>
	detail !== null && (detail.embed !== null || "video" in detail.media || "audio" in detail.media);

interface Status {
	phase: Phase;
	state: Awaited<ReturnType<typeof readWebinarState>>;
	registration: Registration | null;
	session: Site["session"];
}

async function readStatus(site: Site, id: string | null, card: Card, byDates: Phase): Promise<Status> {
	const { session } = site;
	if (id === null) return { phase: byDates, state: null, registration: null, session };
	const early = isAhead(byDates) ? registrationOf(site, id) : null;
	const state = await readWebinarState(site, id, card);
	const phase = state?.phase ?? byDates;
	const registration = isAhead(phase) ? await (early ?? registrationOf(site, id)) : null;
	const isFull = registration?.state === "open" && state?.isFull;
	return { phase, state, registration: isFull ? { ...registration, state: "full" } : registration, session };
}

const SIGNED_OUT: Registration = { state: "signedOut", canJoin: false, asked: [], person: null };

async function registrationOf(site: Site, id: string): Promise<Registration> {
	const { session } = site;
	if (!session) return SIGNED_OUT;
	const participant = { asked: missingFields(session), person: personOf(session) };
	try {
		const registration = await readRegistration(site, id);
		const state = registration?.registered ? "registered" : "open";
		return { state, canJoin: (registration?.join_url ?? null) !== null, ...participant };
	} catch (error) {
		logFailure("registration-check-failed", error);
		return { state: "unknown", canJoin: false, ...participant };
	}
}

function meetingOf(
	{ session, locale, country }: Site,
	slug: string,
	notice: string | undefined,
	form: PageRequest["form"],
): MeetingProps {
	const state = formOf(form, "meeting");
	const asked = session ? missingFields(session) : PERSON_FIELDS;
	const phone = phoneOf(session?.user.phone ?? "", country);
	const stored = session ? { ...personOf(session), ...(PHONE.test(phone) ? { phone } : {}) } : {};
	return {
		...state,
		slug,
		returnTo: paths.detail(locale, "webinars", slug),
		// Typed values are shown again, even empty ones, except in fields that the session fills.
		values: state.failure ? { ...stored, ...state.values, ...(session && fixedFields(session)) } : stored,
		success: MEETING_ANSWERS.find((answer) => answer === notice) ?? null,
		asked,
	};
}
