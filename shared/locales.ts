import { COUNTRIES, COUNTRY_CODES, type CountryCode, type Locale, type LocaleCode } from "./countries.ts";

export type { LocaleCode };

interface LocaleOfCountry extends Locale {
	readonly code: LocaleCode;
	readonly country: CountryCode;
}

export const LOCALES: readonly LocaleOfCountry[] = COUNTRY_CODES.flatMap((country) =>
	COUNTRIES[country].locales.map((locale: Locale & { code: LocaleCode }) => ({ ...locale, country })),
);

const byLowerCaseCode = new Map(LOCALES.map((locale) => [locale.code.toLowerCase(), locale]));

export const findLocale = (segment: string): LocaleOfCountry | undefined => byLowerCaseCode.get(segment.toLowerCase());

export const localeOf = (code: LocaleCode): LocaleOfCountry => {
	const locale = findLocale(code);
	if (!locale) throw new Error(`No locale ${code}`);
	return locale;
};

export const localesOf = (country: CountryCode): readonly LocaleOfCountry[] =>
	LOCALES.filter((locale) => locale.country === country);

export const languageOf = (code: string): string => code.split("-", 1)[0] ?? code;

/** The `lang` of a text on a page of another locale; undefined: it is the page's own. */
export const otherLanguage = (text: LocaleCode | undefined, page: LocaleCode): string | undefined =>
	text === undefined || text === page ? undefined : localeOf(text).iso;
