import { expect, test } from "vitest";
import { missingConsents } from "../../shared/accounts/consents.ts";
import { CONSENTS } from "../../shared/countries.ts";
import { SPECIFIED } from "./specified.ts";

/** [4.17] */
const MISSING = {
	be: ["onekeyConsent", "consent"],
	ch: ["onekeyConsent"],
	tr: ["onekeyConsent", "owaConsent", "consent"],
	ie: ["consent", "newsletter"],
};

test.each(SPECIFIED)("[4.17] %s: its own consents that are null are missing, and no others", (code) => {
	// Each of the four null, refused or given: 81 users.
	const users = CONSENTS.reduce<Record<string, boolean | null>[]>(
		(some, name) => some.flatMap((one) => [null, false, true].map((value) => ({ ...one, [name]: value }))),
		[{}],
	);
	expect(users).toHaveLength(81);
	for (const { onekeyConsent = null, owaConsent = null, consent = null, newsletter = null } of users) {
		const answers = { onekeyConsent, owaConsent, consent, newsletter };
		const missing = CONSENTS.filter((name) => answers[name] === null && MISSING[code].includes(name));
		expect(missingConsents(code, answers), JSON.stringify(answers)).toEqual(missing);
	}
});
