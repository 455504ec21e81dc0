import type * as z from "zod/mini";
import { type WireRegistration, wireRegistration, wireWebinar } from "../../shared/contracts/learning.ts";
import { type Caller, callJson, getJson } from "./call.ts";
import { parsed } from "./parse.ts";

/** WebinarGeek's part of the backend contract. Answers about a person are for that person only and never cached. [7.16] */

export async function fetchWebinar(caller: Caller, id: string): Promise<z.output<typeof wireWebinar>> {
	const { body } = await getJson(`/webinargeek/${encodeURIComponent(id)}`, caller);
	return parsed(wireWebinar, body, "webinar");
}

export async function checkRegistration(caller: Caller, webinarId: string, email: string): Promise<WireRegistration> {
	const asked = { webinar_id: webinarId, email };
	const body = await callJson("/webinargeek/check-registration", { method: "POST", body: asked }, caller);
	return parsed(wireRegistration, body, "registration check");
}

interface Registrant {
	webinar_id: string;
	email: string;
	firstname: string;
	lastname: string;
	locale: string;
}

/** @throws BackendError 409 or 422 when the address is registered already, 410 when the webinar is over, 422 "full" */
export async function registerForWebinar(caller: Caller, registrant: Registrant): Promise<WireRegistration> {
	const body = await callJson("/webinargeek/register", { method: "POST", body: registrant }, caller);
	return parsed(wireRegistration, body, "registration");
}
