import type { FormState } from "../../shared/accounts/form-state.ts";
import type { PageId } from "../../shared/routes.ts";
import type { Loaded } from "../render/page.tsx";
import type { Site } from "../site/site.ts";

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
