import * as z from "zod/mini";
import { parseJson } from "../../runtime/json.ts";
import type { Standing } from "../../runtime/trace.ts";

/**
 * A purge marks a tag. It deletes nothing: a deletion cannot reach every data centre, but every isolate can compare an entry
 * with the mark. A read that began before the mark (`since`) may be old. Clocks differ by up to `SKEW`: that long after the
 * mark, an entry is new only if its isolate had loaded the mark when the read began (`knew`).
 */
const written = z.object({
	/** The newest mark's. */
	number: z.int().check(z.nonnegative()),
	/** By tag. `at`: in ms since 1970, by the Durable Object's clock. */
	marks: z.record(z.string(), z.object({ number: z.number(), at: z.number() })),
});
export type Marks = z.output<typeof written>;

export const NO_MARKS: Marks = { number: 0, marks: {} };

/** The largest difference between two machines' clocks, in milliseconds. */
export const SKEW = 5000;

export function isPurged({ tags, since, knew }: Standing, { number, marks }: Marks): boolean {
	if (knew >= number) return false;
	return tags.some((tag) => {
		const mark = marks[tag];
		return mark !== undefined && mark.number > knew && since <= mark.at + SKEW;
	});
}

export const readMarks = (text: string): Marks | undefined => written.safeParse(parseJson(text)).data;
