import { missingConsents } from "../../../shared/accounts/consents.ts";
import { country } from "../../../shared/countries.ts";
import { importPortalUser } from "../../backend/accounts.ts";
import { inBackground } from "../../runtime/in-background.ts";
import { accountCountry, type SessionUser } from "../../visitor/session/session-data.ts";
import type { Ctx } from "../../visitor/site.ts";

/** The country's national portal gets the user once all consents are answered: null would be sent as a refusal (RET). [7.21] */
export function importUser(c: Ctx, user: SessionUser): void {
	const site = c.get("site");
	const code = accountCountry({ country: site.country, user });
	const { importsUsers } = country(code).accounts;
	if (!importsUsers || missingConsents(code, user.consents).length > 0) return;
	const { consent, owaConsent } = user.consents;
	const contact = answerOf(consent);
	const payload = {
		onekeyId: user.onekeycode,
		name: user.firstName,
		surname: user.lastName,
		phone: user.phone,
		email: user.email,
		speciality: "Doktor",
		emailConsent: contact,
		smsConsent: contact,
		kvkk: answerOf(owaConsent),
	};
	inBackground("import-failed", () => importPortalUser(payload, site));
}

/** The registry's words. */
const answerOf = (consent: boolean | null): "ONAY" | "RET" => (consent ? "ONAY" : "RET");
