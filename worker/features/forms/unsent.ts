import type { Context } from "hono";
import * as z from "zod/mini";
import { UNSENT, type Unsent } from "../../../shared/accounts/form-state.ts";
import type { FormFailure } from "../../../shared/accounts/messages.ts";
import { providerOf } from "../../backend/provider.ts";
import { parseJson } from "../../runtime/json.ts";
import { localPath } from "../../visitor/redirects.ts";
import type { AppEnv, Site } from "../../visitor/site.ts";
import { type Body, textIn, typedIn } from "./form-body.ts";
import type { Refusal } from "./outcome.ts";

/** A form that is sent after the session's end leads to the sign-in, which keeps what was typed but passwords, and goes on from there. */

const unsent = z.object({ action: z.string(), typed: z.record(z.string(), z.string()) });

/** The form that the sign-in carries along; undefined: none, or none for this host. */
export function unsentIn(body: Body, site: Site): Unsent | undefined {
	const { data } = unsent.safeParse(parseJson(textIn(body, UNSENT) ?? ""));
	return data && localPath(data.action, site) === data.action ? data : undefined;
}

/** Whether a refusal is one for want of a session that this host's own form would begin. */
export const wantsSignIn = ({ notice }: Refusal, { country }: Site): boolean =>
	(notice === "signedOut" || notice === "signInFirst") && !providerOf(country);

/** The sign-in for a form that was sent without a session: from there it can be sent again, with what was typed but passwords. */
export function askToSignIn(
	c: Context<AppEnv>,
	{ notice, errors }: FormFailure,
	body: Body,
	status: 401 | 403 = 401,
): Promise<Response> {
	const action = new URL(c.req.url).pathname;
	// The address of a form leads back to its page.
	const unsent = { action, typed: typedIn(body) };
	const failure = { notice, errors };
	return c.get("show")(c, "login", { values: {}, failure, success: null, returnTo: action, unsent }, status);
}
