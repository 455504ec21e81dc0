import { OWNER_FIELD } from "../../../shared/accounts/form-state.ts";
import type { Site } from "../../visitor/site.ts";
import { type Refusal, refuse } from "./outcome.ts";

/** Two people may share a browser. A form that one filled in must not be sent in the other's session. */

export const sessionEnded = (): Refusal => refuse(401, "signedOut", "The session has ended.");

type Fields = Readonly<Record<string, unknown>>;

/** Whether the form was rendered for another user than the session's. API calls have no owner field. */
export const isOfOtherUser = ({ [OWNER_FIELD]: owner }: Fields, { session }: Pick<Site, "session">): boolean =>
	owner !== undefined && session !== null && owner !== session.user.id;

export const refuseOtherUser = (fields: Fields, site: Pick<Site, "session">): Refusal | undefined =>
	isOfOtherUser(fields, site) ? sessionEnded() : undefined;
