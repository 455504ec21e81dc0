import { fieldError } from "../../../shared/accounts/messages.ts";
import { wireRefusal } from "../../../shared/contracts/user.ts";
import { BackendError } from "../../runtime/errors.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import { invalid, type Refusal, refuse, tooMany } from "./outcome.ts";

/** The backend's failure, logged as `event`. @throws any other error: it is a defect */
export function backendFailure(error: unknown, event: string, facts: Record<string, string> = {}): BackendError {
	if (!(error instanceof BackendError)) throw error;
	logFailure(event, error, facts);
	return error;
}

/** `own` is the form's refusal if the backend refused what was sent. */
export function refusalOf({ status, isRefusal }: BackendError, own: Refusal, isOwn = isRefusal): Refusal {
	if (status === 429) return tooMany();
	return isOwn ? own : refuse(503, "unavailable", "The service is temporarily unavailable.");
}

/** The backend's errors at the form's fields; undefined: it names none of them. [8.02] */
export function atFields({ status, body }: BackendError, names: readonly string[]): Refusal | undefined {
	const { errors } = wireRefusal.parse(body);
	const wrong = names.filter((name) => status === 422 && name in errors);
	return wrong.length > 0 ? invalid(Object.fromEntries(wrong.map((name) => [name, fieldError(name)]))) : undefined;
}
