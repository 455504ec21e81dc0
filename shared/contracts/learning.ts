import * as z from "zod/mini";
import { PHASES } from "../events.ts";
import { anyId, optional, optionalList } from "./fields.ts";

/** WebinarGeek's and TalentLMS's personal responses. Other fields are dropped: they contain login keys and names. */

const link = optional(z.url({ protocol: /^https?$/ }));

/** [7.16] */
export const wireWebinar = z.object({
	status: z.enum(PHASES),
	watch_url: link,
	/** No place is left. */
	full: optional(z.boolean()),
});

export const wireRegistration = z.object({ registered: z.boolean(), join_url: link });
export type WireRegistration = z.output<typeof wireRegistration>;

/** One of a person's registrations. Title and times are for webinars that the CMS does not have any more. */
export const wireOwnRegistration = z.object({
	webinar_id: anyId,
	title: optional(z.string()),
	starts_at: optional(z.iso.datetime({ offset: true })),
	ends_at: optional(z.iso.datetime({ offset: true })),
	join_url: link,
	/** For past webinars. Null when the provider does not say. */
	attended: optional(z.boolean()),
});
export type WireOwnRegistration = z.output<typeof wireOwnRegistration>;

/** The sign-up for an on-site meeting. [7.19] */
export const wireMeeting = z.object({ ok: z.literal(true) });

/** 0 to 100. The vendor sends numbers or numeric text. */
const percentage = z.pipe(
	z.catch(z.coerce.number(), 0),
	z.transform((value: number) => Math.min(100, Math.max(0, Math.round(value)))),
);

const STATUSES = ["not_attempted", "incomplete", "completed"] as const;
export type CourseStatus = (typeof STATUSES)[number];

/** The vendor also writes "Not attempted". An unknown status counts as incomplete. */
const status = z.pipe(
	z.string(),
	z.transform((text: string): CourseStatus => {
		const normalized = text.toLowerCase().replace(/\s+/g, "_");
		return STATUSES.find((name) => name === normalized) ?? "incomplete";
	}),
);

const progress = z.object({ completion_status: status, completion_percentage: percentage });

/** One course. `total_time` is in seconds. [7.18] */
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
