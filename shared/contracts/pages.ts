import { type PageId, ROUTE_IDS, showsPage } from "../routes.ts";

/** A page's route name, which browsers report instead of the URL. */
export const PAGES: readonly PageId[] = [...ROUTE_IDS.filter(showsPage), "error"];
