import { OWNER_FIELD } from "../../../shared/accounts/form-state.ts";
import type { Site } from "../../visitor/site.ts";
import { type Refusal, refuse } from "./outcome.ts";

/** Two people may use one browser, one after the other: what the first has typed is not sent in the second one's name. */

export const sessionEnded = (): Refusal => refuse(401, "signedOut", "The session has ended.");

type Fields = Readonly<Record<string, unknown>>;

/** Whether a form was made for somebody else than who is signed in. A call that is no form's names nobody. */
export const isAnothers = ({ [OWNER_FIELD]: whose }: Fields, { session }: Pick<Site, "session">): boolean =>
	whose !== undefined && session !== null && whose !== session.user.id;

export const refuseAnothers = (fields: Fields, site: Pick<Site, "session">): Refusal | undefined =>
	isAnothers(fields, site) ? sessionEnded() : undefined;
