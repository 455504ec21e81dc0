import { unwrapped } from "../../shared/contracts/entries.ts";
import { wireMeeting } from "../../shared/contracts/learning.ts";
import type { MeetingPayload } from "../../shared/learning/forms.ts";
import { type Caller, callJson } from "./call.ts";
import { parsed } from "./parse.ts";

/** [7.19] */
export async function sendMeetingForm(caller: Caller, payload: MeetingPayload): Promise<void> {
	const body = await callJson("/offline-form", { method: "POST", body: payload }, caller);
	// A 204 has no body.
	parsed(wireMeeting, body === undefined ? { ok: true } : unwrapped(body), "offline form");
}
