import { owaLanguage } from "../../../shared/accounts/payload.ts";
import * as backend from "../../backend/accounts.ts";
import { providerOf } from "../../backend/provider.ts";
import { BackendError } from "../../runtime/errors.ts";
import { mayMail } from "../../visitor/limits/passwords.ts";
import { budgetOf, mayUse } from "../../visitor/limits/uses.ts";
import type { Ctx } from "../../visitor/site.ts";
import { cookiesRefused } from "../forms/cookies-refused.ts";
import { done, hcaOnly, type Outcome, refuse, tooMany } from "../forms/outcome.ts";
import { backendFailure, refusalOf } from "../forms/refusal-of.ts";

/** Reports an unknown address [8.05]. One account gets at most three mails an hour. */
export async function forgotPassword(c: Ctx, { email }: { email: string }): Promise<Outcome> {
	const site = c.get("site");
	if (providerOf(site.country)) return hcaOnly();
	const refused = cookiesRefused(c);
	if (refused) return refused;
	if (!(await mayUse("forms", budgetOf(c)))) return tooMany();
	const mail = await mayMail(email);
	if (mail.wait > 0) return { ...refuse(429, "mailsSent", "Enough mails were sent."), retryAfter: mail.wait };
	try {
		await backend.forgotPassword({ email, owaLanguage: owaLanguage(site.locale) }, site);
		return done({ status: "Success" });
	} catch (error) {
		// After a timeout the mail may have been sent.
		if (!(error instanceof BackendError) || error.fault !== "late") mail.takeBack();
		const unknown = refuse(404, "emailUnknown", "The e-mail address is not known.", { email: "invalid" });
		return refusalOf(backendFailure(error, "forgot-failed"), unknown);
	}
}
