import { expect, test } from "vitest";
import { missingConsents } from "../../shared/accounts/consents.ts";
import { owaLanguage, registerPayload } from "../../shared/accounts/payload.ts";
import { looksRight } from "../../shared/accounts/riziv.ts";
import { CONSENTS } from "../../shared/countries.ts";
import { LOCALES } from "../../shared/locales.ts";
import { isSpecified, SPECIFIED } from "./specified.ts";

/** 97 or 89 less the rest of the first six digits. */
test.each([
	["12345625901", true],
	["1-23456-25-901", true],
	["1 23456 76 001", true],
	["10000007004", true],
	["10000036004", true],
	// The rest is nothing: the whole modulus checks.
	["00019497001", true],
	["12345626901", false],
	["21345625901", false],
	["1234562590", false],
	["123456259012", false],
	["abcdefghijk", false],
	["", false],
])("RIZIV number %s: %s", (number, right) => expect(looksRight("riziv", number)).toBe(right));

test.each([
	["7601000000019", true],
	["7601000000002", true],
	["7601 0000 0001 9", true],
	["7601000000018", false],
	["6701000000019", false],
	["760100000001", false],
	["", false],
])("GLN %s: %s", (number, right) => expect(looksRight("gln", number)).toBe(right));

const BASE = {
	email: "ana@practice.example",
	last_name: "Ey",
	first_name: "Ana",
	password: "secret-12",
	passwordConfirm: "secret-12",
	profession: "M" as const,
	country: "BE",
	riziv: undefined,
	address: undefined,
	zipcode: undefined,
	city: undefined,
	consent: true,
	newsletter: false,
	onekeyConsent: true,
	owaConsent: true,
};

test.each([
	["nl-BE", "025550199", "3225550199", "32", "nl_BE"],
	["fr-BE", "25550199", "3225550199", "32", "fr_BE"],
	["de-CH", "0445550199", "41445550199", "41", "de_CH"],
	["fr-CH", "0215550199", "41215550199", "41", "fr_CH"],
	["tr-TR", "2125550199", "902125550199", "90", "tr_TR"],
	["en-IE", "015550199", "35315550199", "353", "en_IE"],
] as const)(
	"[3.15] %s: %s is %s behind %s, and the language is %s",
	(locale, phone, phonenumber, extension, language) => {
		expect(registerPayload({ ...BASE, phone }, locale)).toMatchObject({
			phone,
			phonenumber,
			extension,
			owaLanguage: language,
			riziv: "",
			address: "",
			zipcode: "",
			city: "",
		});
		expect(owaLanguage(locale)).toBe(language);
	},
);

test("[3.15] [5.09] [5.10] a consent that the country does not ask is null towards the backend", () => {
	const ANSWERS = {
		be: { onekeyConsent: true, owaConsent: null, consent: true, newsletter: null },
		ch: { onekeyConsent: true, owaConsent: null, consent: true, newsletter: null },
		tr: { onekeyConsent: true, owaConsent: true, consent: true, newsletter: false },
		ie: { onekeyConsent: null, owaConsent: null, consent: true, newsletter: false },
	};
	for (const { code, country } of LOCALES) {
		if (!isSpecified(country)) continue;
		expect(registerPayload({ ...BASE, phone: "25550199" }, code), code).toMatchObject(ANSWERS[country]);
	}
});

/** [4.17] */
const MISSING = {
	be: ["onekeyConsent", "consent"],
	ch: ["onekeyConsent"],
	tr: ["onekeyConsent", "owaConsent", "consent"],
	ie: ["consent", "newsletter"],
};

test.each(SPECIFIED)("[4.17] %s: exactly the null ones of its own are missing, whatever the others say", (code) => {
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
