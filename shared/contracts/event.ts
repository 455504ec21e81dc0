import * as z from "zod/mini";
import { PHASES } from "../events.ts";
import { anyId, flag, name, optional, optionalEntry, optionalList, text } from "./fields.ts";
import { moment } from "./times.ts";

/** When and where a webinar takes place. */

/** A webinar's state, in upper or lower case, and in American spelling. */
export const phase = z.pipe(
	z.transform((value: unknown) =>
		typeof value === "string" ? value.trim().toLowerCase().replace("canceled", "cancelled") : value,
	),
	z.enum(PHASES),
);

/** A component that an editor has left empty is no place. */
const place = z.pipe(
	z.object({ venue: optional(text), address: optional(text) }),
	z.transform(({ venue, address }) => {
		if (venue !== null) return { venue, address };
		return address === null ? null : { venue: address, address: null };
	}),
);

export const wireEvent = z.pipe(
	z.object({
		webinargeek_id: optional(anyId),
		starts_at: moment,
		ends_at: optional(moment),
		timezone: optional(text),
		/** null: the dates decide, which cannot express a cancellation. */
		status: optional(phase),
		has_recording: optional(flag),
		speakers: optionalList(name),
		on_site: optionalEntry(place),
	}),
	z.transform((event) => {
		// A mistyped end must not close the registration.
		const isAfter = event.ends_at !== null && Date.parse(event.ends_at) > Date.parse(event.starts_at);
		return { ...event, ends_at: isAfter ? event.ends_at : null };
	}),
);
