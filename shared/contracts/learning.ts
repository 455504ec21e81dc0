import * as z from "zod/mini";
import { PHASES } from "../events.ts";
import { anyId, optional, optionalList } from "./fields.ts";

/** WebinarGeek's and TalentLMS's personal answers. Only these fields are read: raw ones carry login keys and names. */

/** A personal link; anything but http and https is none. */
const link = optional(z.url({ protocol: /^https?$/ }));

/** [7.16] */
export const wireWebinar = z.object({ status: z.enum(PHASES), watch_url: link });

export const wireRegistration = z.object({ registered: z.boolean(), join_url: link });
export type WireRegistration = z.output<typeof wireRegistration>;

/** One of all that a person has; what the CMS no longer has is told by the vendor alone. */
export const wireOwnRegistration = z.object({
	webinar_id: anyId,
	title: optional(z.string()),
	starts_at: optional(z.iso.datetime({ offset: true })),
	ends_at: optional(z.iso.datetime({ offset: true })),
	join_url: link,
	/** Of one that is over; null: not told. */
	attended: optional(z.boolean()),
});
export type WireOwnRegistration = z.output<typeof wireOwnRegistration>;

/** The sign-up for a meeting on site. [7.19] */
export const wireMeeting = z.object({ ok: z.literal(true) });

/** 0 to 100; the vendor sends numbers or numeric text. */
const percentage = z.pipe(
	z.catch(z.coerce.number(), 0),
	z.transform((value: number) => Math.min(100, Math.max(0, Math.round(value)))),
);

const STATUSES = ["not_attempted", "incomplete", "completed"] as const;
export type CourseStatus = (typeof STATUSES)[number];

/** The vendor also writes "Not attempted"; an unknown status counts as incomplete. */
const status = z.pipe(
	z.string(),
	z.transform((text: string): CourseStatus => {
		const written = text.toLowerCase().replace(/\s+/g, "_");
		return STATUSES.find((known) => known === written) ?? "incomplete";
	}),
);

const progress = z.object({ completion_status: status, completion_percentage: percentage });

/** Of one course; `total_time` in seconds. [7.18] */
export const wireProgress = z.extend(progress, {
	completed_on: optional(z.iso.datetime({ offset: true })),
	total_time: optional(z.number().check(z.nonnegative())),
	goto_url: link,
	certificate_url: link,
});
export type WireProgress = z.output<typeof wireProgress>;

/** [7.18] */
export const wireLearner = z.object({ courses: optionalList(z.extend(progress, { id: anyId })) });
export const wireEnrolled = z.object({ enrolled: z.boolean() });
