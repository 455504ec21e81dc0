import { entriesIn, isRecord } from "../../shared/contracts/entries.ts";
import { BackendError } from "../runtime/errors.ts";
import { sharedDeadline } from "./deadlines.ts";

/** Lists of a backend whose own limit is lower than the requested one, such as that of Strapi (25, 100) or Laravel (15). */

const CUTS: readonly number[] = [15, 25, 50, 100, 200, 250];

interface Answer {
	body: unknown;
	headers: Headers;
}

/** A mixed list has the same `id` in several collections. */
const nameOf = (entry: unknown): string | undefined =>
	isRecord(entry) ? [entry.documentId, entry.content_type, entry.id, entry.slug].join() : undefined;

/** The list lacks entries: the backend has not answered a further call. */
export type OnPart = () => void;

/**
 * `read` is called again while an answer has as many entries as a limit, and fewer than requested. With `onPart` a visitor
 * waits: all calls share one deadline, and what has been read is a list. Without it the failure of a further call is thrown.
 */
export async function wholeList(
	limit: number,
	read: (from: number, limit: number) => Promise<Answer>,
	onPart?: OnPart,
): Promise<Answer> {
	const inTime = onPart ? sharedDeadline("content") : untimed;
	const { body, headers } = await read(0, limit);
	const first = entriesIn(body);
	if (!Array.isArray(first)) return { body, headers };
	const entries: unknown[] = first.slice(0, limit);
	let last: readonly unknown[] = first;
	while (entries.length < limit && CUTS.includes(last.length)) {
		const next = await inTime(read(entries.length, limit - entries.length)).catch((error: unknown) => {
			if (isEnd(error)) return undefined;
			if (!onPart || !(error instanceof BackendError)) throw error;
			onPart();
			return undefined;
		});
		const found = entriesIn(next?.body);
		// A backend without `_start` answers the same again.
		if (!Array.isArray(found) || nameOf(found[0]) === nameOf(first[0])) break;
		last = found;
		entries.push(...found.slice(0, limit - entries.length));
	}
	return { body: entries, headers };
}

const untimed = <T>(read: Promise<T>): Promise<T> => read;

/** Some backends refuse what is beyond their last entry. */
const isEnd = (error: unknown): boolean => error instanceof BackendError && error.isRefusal && error.status !== 429;
