/** All differences between countries. A new country also needs dictionaries and a host in `HOSTS` of wrangler.toml. */

import type { CountryFields } from "./accounts/register-fields.ts";

export interface Locale {
	readonly code: string;
	/** BCP 47 tag for `lang` and hreflang. */
	readonly iso: string;
	readonly name: string;
	readonly shortName: string;
	readonly popupConditions?: true;
	readonly file: string;
	/** Preloads the font's latin-ext subset. */
	readonly extendedLatin?: true;
}

export const CONSENTS = ["onekeyConsent", "owaConsent", "consent", "newsletter"] as const;
export type Consent = (typeof CONSENTS)[number];

export const eachConsent = <Value>(make: (name: Consent) => Value) =>
	Object.fromEntries(CONSENTS.map((name) => [name, make(name)])) as Record<Consent, Value>;

export const PROFESSIONS = ["M", "I", "P"] as const;
/** M doctor, I nurse, P pharmacist. [3.17] */
type Profession = (typeof PROFESSIONS)[number];

/** Account rules, and the registration's additional fields. [5.07-5.11] */
interface AccountRules {
	/** Digits without plus. */
	readonly callingCode: string;
	/** The first is preselected. */
	readonly professions: readonly [Profession, ...Profession[]];
	readonly fields: CountryFields;
	readonly consents: Readonly<Partial<Record<Consent, "required" | "optional">>>;
	/** The CMS's page to which each consent links. */
	readonly notice: "data-protection" | "information-notice";
	/** Requested after sign-in while they are null. [4.17] */
	readonly missing: readonly Consent[];
	/** Without a OneKey code, users have limited access. [7.08] */
	readonly limitedWithoutOnekey?: true;
	/** After sign-in, users are imported into the country's portal. [7.21] */
	readonly importsUsers?: true;
}

export interface Country {
	/** `/` redirects to the browser's language, else to the first. [1.05-1.07] */
	readonly locales: readonly [Locale, ...Locale[]];
	/** Select the country when the host does not. [1.09] */
	readonly urlMarkers: readonly string[];
	readonly timeZone: string;
	readonly header: {
		/** Opens in a new tab. Optional. [1.11] */
		readonly contactUrl?: string;
		readonly logoLeadsTo: "home" | "about";
	};
	/** Sign-up and sign-in with the identity provider. [6.05] */
	readonly usesHca?: true;
	readonly accounts: AccountRules;
	readonly gatedIndexable: boolean;
	readonly feeds?: true;
	/** An SVG path in a box of 32 by 32. [1.10] */
	readonly emblem: string;
	/** On the root element, for small differences of style. [2.53] */
	readonly styleClass?: string;
}

export const COUNTRIES = {
	be: {
		locales: [
			{ code: "nl-BE", iso: "nl-BE", name: "Nederlands", shortName: "NL", file: "nl-BE.ts" },
			{ code: "fr-BE", iso: "fr-BE", name: "Français", shortName: "FR", file: "fr-BE.ts" },
		],
		urlMarkers: [],
		usesHca: true,
		timeZone: "Europe/Brussels",
		header: { contactUrl: "mailto:contact@helvora.example", logoLeadsTo: "home" },
		gatedIndexable: false,
		feeds: true,
		emblem: "M7.5 9h4v14h-4zM14 6h4v20h-4zM20.5 9h4v14h-4z",
		accounts: {
			callingCode: "32",
			professions: ["M"],
			fields: {
				riziv: { label: "riziv" },
				address: {},
				zipcode: { example: "1000", input: { inputMode: "numeric" } },
				city: {},
			},
			consents: { onekeyConsent: "required", consent: "required" },
			notice: "data-protection",
			missing: ["onekeyConsent", "consent"],
		},
		styleClass: "be",
	},
	ch: {
		locales: [
			{ code: "de-CH", iso: "de-CH", name: "Deutsch", shortName: "DE", file: "de-CH.ts", popupConditions: true },
			{ code: "fr-CH", iso: "fr-CH", name: "Français", shortName: "FR", file: "fr-CH.ts" },
		],
		urlMarkers: ["-CH"],
		usesHca: true,
		timeZone: "Europe/Zurich",
		header: { logoLeadsTo: "home" },
		gatedIndexable: false,
		feeds: true,
		emblem: "M13 6h6v7h7v6h-7v7h-6v-7H6v-6h7z",
		accounts: {
			callingCode: "41",
			professions: ["M"],
			fields: {
				riziv: { label: "gln" },
				address: {},
				zipcode: { example: "3011", input: { inputMode: "numeric" } },
				city: {},
			},
			consents: { onekeyConsent: "required", consent: "optional" },
			notice: "data-protection",
			missing: ["onekeyConsent"],
		},
	},
	tr: {
		accounts: {
			callingCode: "90",
			professions: ["M"],
			fields: {},
			consents: { onekeyConsent: "required", owaConsent: "required", consent: "required", newsletter: "optional" },
			notice: "information-notice",
			missing: ["owaConsent", "onekeyConsent", "consent"],
			limitedWithoutOnekey: true,
			importsUsers: true,
		},
		locales: [{ code: "tr-TR", iso: "tr-TR", name: "Türkçe", shortName: "TR", file: "tr-TR.ts", extendedLatin: true }],
		urlMarkers: ["-TR", "-tr"],
		timeZone: "Europe/Istanbul",
		header: { logoLeadsTo: "home" },
		gatedIndexable: false,
		feeds: true,
		emblem:
			"M19.500 7.300a9.500 9.500 0 1 0 0 17.400 7.600 7.600 0 1 1 0-17.400zM24 13.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z",
	},
	ie: {
		accounts: {
			callingCode: "353",
			professions: ["M", "I", "P"],
			fields: {
				zipcode: { example: "D02 X285", input: { inputMode: "text" } },
			},
			consents: { consent: "required", newsletter: "optional" },
			notice: "data-protection",
			missing: ["consent", "newsletter"],
		},
		locales: [
			{ code: "en-IE", iso: "en-IE", name: "English", shortName: "EN", file: "en-IE.ts", popupConditions: true },
		],
		urlMarkers: ["-IE"],
		timeZone: "Europe/Dublin",
		header: { logoLeadsTo: "about" },
		gatedIndexable: false,
		feeds: true,
		emblem:
			"M16 5.500a4.600 4.600 0 0 1 4.300 6.300 4.600 4.600 0 1 1-2.900 8l1.100 6.700h-5l1.100-6.700a4.600 4.600 0 1 1-2.900-8A4.600 4.600 0 0 1 16 5.500z",
	},
} as const satisfies Record<string, Country>;

export type CountryCode = keyof typeof COUNTRIES;
export type LocaleCode = (typeof COUNTRIES)[CountryCode]["locales"][number]["code"];

export const DEFAULT_COUNTRY: CountryCode = "be";

export const COUNTRY_CODES = Object.keys(COUNTRIES) as [CountryCode, ...CountryCode[]];

export const country = (code: CountryCode): Country => COUNTRIES[code];
