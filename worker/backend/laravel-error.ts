import { LOGIN_REQUIRED } from "../../shared/access.ts";
import { isRecord } from "../../shared/contracts/entries.ts";
import { BackendError } from "../runtime/errors.ts";
import { type Endpoint, isOfContent } from "./families.ts";
import { retryAfterOf } from "./send.ts";

/** Laravel's answer with another status than 2xx. */
export function laravelError(response: Response, body: unknown, { isOptional, family }: Endpoint): BackendError {
	const { status } = response;
	const nested = messageIn(errorIn(body));
	const isRead = !isOfContent(family) || nested === LOGIN_REQUIRED;
	const message = messageIn(body) ?? (isRead ? nested : undefined);
	const error = new BackendError(status, message ?? `Status ${status}`, body, retryAfterOf(response));
	// A refusal without a message comes from a broken router or proxy, and must not withdraw content.
	const isAbsentCall = isOptional && status === 404;
	return error.isWithdrawal && message === undefined && !isAbsentCall
		? new BackendError(0, `${status} without a message`)
		: error;
}

const messageIn = (body: unknown): string | undefined =>
	isRecord(body) && typeof body.message === "string" ? body.message : undefined;
/** Strapi and TalentLMS have the message in `error`. So have gateways, whose refusals must not withdraw content. */
const errorIn = (body: unknown): unknown => (isRecord(body) ? body.error : undefined);
