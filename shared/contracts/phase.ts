import * as z from "zod/mini";
import { PHASES } from "../events.ts";

/** The state of a webinar, in any case, and as it is written in America. */
export const phase = z.pipe(
	z.transform((value: unknown) =>
		typeof value === "string" ? value.trim().toLowerCase().replace("canceled", "cancelled") : value,
	),
	z.enum(PHASES),
);
