import type { Consents } from "../../../../shared/accounts/consents.ts";
import type { FormState } from "../../../../shared/accounts/form-state.ts";
import type { Loader } from "../../../render/loader.ts";
import { BackendError } from "../../../runtime/errors.ts";
import { inTime } from "../../../runtime/in-time.ts";
import { logFailure } from "../../../runtime/log-failure.ts";
import { budgetOfSession, countUse } from "../../../visitor/limits/uses.ts";
import { fetchOwnUser } from "../../../visitor/session/security-level.ts";
import { isConfirmed } from "../../../visitor/session/session-check.ts";
import { accountCountry, levelOf, type Session, toSessionUser } from "../../../visitor/session/session-data.ts";
import type { Site } from "../../../visitor/site.ts";
import { formPage, formState } from "./form-page.ts";

const PATIENCE_MS = 3000;

/** The backend's consents: the session's may be hours old, and the form sends each of them. null: no answer. */
async function currentConsents(site: Site, session: Session, form: FormState | undefined): Promise<Consents | null> {
	const { user } = session;
	const confirmed = await isConfirmed(site);
	// A refused form shows what was ticked.
	if (session.identity === "hca" || form?.values.manage !== undefined) return user.consents;
	if (!confirmed) return null;
	try {
		await countUse("records", budgetOfSession(session));
		const current = await inTime(fetchOwnUser(session.token, user.id, site), PATIENCE_MS);
		return toSessionUser(current, user).consents;
	} catch (error) {
		logFailure("user-failed", error);
		if (error instanceof BackendError && error.status === 401) return site.endRefused();
		return null;
	}
}

export const profile: Loader<"profile"> = async ({ site, form }) => {
	const { session } = site;
	return formPage(site, "profile", "account.tabs.profile", {
		...formState(site, form),
		user: session && {
			country: accountCountry(session),
			isLimited: levelOf(session) === "limited",
			firstName: session.user.firstName,
			lastName: session.user.lastName,
			email: session.user.email,
			phone: session.user.phone,
			onekeycode: session.user.onekeycode,
			consents: await currentConsents(site, session, form),
		},
	});
};
