import { owaLanguage } from "../../../shared/accounts/payload.ts";
import * as backend from "../../backend/accounts.ts";
import { BackendError } from "../../runtime/errors.ts";
import { countLookup, settleAttempt } from "../../visitor/limits/passwords.ts";
import { budgetOf, mayUse } from "../../visitor/limits/uses.ts";
import type { Ctx } from "../../visitor/site.ts";
import { accountsRefused } from "../forms/cookies-refused.ts";
import { mailed } from "../forms/mailed.ts";
import { done, type Outcome, refuse, tooMany } from "../forms/outcome.ts";
import { backendFailure, refusalOf } from "../forms/refusal-of.ts";

const isUnknown = (error: unknown): boolean => error instanceof BackendError && error.isRefusal && error.status !== 429;

/** Reports an unknown address [8.05], but to one network only so many, since they tell strangers who has an account. */
export async function forgotPassword(c: Ctx, { email }: { email: string }): Promise<Outcome> {
	const site = c.get("site");
	const refused = accountsRefused(c);
	if (refused) return refused;
	if (!(await mayUse("forms", budgetOf(c)))) return tooMany();
	let outcome: Outcome = done({ status: "Success" });
	const send = async () => {
		const guess = await countLookup(c);
		const call = backend.forgotPassword({ email, owaLanguage: owaLanguage(site.locale) }, site);
		if (guess.wait === 0) return settleAttempt(guess, call, isUnknown);
		// Known and unknown addresses have the same answer, and count as mails alike.
		outcome = { ...refuse(429, "resetMaybe", "Too many unknown addresses."), retryAfter: guess.wait };
		await call.catch((error: unknown) => {
			if (!isUnknown(error)) throw error;
		});
	};
	try {
		return (await mailed("mails", email, send)) ?? outcome;
	} catch (error) {
		const unknown = refuse(404, "emailUnknown", "The e-mail address is not known.", { email: "invalid" });
		return refusalOf(backendFailure(error, "forgot-failed"), unknown);
	}
}
