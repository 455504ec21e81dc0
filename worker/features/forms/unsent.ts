import * as z from "zod/mini";
import { UNSENT, type Unsent } from "../../../shared/accounts/form-state.ts";
import type { FormFailure } from "../../../shared/accounts/messages.ts";
import { parseJson } from "../../runtime/json.ts";
import { localPath } from "../../visitor/redirects.ts";
import type { Ctx, Site } from "../../visitor/site.ts";
import { type Body, keptIn, textIn } from "./form-body.ts";
import type { Refusal } from "./outcome.ts";

/** A sign-in keeps the form that was posted after the session ended, without passwords, to post it again. */

const unsent = z.object({
	action: z.string(),
	typed: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});

/** The unsent form in the login form's body; undefined if there is none, or its action is not a path of this host. */
export function unsentIn(body: Body, site: Site): Unsent | undefined {
	const { data } = unsent.safeParse(parseJson(textIn(body, UNSENT) ?? ""));
	return data && localPath(data.action, site) === data.action ? data : undefined;
}

export const wantsSignIn = ({ notice }: Refusal): boolean => notice === "signedOut" || notice === "signInFirst";

export function askToSignIn(
	c: Ctx,
	{ notice, errors }: FormFailure,
	body: Body,
	status: 401 | 403 = 401,
): Promise<Response> {
	const action = new URL(c.req.url).pathname;
	// GET of a form's URL redirects to its page, so the URL also serves as `returnTo`.
	const unsent = { action, typed: keptIn(body) };
	const failure = { notice, errors };
	return c.get("show")(c, "login", { values: {}, failure, success: null, returnTo: action, unsent }, status);
}
