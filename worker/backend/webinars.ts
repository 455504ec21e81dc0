import type * as z from "zod/mini";
import { isNoEntry, unwrapped } from "../../shared/contracts/entries.ts";
import {
	type WireOwnRegistration,
	type WireRegistration,
	wireMeeting,
	wireOwnRegistration,
	wireRegistration,
	wireWebinar,
} from "../../shared/contracts/learning.ts";
import type { Person } from "../../shared/learning/forms.ts";
import { BackendError } from "../runtime/errors.ts";
import { type Caller, callJson, getJson } from "./call.ts";
import { parsed, parsedList } from "./parse.ts";

/** WebinarGeek through the backend, and the form of on-site meetings. Responses about a person are never cached. [7.16] */

export async function fetchWebinar(caller: Caller, id: string): Promise<z.output<typeof wireWebinar>> {
	const { body } = await getJson(`/webinargeek/${encodeURIComponent(id)}`, caller);
	return parsed(wireWebinar, unwrapped(body), "webinar");
}

export async function checkRegistration(caller: Caller, webinarId: string, email: string): Promise<WireRegistration> {
	const call = { method: "POST", body: { webinar_id: webinarId, email } } as const;
	const body = await callJson("/webinargeek/check-registration", call, caller);
	// WebinarGeek answers with an empty list for a person who has not registered.
	return isNoEntry(body) ? NOT_REGISTERED : parsed(wireRegistration, unwrapped(body), "registration check");
}

const NOT_REGISTERED: WireRegistration = { registered: false, join_url: null };

const ABSENT: readonly number[] = [404, 405, 501];

/** null: the backend lacks the call. */
export async function fetchRegistrations(caller: Caller, email: string): Promise<WireOwnRegistration[] | null> {
	try {
		const body = await callJson("/webinargeek/registrations", { method: "POST", body: { email } }, caller);
		return parsedList(wireOwnRegistration, body, "registrations");
	} catch (error) {
		if (error instanceof BackendError && ABSENT.includes(error.status)) return null;
		throw error;
	}
}

type Registrant = Person & { webinar_id: string; locale: string };

/** @throws BackendError 409 or 422: already registered; 410: the webinar is over; 422 "full", or nobody was registered */
export async function registerForWebinar(caller: Caller, registrant: Registrant): Promise<WireRegistration> {
	const body = await callJson("/webinargeek/register", { method: "POST", body: registrant }, caller);
	const registration = parsed(wireRegistration, unwrapped(body), "registration");
	if (!registration.registered) throw new BackendError(422, "Not registered", body);
	return registration;
}

/** [7.19] */
export async function sendMeetingForm(caller: Caller, payload: object): Promise<void> {
	const body = await callJson("/offline-form", { method: "POST", body: payload }, caller);
	// A 204 has no body.
	parsed(wireMeeting, body === undefined ? { ok: true } : unwrapped(body), "offline form");
}
