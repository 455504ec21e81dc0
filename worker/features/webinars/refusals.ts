import { wireRefusal } from "../../../shared/contracts/user.ts";
import { PERSON_FIELDS } from "../../../shared/learning/forms.ts";
import type { BackendError } from "../../runtime/errors.ts";
import { type Refusal, refuse } from "../forms/outcome.ts";

/** "already" about the webinar or its seats, such as "already closed" or "already fully booked", registers nobody. */
const REGISTERED =
	/(?<!\b(?:seats|places|spots)\b[^.,;:"]*)\balready (?:been )?(?:an? )?(?:registered|registrant|participant|subscribed|signed up|enrolled|joined|exists|in use|used|taken(?! place))\b/i;

/** The address is already registered: 409, or 422 that says so in its message or errors. */
export const isDuplicate = ({ status, message, body }: BackendError): boolean =>
	status === 409 || (status === 422 && REGISTERED.test(`${message} ${JSON.stringify(body)}`));

/** The message may be a field's: "Your full name is needed." */
const FULL = /\bfull\b(?! (?:name|address))/i;

export function refusedBy({ status, message, body }: BackendError): Refusal {
	if (status === 410) return refuse(410, "webinarOver", "The webinar is over.");
	const errors = Object.entries(wireRefusal.parse(body).errors);
	const ofWebinar = errors.filter(([name]) => !PERSON_FIELDS.some((field) => field === name));
	const isFull = status === 422 && FULL.test(`${message} ${JSON.stringify(ofWebinar)}`);
	return refuse(422, isFull ? "webinarFull" : "webinarRefused", "The registration was refused.");
}
