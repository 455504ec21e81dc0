import { Deferred } from "../../client/markup/deferred.ts";
import type { FormState } from "../../shared/accounts/form-state.ts";
import type { PartName } from "../../shared/parts.ts";
import type { PageId } from "../../shared/routes.ts";
import { noteFailure } from "../cache/reads.ts";
import { logError } from "../runtime/log.ts";
import type { Budget } from "../visitor/limits/uses.ts";
import { aliveSession } from "../visitor/session/session-cookie.ts";
import type { Site } from "../visitor/site.ts";
import type { Loaded } from "./page.tsx";
import { FIRST_FLUSH_MS } from "./parts.ts";

export interface PageRequest {
	site: Site;
	params: Record<string, string>;
	budget: Budget;
	form?: FormState;
}

/** Awaits only reads that decide the status or the main content. @throws PageError or BackendError, for the error page */
export type Loader<Id extends PageId> = (request: PageRequest) => Promise<Loaded<Id>>;

export const orElse = <T>(read: Promise<T>, fallback: T): Promise<T> => read.catch(() => fallback);

/** An optional read that the page does not wait for. Its part shows a failure, and `meanwhile` in a page that leaves it out. */
export const deferred = <T>(part: PartName, read: Promise<T>, meanwhile?: () => T | undefined): Deferred<T> =>
	new Deferred(
		read,
		(error) => {
			noteFailure();
			logError("part-failed", error, { part });
		},
		meanwhile,
	);

/** A personal read. After the first flush, its result is sent only if the session is still valid. */
export async function whileSignedIn<T>({ session }: Site, read: Promise<T>, signedOut: (value: T) => T): Promise<T> {
	const start = Date.now();
	const value = await read;
	const isLate = Date.now() - start >= FIRST_FLUSH_MS;
	return isLate && session && (await aliveSession(session)) === null ? signedOut(value) : value;
}

export const deferredPersonal = <T>(part: PartName, site: Site, read: Promise<T>, signedOut: T): Deferred<T> =>
	deferred(
		part,
		whileSignedIn(site, read, () => signedOut),
	);
