import type { PageId } from "../../shared/routes.ts";
import { detail } from "./detail.ts";
import { feedback } from "./feedback.ts";
import { home } from "./home.ts";
import { list } from "./list.ts";
import type { Loader } from "./loader.ts";
import { search } from "./search.ts";
import { single } from "./single.ts";

/** One loader a page that has a route; the views stand in client/views under the same names. */
export const loaders: { [Id in Exclude<PageId, "error">]: Loader<Id> } = {
	home,
	list,
	detail,
	search,
	single,
	feedback,
};
