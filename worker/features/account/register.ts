import type { RegisterForm } from "../../../shared/accounts/forms.ts";
import { registerPayload } from "../../../shared/accounts/payload.ts";
import { wireRefusal } from "../../../shared/contracts/user.ts";
import { country } from "../../../shared/countries.ts";
import * as backend from "../../backend/accounts.ts";
import type { BackendError } from "../../runtime/errors.ts";
import { budgetOf, mayUse } from "../../visitor/limits/uses.ts";
import type { Ctx } from "../../visitor/site.ts";
import { accountsRefused } from "../forms/cookies-refused.ts";
import { done, type Outcome, type Refusal, refuse, tooMany } from "../forms/outcome.ts";
import { backendFailure, refusalOf } from "../forms/refusal-of.ts";

type Registered = Outcome<{ status: "Success"; limited: boolean }>;

/** The notice mentions `limited` access of the new user. [7.08] */
export async function register(c: Ctx, form: RegisterForm): Promise<Registered> {
	const site = c.get("site");
	const refused = accountsRefused(c);
	if (refused) return refused;
	if (!(await mayUse("forms", budgetOf(c)))) return tooMany();
	try {
		const onekeycode = await backend.register(registerPayload(form, site.locale), site);
		const { limitedWithoutOnekey = false } = country(site.country).accounts;
		return done({ status: "Success", limited: limitedWithoutOnekey && onekeycode === null });
	} catch (error) {
		return refusedBy(backendFailure(error, "register-failed"));
	}
}

/** A taken address has a notice that links to the forgotten-password form. All other refusals are one error. [8.06] */
function refusedBy(error: BackendError): Refusal {
	const { errors } = wireRefusal.parse(error.body);
	if ([errors.email, errors.emailOwa].some(isError)) {
		return refuse(422, "emailTaken", "The e-mail address is taken.", { email: "emailTaken" });
	}
	const failed = refuse(422, "registerFailed", "The registration failed.");
	// Without a response the outcome is unknown (503). A response that breaks the contract counts as a failed registration.
	return error.family === "contract" ? failed : refusalOf(error, failed);
}

/** A list, a text or `true`. Some backends name every field, most of them without an error. */
const isError = (value: unknown): boolean =>
	typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);
