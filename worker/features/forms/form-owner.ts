import type * as z from "zod/mini";
import { OWNER_FIELD } from "../../../shared/accounts/form-state.ts";
import { fieldErrors } from "../../../shared/accounts/forms.ts";
import type { Site } from "../../visitor/site.ts";
import { invalid, type Outcome, type Refusal, refuse } from "./outcome.ts";

/** Two people may share a browser. A form that one filled in must not be sent in the other's session. */

export const sessionEnded = (): Refusal => refuse(401, "signedOut", "The session has ended.");

export type Fields = Readonly<Record<string, unknown>>;
type Sender = Pick<Site, "session">;

/** Whether the form was rendered for another user than the session's. API calls have no owner field. */
export const isOfOtherUser = ({ [OWNER_FIELD]: owner }: Fields, { session }: Sender): boolean =>
	owner !== undefined && session !== null && owner !== session.user.id;

/** A client can skip the browser's check. [5.13] `sender` is "anybody" if the form does not act for the session's user. */
export async function check<S extends z.ZodMiniType, Data>(
	sender: Sender | "anybody",
	schema: S,
	body: Fields,
	act: (form: z.output<S>) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
	if (sender !== "anybody" && isOfOtherUser(body, sender)) return sessionEnded();
	const parsed = schema.safeParse(body);
	return parsed.success ? act(parsed.data) : invalid(fieldErrors(parsed.error));
}
