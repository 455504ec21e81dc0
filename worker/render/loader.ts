import { Deferred } from "../../client/markup/deferred.ts";
import type { FormState } from "../../shared/accounts/form-state.ts";
import type { PartName } from "../../shared/parts.ts";
import type { PageId } from "../../shared/routes.ts";
import { noteFailure } from "../cache/reads.ts";
import { logError } from "../runtime/log.ts";
import { living } from "../visitor/session/session.ts";
import type { Site } from "../visitor/site.ts";
import type { Loaded } from "./page.tsx";
import { FIRST_FLUSH_MS } from "./parts.ts";

/** What a page's route knows of the request. */
export interface PageRequest {
	site: Site;
	/** The route's parameters by name, decoded. */
	params: Record<string, string>;
	/** By what rate limits tell visitors apart. */
	client: string;
	/** The page's form as it came back, if it was sent and refused. */
	form?: FormState;
}

/**
 * A page's data: what decides the status and the main content is awaited, all reads at once.
 * @throws PageError, BackendError: the error page under their status
 */
export type Loader<Id extends PageId> = (request: PageRequest) => Promise<Loaded<Id>>;

/** For reads that the page can do without. */
export const orElse = <T>(read: Promise<T>, fallback: T): Promise<T> => read.catch(() => fallback);

/** The same for a read that the page does not wait for either: the part says in its own place that it failed. */
export const deferred = <T>(part: PartName, read: Promise<T>): Deferred<T> =>
	new Deferred(read, (error) => {
		noteFailure();
		logError("part-failed", error, { part });
	});

/**
 * Of a personal read: what comes after the first flush is given only while the session holds, which has been checked for
 * what was sent before it.
 */
export async function whileSignedIn<T>({ session }: Site, read: Promise<T>, signedOut: (value: T) => T): Promise<T> {
	const start = Date.now();
	const value = await read;
	const isLate = Date.now() - start >= FIRST_FLUSH_MS;
	return isLate && session && (await living(session)) === null ? signedOut(value) : value;
}
