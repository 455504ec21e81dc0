import type { CountryCode } from "../../shared/countries.ts";

/** The countries that the specification names, and whose rules tests write down once more. Others have the table's alone. */
export const SPECIFIED = ["be", "ch", "tr", "ie"] as const satisfies readonly CountryCode[];
export type Specified = (typeof SPECIFIED)[number];

const codes: readonly CountryCode[] = SPECIFIED;
export const isSpecified = (code: CountryCode): code is Specified => codes.includes(code);
