import * as z from "zod/mini";
import { isRecord } from "./entries.ts";
import { phase } from "./event.ts";
import { anyId, flag, number, optional, optionalList, text } from "./fields.ts";
import { moment } from "./times.ts";

/** Personal responses of WebinarGeek and TalentLMS. Other fields, such as login keys and names, are dropped. */

/** As browsers write it: a redirect cannot carry every character that a vendor writes. */
const link = optional(z.url({ protocol: /^https?$/, normalize: true }));

/** [7.16] */
export const wireWebinar = z.object({
	/** null: a state that the portal does not know. */
	status: optional(phase),
	starts_at: optional(moment),
	watch_url: link,
	/** No place is left. */
	full: optional(flag),
});

export const wireRegistration = z.object({ registered: flag, join_url: link });
export type WireRegistration = z.output<typeof wireRegistration>;

/** Title and times are for webinars that the CMS no longer has. */
export const wireOwnRegistration = z.object({
	webinar_id: anyId,
	title: optional(text),
	starts_at: optional(moment),
	ends_at: optional(moment),
	join_url: link,
	attended: optional(flag),
});
export type WireOwnRegistration = z.output<typeof wireOwnRegistration>;

/** An on-site meeting's sign-up. [7.19] */
export const wireMeeting = z.object({
	ok: z.pipe(
		z.transform((value: unknown) => (flag.safeParse(value).data === true ? true : value)),
		z.literal(true),
	),
});

/** Whole percent: "42%" is 42, 99.6 not yet 100, and what cannot be read 0. */
const percentage = z.pipe(
	z.catch(z.union([z.number(), z.string()]), 0),
	z.transform((sent: number | string) => {
		const value = Number.parseFloat(String(sent)) || 0;
		return Math.max(0, Math.min(value < 100 ? 99 : 100, Math.round(value)));
	}),
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

const progress = { completion_status: status, completion_percentage: percentage };

const SPENT = /^(?=.)(?:(\d{1,5})h)? ?(?:(\d{1,4})m)? ?(?:(\d{1,4})s)?$/;

/** Seconds, also TalentLMS's "1h 5m 3s". */
const seconds = z.pipe(
	z.transform((value: unknown): unknown => {
		const [, h = 0, m = 0, s = 0] = (typeof value === "string" && SPENT.exec(value.trim())) || [];
		return Number(h) * 3600 + Number(m) * 60 + Number(s) || value;
	}),
	z.pipe(number, z.number().check(z.nonnegative())),
);

/** One course. [7.18] */
export const wireProgress = z.pipe(
	z.object({
		...progress,
		completed_on: optional(moment),
		/** In TalentLMS's `completed_on` the order of day and month is a setting. */
		completed_on_timestamp: optional(moment),
		total_time: optional(seconds),
		goto_url: link,
		certificate_url: link,
	}),
	z.transform(({ completed_on_timestamp: at, ...one }) => ({ ...one, completed_on: one.completed_on ?? at })),
);
export type WireProgress = z.output<typeof wireProgress>;

/** [7.18] */
export const wireLearner = z.object({
	courses: optionalList(z.object({ ...progress, completion_status: z.catch(status, "incomplete"), id: anyId })),
});

/** Also `true` alone, or TalentLMS's list of enrolments. */
export const wireEnrolled = z.pipe(
	z.transform((value: unknown) => {
		if (isRecord(value)) return value;
		return { enrolled: Array.isArray(value) ? value.length > 0 : value };
	}),
	z.object({ enrolled: flag }),
);
