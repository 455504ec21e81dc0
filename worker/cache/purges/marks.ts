import * as z from "zod/mini";
import { parseJson } from "../../runtime/json.ts";
import type { Standing } from "../../runtime/trace.ts";

/**
 * A purge puts a mark on a tag. It deletes nothing, because a deletion cannot reach every data centre, but every isolate can
 * compare an entry with the mark.
 *
 * An entry's `since` is when its read began. The mark is made after the CMS has saved, so a read that began after the mark
 * is new, and a read that began before may be old. Clocks of two machines can differ by `SKEW`: within that time after the
 * mark, an entry counts as new only if its isolate had the mark when the read began (`knew`, the newest mark's number).
 * So an entry that was read before the mark and stored after it is dead too.
 */
interface Mark {
	/** Counts up over all marks. */
	number: number;
	/** Milliseconds since 1970, by the clock of the Durable Object. */
	at: number;
}

export interface Marks {
	/** The newest mark's number, or 0. */
	number: number;
	byTag: ReadonlyMap<string, Mark>;
}

export const NO_MARKS: Marks = { number: 0, byTag: new Map() };

/** Milliseconds by which two machines' clocks may differ. */
export const SKEW = 5000;

export function isPurged({ tags, since, knew }: Standing, marks: Marks): boolean {
	if (knew >= marks.number) return false;
	return tags.some((tag) => {
		const mark = marks.byTag.get(tag);
		return mark !== undefined && mark.number > knew && since <= mark.at + SKEW;
	});
}

/** The marks' form in KV. */
const written = z.object({
	number: z.int().check(z.nonnegative()),
	marks: z.record(z.string(), z.object({ number: z.number(), at: z.number() })),
});
export type WrittenMarks = z.output<typeof written>;

/** The parsed marks, or undefined for any other text. */
export function readMarks(text: string): Marks | undefined {
	const { data } = written.safeParse(parseJson(text));
	return data && fromWritten(data);
}

export const fromWritten = ({ number, marks }: WrittenMarks): Marks => ({
	number,
	byTag: new Map(Object.entries(marks)),
});
