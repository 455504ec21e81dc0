import type { WireUser } from "../../../shared/contracts/user.ts";
import { fetchUser } from "../../backend/accounts.ts";
import type { Caller } from "../../backend/call.ts";
import { BackendError } from "../../runtime/errors.ts";

const ACCEPTED = [2, 4];

/** The backend refuses other users itself; checked again in case it does not. [6.04] */
export const mayEnter = ({ securityLevel }: WireUser): boolean =>
	securityLevel === null || ACCEPTED.includes(securityLevel);

/**
 * The user of a session as the backend has them now.
 * @throws BackendError 401 also for one who may no longer sign in, and where the token is another user's
 */
export async function fetchOwnUser(token: string, userId: string, caller: Caller): Promise<WireUser> {
	const user = await fetchUser(token, caller);
	if (user.id !== userId || !mayEnter(user)) throw new BackendError(401, "The user may not sign in.");
	return user;
}
