import { config } from "../runtime/config.ts";
import { type Family, shareOf } from "./families.ts";

/** Milliseconds that a call of the family may take, a second try included. */
export const deadlineOf = (family: Family): number => shareOf(family, config.BACKEND_DEADLINE_MS);
