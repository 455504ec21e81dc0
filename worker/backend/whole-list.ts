import { entriesIn, isRecord } from "../../shared/contracts/entries.ts";
import { anyId, count } from "../../shared/contracts/fields.ts";
import { BackendError } from "../runtime/errors.ts";
import { log } from "../runtime/log.ts";
import { sharedDeadline } from "./deadlines.ts";

/** Lists of a backend whose own limit is lower than the requested one, such as that of Strapi (25, 100) or Laravel (15). */

/** Without a total, an answer of a round number of entries may be a cut one. */
const mayBeCut = ({ length }: readonly unknown[]): boolean => length >= 10 && length % 5 === 0;

interface Answer {
	body: unknown;
	headers: Headers;
}

/** In a mixed list several collections have the same `id`. */
const idOf = (entry: unknown): string | undefined =>
	isRecord(entry) ? `${entry.content_type}/${anyId.safeParse(entry.documentId ?? entry.id).data}` : undefined;

/** The list lacks entries: the backend has not answered a further call. */
export type OnPart = () => void;

let isShortLogged = false;

/**
 * `read` is called again while the list lacks entries of the requested ones, by `x-total-count` or as `mayBeCut` tells. With
 * `onPart` a visitor waits: all calls share one deadline, and what has been read is a list. Without it the failure of a further
 * call is thrown. The list begins `start` entries after the one that the total counts.
 */
export async function wholeList(
	limit: number,
	read: (from: number, limit: number) => Promise<Answer>,
	onPart?: OnPart,
	start = 0,
): Promise<Answer> {
	const inTime = onPart ? sharedDeadline("content") : untimed;
	const { body, headers } = await read(0, limit);
	const first = entriesIn(body);
	if (!Array.isArray(first)) return { body, headers };
	const entries: unknown[] = first.slice(0, limit);
	const total = count.safeParse(headers.get("x-total-count") ?? undefined).data;
	const end = total === undefined ? limit : Math.min(limit, total - start);
	let last: readonly unknown[] = first;
	let isPart = false;
	while (entries.length < end && (total === undefined ? mayBeCut(last) : last.length > 0)) {
		const next = await inTime(read(entries.length, limit - entries.length)).catch((error: unknown) => {
			if (isEnd(error)) return undefined;
			if (!onPart || !(error instanceof BackendError)) throw error;
			onPart();
			isPart = true;
			return undefined;
		});
		const found = entriesIn(next?.body);
		// A backend without `_start` answers the same again.
		if (!Array.isArray(found) || idOf(found[0]) === idOf(first[0])) break;
		last = found;
		entries.push(...found.slice(0, limit - entries.length));
	}
	if (total !== undefined && entries.length < end && !isPart && !isShortLogged) {
		isShortLogged = true;
		log("contract", { what: "list", fault: `ends at ${entries.length} of ${end} entries` });
	}
	return { body: entries, headers };
}

const untimed = <T>(read: Promise<T>): Promise<T> => read;

/** Some backends refuse what is beyond their last entry. */
const isEnd = (error: unknown): boolean => error instanceof BackendError && error.isRefusal && error.status !== 429;
