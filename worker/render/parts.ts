import type { Context } from "hono";
import { Deferred } from "../../client/markup/deferred.ts";
import { WHOLE } from "../../shared/parts.ts";
import { isRecording } from "../cache/reads.ts";
import { inTime } from "../runtime/in-time.ts";
import { queryOf } from "../visitor/query.ts";
import type { AppEnv } from "../visitor/site.ts";

/** How long the first flush waits for parts that are still pending: what is there by then needs no script. */
export const FIRST_FLUSH_MS = 100;

const partsOf = (props: object): Deferred<unknown>[] =>
	Object.values(props).filter((value) => value instanceof Deferred);

/**
 * Whether the answer is awaited whole: a page that is to be kept, the answer to a form, with or without its notice, one that
 * nobody reads as it comes, and one that was asked for whole.
 */
function isWhole(c: Context<AppEnv>): boolean {
	if (c.req.method !== "GET" || isRecording()) return true;
	const { search } = c.get("site");
	const query = search === "" ? {} : queryOf(search);
	return query.notice !== undefined || query[WHOLE] !== undefined;
}

/** Waits for a page's parts as long as its answer may. @returns those that are pending all the same */
export async function lateParts(c: Context<AppEnv>, props: object): Promise<Deferred<unknown>[]> {
	const parts = partsOf(props);
	const stillPending = () => parts.filter(({ outcome }) => !outcome);
	if (stillPending().length === 0) return [];
	const all = Promise.all(parts.map(({ settled: arrives }) => arrives));
	if (isWhole(c)) await all;
	else await inTime(all, FIRST_FLUSH_MS).catch(() => undefined);
	return stillPending();
}
