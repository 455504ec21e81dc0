import { entriesIn, isRecord } from "../../shared/contracts/entries.ts";
import { anyId, count } from "../../shared/contracts/fields.ts";
import { BackendError } from "../runtime/errors.ts";
import { log } from "../runtime/log.ts";
import type { Answer } from "./call.ts";
import { sharedDeadline } from "./deadlines.ts";

/** Backends have limits lower than the requested one: Strapi 25 or 100, Laravel 15. */

/** Without a total, a response with a round number of entries may be cut. */
const mayBeCut = ({ length }: readonly unknown[]): boolean => length >= 10 && length % 5 === 0;

/** In a mixed list several collections have the same `id`. A broken entry may have none. */
function idOf(entry: unknown): string | undefined {
	const { data } = anyId.safeParse(isRecord(entry) ? (entry.documentId ?? entry.id) : undefined);
	return data === undefined || !isRecord(entry) ? undefined : `${entry.content_type}/${data}`;
}

/** Of Laravel's and Strapi's pages: beside the entries, in `meta`, or in its `pagination`. */
function totalIn(body: unknown, depth = 4): unknown {
	if (!isRecord(body) || depth === 0) return undefined;
	const { total, meta, pagination, data } = body;
	return total ?? [meta, pagination, data].map((part) => totalIn(part, depth - 1)).find((one) => one != null);
}

/** Called when a further call fails, so that the list lacks entries. */
export type OnPart = () => void;

/** A list that is read to be kept. Without `onPart` there is an older one, which stays if this one lacks entries. */
export interface ListLoading {
	onPart: OnPart | undefined;
}

let isShortLogged = false;

/**
 * Reads the list in as many calls as its total requires, or without one until `mayBeCut` is false. Pass `onPart` if a visitor
 * waits: all calls then share one deadline, and the list ends before a call that fails. `x-total-count` also counts the `start`
 * entries before the list. @throws without `onPart` the error of a further call
 */
export async function wholeList(
	limit: number,
	read: (from: number, limit: number) => Promise<Answer>,
	onPart?: OnPart,
	start = 0,
): Promise<{ body: unknown; total: number | null }> {
	const inTime = onPart ? sharedDeadline("content") : untimed;
	const { body, headers } = await read(0, limit);
	const first = entriesIn(body);
	const total = count.safeParse(headers.get("x-total-count") ?? totalIn(body)).data;
	if (!Array.isArray(first)) return { body, total: null };
	const entries: unknown[] = first.slice(0, limit);
	const end = total === undefined ? limit : Math.min(limit, total - start);
	const ids = new Set(entries.map(idOf));
	let last: readonly unknown[] = first;
	let from = entries.length;
	let isPart = false;
	while (entries.length < end && (total === undefined ? mayBeCut(last) : last.length > 0)) {
		const next = await inTime(read(from, limit - entries.length)).catch((error: unknown) => {
			if (isEnd(error)) return undefined;
			if (!onPart || !(error instanceof BackendError)) throw error;
			onPart();
			isPart = true;
			return undefined;
		});
		const found = entriesIn(next?.body);
		if (!Array.isArray(found)) break;
		last = found;
		const fresh = found.filter((entry) => idOf(entry) === undefined || !ids.has(idOf(entry)));
		// A backend without `_start` sends the same entries again, perhaps in another order.
		if (fresh.every((entry) => idOf(entry) === undefined)) break;
		for (const entry of fresh) ids.add(idOf(entry));
		entries.push(...fresh.slice(0, limit - entries.length));
		from += found.length;
	}
	if (total !== undefined && entries.length < end && !isPart && !isShortLogged) {
		isShortLogged = true;
		log("contract", { what: "list", fault: `ends at ${entries.length} of ${end} entries` });
	}
	return { body: entries, total: total ?? null };
}

const untimed = <T>(read: Promise<T>): Promise<T> => read;

/** Some backends refuse what is beyond their last entry. */
const isEnd = (error: unknown): boolean => error instanceof BackendError && error.isRefusal && error.status !== 429;
