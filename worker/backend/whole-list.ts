import { entriesIn, isRecord } from "../../shared/contracts/entries.ts";
import { anyId } from "../../shared/contracts/fields.ts";
import { BackendError } from "../runtime/errors.ts";

/** Lists of a backend whose own limit is lower than the requested one, such as that of Strapi (25, 100) or Laravel (15). */

const CUTS: readonly number[] = [15, 25, 50, 100, 200, 250];

interface Answer {
	body: unknown;
	headers: Headers;
}

const idOf = (entry: unknown): string | undefined =>
	isRecord(entry) ? anyId.safeParse(entry.id ?? entry.documentId).data : undefined;

/** `read` is called again while an answer has as many entries as a limit, and fewer than requested. */
export async function wholeList(
	limit: number,
	read: (from: number, limit: number) => Promise<Answer>,
): Promise<Answer> {
	const { body, headers } = await read(0, limit);
	const first = entriesIn(body);
	if (!Array.isArray(first)) return { body, headers };
	const entries: unknown[] = first.slice(0, limit);
	let last: readonly unknown[] = first;
	while (entries.length < limit && CUTS.includes(last.length)) {
		// What has been read is shown, whatever becomes of the rest.
		const next = await read(entries.length, limit - entries.length).catch(unlessFailed);
		const found = entriesIn(next?.body);
		// A backend without `_start` answers the same again.
		if (!Array.isArray(found) || idOf(found[0]) === idOf(first[0])) break;
		last = found;
		entries.push(...found.slice(0, limit - entries.length));
	}
	return { body: entries, headers };
}

function unlessFailed(error: unknown): undefined {
	if (!(error instanceof BackendError)) throw error;
}
