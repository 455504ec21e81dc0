import * as z from "zod/mini";
import { PHASES } from "../events.ts";
import { anyId, optional, optionalList } from "./fields.ts";

/** Personal responses of WebinarGeek and TalentLMS. Other fields, such as login keys and names, are dropped. */

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

/** A person's registration. Title and times are for webinars that the CMS no longer has. */
export const wireOwnRegistration = z.object({
	webinar_id: anyId,
	title: optional(z.string()),
	starts_at: optional(z.iso.datetime({ offset: true })),
	ends_at: optional(z.iso.datetime({ offset: true })),
	join_url: link,
	attended: optional(z.boolean()),
});
export type WireOwnRegistration = z.output<typeof wireOwnRegistration>;

/** An on-site meeting's sign-up. [7.19] */
export const wireMeeting = z.object({ ok: z.literal(true) });

const percentage = z.pipe(
	z.catch(z.coerce.number(), 0),
	z.transform((value: number) => Math.min(100, Math.max(0, Math.round(value)))),
);

const STATUSES = ["not_attempted", "incomplete", "completed"] as const;
export type CourseStatus = (typeof STATUSES)[number];

/** Also "Not attempted". An unknown status counts as incomplete. */
const status = z.pipe(
	z.string(),
	z.transform((text: string): CourseStatus => {
		const normalized = text.toLowerCase().replace(/\s+/g, "_");
		return STATUSES.find((name) => name === normalized) ?? "incomplete";
	}),
);

const progress = z.object({ completion_status: status, completion_percentage: percentage });

/** One course; `total_time` in seconds. [7.18] */
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
