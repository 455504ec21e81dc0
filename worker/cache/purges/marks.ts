import * as z from "zod/mini";
import { parseJson } from "../../runtime/json.ts";
import type { Standing } from "../../runtime/trace.ts";

/**
 * A purge is a mark on a tag, not a deletion: nobody can delete in every data centre, but every isolate can tell an
 * entry that was made before a mark from one that was made after it.
 *
 * Three clocks are in play, and none is trusted alone. The mark is made after the CMS has written; so whatever was read
 * from the backend after the mark is new, whatever was read before may be old. `since` is therefore when reading began,
 * not when the entry was stored. Within `SKEW` after the mark the clocks of two machines may disagree, so there only an
 * entry counts whose maker knew the mark: it carries the number of the newest mark that it knew when it began to read.
 * An entry that was read before the mark and written to KV or the Cache API after it is thus as dead as any other.
 */
interface Mark {
	/** Counts up over all marks; from the one object that makes them. */
	number: number;
	/** Milliseconds since 1970, of that object's clock. */
	at: number;
}

export interface Marks {
	/** The newest mark's; 0: none yet. */
	number: number;
	byTag: ReadonlyMap<string, Mark>;
}

export const NO_MARKS: Marks = { number: 0, byTag: new Map() };

/** Milliseconds by which two machines' clocks may differ. */
export const SKEW = 5000;

/** Whether anything that the entry was made from has been purged since. */
export function isPurged({ tags, since, knew }: Standing, marks: Marks): boolean {
	if (knew >= marks.number) return false;
	return tags.some((tag) => {
		const mark = marks.byTag.get(tag);
		return mark !== undefined && mark.number > knew && since <= mark.at + SKEW;
	});
}

/** As the marks are written to KV. */
const written = z.object({
	number: z.int().check(z.nonnegative()),
	marks: z.record(z.string(), z.object({ number: z.number(), at: z.number() })),
});
export type WrittenMarks = z.output<typeof written>;

/** undefined: not marks. */
export function readMarks(text: string): Marks | undefined {
	const { data } = written.safeParse(parseJson(text));
	return data && fromWritten(data);
}

export const fromWritten = ({ number, marks }: WrittenMarks): Marks => ({
	number,
	byTag: new Map(Object.entries(marks)),
});
