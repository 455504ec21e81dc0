import type { Context } from "hono";
import type { Caller } from "../../backend/call.ts";
import { PageError } from "../../runtime/errors.ts";
import { noteCause } from "../../runtime/trace.ts";
import type { AppEnv, Site } from "../site.ts";
import { SESSION_MS } from "./lifetimes.ts";
import { checkToken, revokeSession, withFacts } from "./person-object.ts";
import { aliveSession, loseSession } from "./session-cookie.ts";
import { levelOf, type Session } from "./session-data.ts";

const isOverdue = ({ verifiedAt }: Session): boolean => Date.now() - verifiedAt >= SESSION_MS.localConfirmed;

/** Whether the provider must confirm an HCA session, which has no token to check (worker/features/hca/silent.ts). */
export const hasLapsed = ({ identity, verifiedAt }: Session): boolean =>
	identity === "hca" && Date.now() - verifiedAt >= SESSION_MS.hcaConfirmed;

/** The session ended, or its level changed. The error handler starts the request again. */
export class SessionEnded extends PageError {
	constructor(message = "The session has ended.") {
		super(401, message);
	}
}

/** Gated and personal content, and forms with the session's data, wait for this. @throws SessionEnded; PageError 503 if unknown */
export async function confirmSession(c: Context<AppEnv>): Promise<void> {
	const site = c.get("site");
	const { session } = site;
	if (session?.identity !== "local" || !isOverdue(session)) return;
	const { status, at, facts } = await checkToken(session, site);
	if (status === "unknown") {
		// The person's object made the call.
		noteCause("accounts");
		throw new PageError(503, "The sign-in cannot be checked now.", "unchecked");
	}
	if (status === "valid") {
		const confirmed = { ...withFacts(session, facts), verifiedAt: at };
		c.set("site", { ...c.get("site"), session: confirmed });
		if (levelOf(confirmed) !== levelOf(session)) throw new SessionEnded("The access has changed.");
		return;
	}
	return endRefused(c);
}

/** After the backend has refused the session's token. @throws SessionEnded */
export async function endRefused(c: Context<AppEnv>): Promise<never> {
	const { session } = c.get("site");
	if (session) await loseSession(c, session);
	throw new SessionEnded();
}

/** false without a verdict. @throws SessionEnded */
export async function isConfirmed({ confirm }: Pick<Site, "confirm">): Promise<boolean> {
	try {
		await confirm();
		return true;
	} catch (error) {
		if (error instanceof PageError && error.status === 503) return false;
		throw error;
	}
}

/** A session from another host. Without a verdict gated content waits for the next check. @throws PageError 503 */
export async function checkedSession(session: Session, caller: Caller): Promise<Session | null> {
	const current = await aliveSession(session);
	if (!current || hasLapsed(current)) return null;
	if (current.identity === "hca") return current;
	const { status, at, facts } = await checkToken(current, caller);
	if (status === "refused") await revokeSession(current);
	if (status === "unknown") return current;
	return status === "valid" ? { ...withFacts(current, facts), verifiedAt: at } : null;
}
