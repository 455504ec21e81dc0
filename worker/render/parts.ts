import { Deferred } from "../../client/markup/deferred.ts";
import { WHOLE } from "../../shared/parts.ts";
import { noteProvisional, renderingForCache } from "../cache/reads.ts";
import { inTime } from "../runtime/in-time.ts";
import { queryOf } from "../visitor/params.ts";
import type { Ctx } from "../visitor/site.ts";

/** The first flush waits this long for parts. Parts in time need no script. */
export const FIRST_FLUSH_MS = 100;

/** Responses that must be complete: a renewed page, the result of a form, and `?whole`. */
function isWhole(c: Ctx): boolean {
	if (c.req.method !== "GET" || renderingForCache() === "renewal") return true;
	const { search } = c.get("site");
	const query = search === "" ? {} : queryOf(search);
	return query.notice !== undefined || query[WHOLE] !== undefined;
}

/** Whether parts follow the page. A page for the page cache is sent and kept without pending parts, and then renewed. */
export async function hasLateParts(c: Ctx, props: object): Promise<boolean> {
	const parts: Deferred<unknown>[] = Object.values(props).filter((value) => value instanceof Deferred);
	const stillPending = () => parts.filter(({ outcome }) => !outcome);
	if (stillPending().length === 0) return false;
	const all = Promise.all(parts.map(({ settled }) => settled));
	if (isWhole(c)) await all;
	else await inTime(all, FIRST_FLUSH_MS).catch(() => undefined);
	if (renderingForCache() === undefined || stillPending().length === 0) return stillPending().length > 0;
	for (const part of stillPending()) part.leave();
	noteProvisional();
	return false;
}
