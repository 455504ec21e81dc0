import { BackendError, reasonOf } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import { type Refusal, tooMany, unavailable } from "./outcome.ts";

/** The backend's failure, logged as `event`. @throws any other error: it is a defect */
export function backendFailure(error: unknown, event: string, facts: Record<string, string> = {}): BackendError {
	if (!(error instanceof BackendError)) throw error;
	log(event, { reason: reasonOf(error), ...facts });
	return error;
}

/** The backend's failure as a form shows it. `own` is the form's refusal, where the backend has refused what was sent. */
export function refusalOf({ status, isRefusal }: BackendError, own: Refusal): Refusal {
	if (status === 429) return tooMany();
	return isRefusal ? own : unavailable();
}
