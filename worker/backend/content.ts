import { config } from "../runtime/config.ts";
import * as laravel from "./laravel-content.ts";
import * as strapi from "./strapi/strapi-content.ts";

/** Reads of the CMS's content, by Laravel's contract or from Strapi's own REST API. */

export type { ItemAnswer, MixedChoice } from "./laravel-content.ts";

export { seesDrafts } from "./previews.ts";

const content: typeof laravel = config.STRAPI_URL ? strapi : laravel;

export const {
	fetchList,
	fetchCount,
	fetchMixed,
	fetchItem,
	fetchPreview,
	fetchSearch,
	fetchSingle,
	fetchFooter,
	fetchTaxonomy,
	fetchCategoryName,
	fetchActiveCollections,
} = content;
