import { config } from "../runtime/config.ts";
import { type Family, shareOf } from "./families.ts";

/** Milliseconds for a call with its retry. */
export const deadlineOf = (family: Family): number => shareOf(family, config.BACKEND_DEADLINE_MS);
