import { owaLanguage } from "../../../shared/accounts/payload.ts";
import * as backend from "../../backend/accounts.ts";
import { budgetOf, mayUse } from "../../visitor/limits/uses.ts";
import type { Ctx } from "../../visitor/site.ts";
import { accountsRefused } from "../forms/cookies-refused.ts";
import { mailed } from "../forms/mailed.ts";
import { done, type Outcome, refuse, tooMany } from "../forms/outcome.ts";
import { backendFailure, refusalOf } from "../forms/refusal-of.ts";

/** Reports an unknown address [8.05]. One account gets at most three mails an hour. */
export async function forgotPassword(c: Ctx, { email }: { email: string }): Promise<Outcome> {
	const site = c.get("site");
	const refused = accountsRefused(c);
	if (refused) return refused;
	if (!(await mayUse("forms", budgetOf(c)))) return tooMany();
	try {
		const send = () => backend.forgotPassword({ email, owaLanguage: owaLanguage(site.locale) }, site);
		return (await mailed("mails", email, send)) ?? done({ status: "Success" });
	} catch (error) {
		const unknown = refuse(404, "emailUnknown", "The e-mail address is not known.", { email: "invalid" });
		return refusalOf(backendFailure(error, "forgot-failed"), unknown);
	}
}
