import { saysSecurityLevel } from "../../../shared/access.ts";
import { isRecord } from "../../../shared/contracts/entries.ts";
import type { WireUser } from "../../../shared/contracts/user.ts";
import { fetchUser } from "../../backend/accounts.ts";
import type { Caller } from "../../backend/call.ts";
import { BackendError } from "../../runtime/errors.ts";

const ACCEPTED = [2, 4];

/** Repeats the backend's check, in case the backend lets other users in. [6.04] */
export const mayEnter = ({ securityLevel }: WireUser): boolean =>
	securityLevel === null || ACCEPTED.includes(securityLevel);

const refused = () => new BackendError(401, "The user may not sign in.");

/** 422: a refusal under status 200. A page with these words may be a firewall's, and ends no session. */
const refusesLevel = (error: unknown): boolean =>
	error instanceof BackendError &&
	[401, 403, 422].includes(error.status) &&
	isRecord(error.body) &&
	saysSecurityLevel(error.message);

/** @throws BackendError 401 also for a user who may not sign in, or a token of another user */
export async function fetchOwnUser(token: string, userId: string, caller: Caller): Promise<WireUser> {
	const user = await fetchUser(token, caller).catch((error: unknown) => {
		throw refusesLevel(error) ? refused() : error;
	});
	if (user.id !== userId || !mayEnter(user)) throw refused();
	return user;
}
