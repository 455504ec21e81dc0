import { type PageId, ROUTE_IDS, showsPage } from "../routes.ts";

/** The route name of a page. Reports of browsers use it instead of the URL. */
export const PAGES: readonly PageId[] = [...ROUTE_IDS.filter(showsPage), "error"];
