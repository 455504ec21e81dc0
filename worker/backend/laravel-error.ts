import { saysLoginRequired, saysSecurityLevel } from "../../shared/access.ts";
import { isRecord, textsIn, wordsIn } from "../../shared/contracts/entries.ts";
import { BackendError } from "../runtime/errors.ts";
import { BrokenCircuitError } from "./circuits.ts";
import { type Endpoint, isOfContent, isOfEntry } from "./families.ts";
import { retryAfterOf } from "./send.ts";

export function laravelError(response: Response, body: unknown, { isOptional, family, kind }: Endpoint): BackendError {
	const { status } = response;
	const words = wordsIn(body);
	const known = saysLoginRequired(words) ? words : isOfContent(family) ? undefined : levelRefusalIn(body);
	const nested = isOfContent(family) ? undefined : messageIn(errorIn(body));
	const message = known ?? messageIn(body) ?? nested;
	const error = new BackendError(status, message ?? `Status ${status}`, body, retryAfterOf(response));
	if (!error.isWithdrawal || (isOptional && status === 404)) return error;
	// A refusal without a message comes from a proxy, and must not withdraw content.
	if (message === undefined) return new BackendError(0, `${status} without a message`);
	if (status === 403 && family === "courses") return new BackendError(0, SECRET_REFUSED);
	if (!isOfContent(family) || saysLoginRequired(message)) return error;
	if (ROUTER.test(message)) return new BackendError(0, `${status} of the backend's router`);
	return status === 403 && !isOfEntry(kind) ? new BackendError(0, SECRET_REFUSED) : error;
}

/** The backend's words about the security level, wherever they are in its refusal. [6.04] */
export const levelRefusalIn = (body: unknown): string | undefined => textsIn(body).find(saysSecurityLevel);

/** No list and no course is withdrawn by a 403. */
const SECRET_REFUSED = "403 for a list: is the service secret right?";

/** Whether the backend refuses the portal itself. A circuit may have opened by such refusals. */
export const refusesPortal = (error: unknown): boolean =>
	error instanceof BrokenCircuitError ||
	(error instanceof BackendError && (error.status === 401 || error.message === SECRET_REFUSED));

/** Laravel's words for a path that no route has. */
const ROUTER = /^The route .{1,2000} could not be found\.?$/s;

/** A list of them is Strapi 3's. */
const messageIn = (body: unknown): string | undefined =>
	isRecord(body) && (typeof body.message === "string" || Array.isArray(body.message))
		? wordsIn(body.message)
		: undefined;
/** Strapi and TalentLMS have the message in `error`. So have gateways, whose refusals must not withdraw content. */
const errorIn = (body: unknown): unknown => (isRecord(body) ? body.error : undefined);
