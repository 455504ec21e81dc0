import type { Context } from "hono";
import type { Caller } from "../../backend/call.ts";
import { PageError } from "../../runtime/errors.ts";
import type { AppEnv } from "../site.ts";
import { hasLapsed } from "./hca-age.ts";
import { ask, revokeSession, withFacts } from "./person-calls.ts";
import { VERIFY_AFTER_MS } from "./person-object.ts";
import { levelOf, living, loseSession } from "./session-cookie.ts";
import type { Session } from "./session-data.ts";

const isOverdue = ({ verifiedAt }: Session): boolean => Date.now() - verifiedAt >= VERIFY_AFTER_MS;

/** The session has ended, or has another level, while the request was answered: it begins again, as the session now is. */
export class SessionEnded extends PageError {
	constructor(message = "The session has ended.") {
		super(401, message);
	}
}

/**
 * Before gated content or a personal link is answered: the backend must have confirmed the sign-in in the last five minutes,
 * and is asked now if it has not. An HCA session has no token to ask with: its age is limited instead (worker/features/hca/silent.ts).
 * @throws SessionEnded; PageError 503 when the backend gives no answer, and the visitor stays signed in
 */
export async function confirmSession(c: Context<AppEnv>): Promise<void> {
	const site = c.get("site");
	const { session } = site;
	if (session?.identity !== "local" || !isOverdue(session)) return;
	const { says, at, facts } = await ask(session, site);
	if (says === "unknown") throw new PageError(503, "The sign-in cannot be checked now.", "unchecked");
	if (says === "holds") {
		const confirmed = { ...withFacts(session, facts), verifiedAt: at };
		c.set("site", { ...c.get("site"), session: confirmed });
		if (levelOf(confirmed) !== levelOf(session)) throw new SessionEnded("The access has changed.");
		return;
	}
	await loseSession(c, session);
	throw new SessionEnded();
}

/**
 * A session that comes from another host, as it may be sealed on this one: the backend must have confirmed it in the last five
 * minutes, as far as the person's object remembers, and is asked now if it has not.
 * Without an answer the session is what it was, so that gated content waits for the next check. null: it has ended.
 */
export async function checkedSession(session: Session, caller: Caller): Promise<Session | null> {
	const current = await living(session);
	if (!current || hasLapsed(current)) return null;
	if (current.identity === "hca") return current;
	const { says, at, facts } = await ask(current, caller);
	if (says === "refused") await revokeSession(current);
	if (says === "unknown") return current;
	return says === "holds" ? { ...withFacts(current, facts), verifiedAt: at } : null;
}
