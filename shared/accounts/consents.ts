import { type Consent, type CountryCode, country } from "../countries.ts";

/** Answered, or null when never asked. [3.01] */
export type Consents = Readonly<Record<Consent, boolean | null>>;

/** The consents that the country asks after sign-in and that are still null, in the order of its form. [4.17] */
export function missingConsents(code: CountryCode, consents: Consents): Consent[] {
	const { consents: shown, missing } = country(code).accounts;
	return keysOf(shown).filter((name) => missing.includes(name) && consents[name] === null);
}

/** `Object.keys` with the record's key type. */
const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
	Object.keys(record) as Key[];

export const shownConsents = (code: CountryCode): Consent[] => keysOf(country(code).accounts.consents);
