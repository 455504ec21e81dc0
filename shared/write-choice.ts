import { CONSENT_VERSION, type ConsentChoice } from "./consent.ts";

/** The consent cookie's value. Its own file: only the banner's script writes it. */
export const writeChoice = (agreed: ConsentChoice, day: string): string => [CONSENT_VERSION, day, ...agreed].join(".");
