import * as z from "zod";

/** What `POST /__control/faults` accepts. */
export const faultSchema = z.strictObject({
	/** A prefix of path and query; behind "re:" a regular expression. */
	path: z.string().refine(isPattern, "No regular expression"),
	/** Only calls in this language: a test that runs beside others disturbs none of them. */
	language: z.string().optional(),
	/** Only calls in the name of this demo user, by e-mail address. */
	person: z.email().optional(),
	/** Only calls for a range of bytes. */
	isRanged: z.boolean().default(false),
	/** Milliseconds before the answer. */
	delay: z.number().int().min(0).max(60_000).default(0),
	/** The answer waits until the fault is removed. */
	hold: z.boolean().default(false),
	/** Answered instead of the real answer. */
	status: z.number().int().min(200).max(599).optional(),
	/** Text as it is, anything else as JSON. */
	body: z.unknown().optional(),
	/** Headers to set, also on the real answer. */
	headers: z.record(z.string(), z.string()).default({}),
	/** Cuts the answer after so many bytes. */
	truncate: z.number().int().min(0).optional(),
	/** No answer: the caller's connection breaks. */
	reset: z.boolean().default(false),
	/** How often the fault applies; absent: always. */
	times: z.number().int().min(1).default(Number.MAX_SAFE_INTEGER),
});
export type Fault = z.output<typeof faultSchema>;

function isPattern(path: string): boolean {
	try {
		return !path.startsWith("re:") || new RegExp(path.slice(3)) instanceof RegExp;
	} catch {
		return false;
	}
}
