import { type Consent, type CountryCode, country } from "../countries.ts";

/** null: not answered. [3.01] */
export type Consents = Readonly<Record<Consent, boolean | null>>;

/** Consents that the country requests after sign-in and that are still null. [4.17] */
export function missingConsents(code: CountryCode, consents: Consents): Consent[] {
	const { consents: shown, missing } = country(code).accounts;
	return keysOf(shown).filter((name) => missing.includes(name) && consents[name] === null);
}

const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
	Object.keys(record) as Key[];

export const shownConsents = (code: CountryCode): Consent[] => keysOf(country(code).accounts.consents);
