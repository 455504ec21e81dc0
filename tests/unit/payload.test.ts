import { expect, test } from "vitest";
import { owaLanguage, registerPayload } from "../../shared/accounts/payload.ts";
import { LOCALES } from "../../shared/locales.ts";
import { isSpecified } from "./specified.ts";

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

test("[3.15] [5.09] [5.10] a consent that the country does not request is null in the payload", () => {
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
