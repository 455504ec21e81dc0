import { HCA_FLOWS } from "../../../shared/hca.ts";
import { providerOf } from "../../backend/provider.ts";
import { notFound } from "../../runtime/errors.ts";
import { localPath } from "../../visitor/redirects.ts";
import type { Ctx } from "../../visitor/site.ts";
import { cookiesRefused } from "../forms/cookies-refused.ts";
import { bodyOf, textIn } from "../forms/form-body.ts";
import { begin } from "./transaction.ts";

/** The HCA buttons post here. A plain form is redirected to the provider; a script gets its URL as JSON. [4.18] */
export async function hcaForm(c: Ctx): Promise<Response> {
	const flow = HCA_FLOWS.find((name) => name === c.req.param("flow"));
	if (!flow) throw notFound();
	const body = await bodyOf(c);
	const refused = providerOf(c.get("site").country) && cookiesRefused(c);
	if (refused) {
		const { notice, errors, status } = refused;
		const returnTo = localPath(textIn(body, "returnTo"), c.get("site"));
		return c.get("show")(c, "login", { values: {}, failure: { notice, errors }, success: null, returnTo }, status);
	}
	const url = await begin(c, flow, {
		verifier: textIn(body, "verifier"),
		returnTo: textIn(body, "returnTo"),
		// The provider then asks for the account again, even if it has a session.
		prompt: textIn(body, "again") === undefined ? undefined : "login",
	});
	c.set("cacheControl", "never");
	return c.req.header("accept")?.includes("application/json") ? c.json({ url }) : c.redirect(url, 303);
}
