import * as z from "zod/mini";
import { parseJson } from "../../runtime/json.ts";
import type { Standing } from "../../runtime/trace.ts";

/**
 * A purge marks a tag. It deletes nothing: a deletion cannot reach every data centre, but every isolate can compare an entry
 * with the mark. A read that began before the mark (`since`) may be old. Clocks differ by up to `SKEW`: that long after the
 * mark, an entry is new only if its isolate had loaded the mark when the read began (`knew`).
 */
interface Mark {
	number: number;
	/** In ms since 1970, by the Durable Object's clock. */
	at: number;
}

export interface Marks {
	number: number;
	byTag: ReadonlyMap<string, Mark>;
}

export const NO_MARKS: Marks = { number: 0, byTag: new Map() };

/** The largest difference between two machines' clocks, in milliseconds. */
export const SKEW = 5000;

export function isPurged({ tags, since, knew }: Standing, marks: Marks): boolean {
	if (knew >= marks.number) return false;
	return tags.some((tag) => {
		const mark = marks.byTag.get(tag);
		return mark !== undefined && mark.number > knew && since <= mark.at + SKEW;
	});
}

const written = z.object({
	number: z.int().check(z.nonnegative()),
	marks: z.record(z.string(), z.object({ number: z.number(), at: z.number() })),
});
export type WrittenMarks = z.output<typeof written>;

export function readMarks(text: string): Marks | undefined {
	const { data } = written.safeParse(parseJson(text));
	return data && fromWritten(data);
}

export const fromWritten = ({ number, marks }: WrittenMarks): Marks => ({
	number,
	byTag: new Map(Object.entries(marks)),
});
