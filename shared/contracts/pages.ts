import { type PageId, ROUTE_IDS, showsPage } from "../routes.ts";

/** By which reports of browsers name a page: the name of its route, never its address. */
export const PAGES: readonly PageId[] = [...ROUTE_IDS.filter(showsPage), "error"];
