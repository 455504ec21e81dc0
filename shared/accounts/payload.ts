import { country, eachConsent, type LocaleCode } from "../countries.ts";
import { localeOf } from "../locales.ts";
import type { RegisterForm } from "./forms.ts";
import { isByCountry, REGISTER_FIELD_NAMES } from "./register-fields.ts";

/** The backend's format, such as nl_BE. [3.14] */
export const owaLanguage = (locale: LocaleCode): string => locale.replace("-", "_");

/** Calling code and national number without leading zero, digits only. [3.15] */
const phoneNumber = (callingCode: string, national: string): string => callingCode + national.replace(/^0/, "");

/** In the backend's format. [3.15, 7.01] */
export function registerPayload(form: RegisterForm, locale: LocaleCode): Record<string, unknown> {
	const { callingCode, consents } = country(localeOf(locale).country).accounts;
	const byCountry = REGISTER_FIELD_NAMES.filter(isByCountry).map((name) => [name, form[name] ?? ""]);
	return {
		...form,
		...eachConsent((name) => (name in consents ? form[name] : null)),
		...Object.fromEntries(byCountry),
		phonenumber: phoneNumber(callingCode, form.phone),
		extension: callingCode,
		owaLanguage: owaLanguage(locale),
	};
}
