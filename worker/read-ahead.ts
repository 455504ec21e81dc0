import { TAXONOMIES, UNFILTERED } from "../shared/filters.ts";
import { SINGLE_PAGES } from "../shared/routes.ts";
import { isSection, SECTION_FACTS } from "../shared/sections.ts";
import { readList, readMixed, readNewest, readTaxonomy } from "./content/lists.ts";
import { readShell, readSingle } from "./content/shell.ts";
import { readWebinars } from "./features/webinars/webinars.ts";
import { routeName } from "./runtime/patterns.ts";
import type { ReadAhead } from "./visitor/middleware.ts";
import type { Site } from "./visitor/site.ts";

/**
 * While the Worker asks the person's object, it starts the page's reads that are the same for everybody. They fill the cache,
 * from which the loader reads next. Items, files and personal data wait for the object's answer.
 */

const FIRST_PAGE = { ...UNFILTERED, page: 1 };

const taxonomies = (site: Site): Promise<unknown>[] => TAXONOMIES.map((name) => readTaxonomy(site, name));

/** Courses are read by level, which the person's object decides. */
const listReads = (site: Site, section: string): Promise<unknown>[] =>
	isSection(section) && SECTION_FACTS[section].source === "cms"
		? [readList(site, section, FIRST_PAGE), ...taxonomies(site)]
		: [];

const singleReads = (site: Site, name: string): Promise<unknown>[] =>
	SINGLE_PAGES.filter((page) => page === name).map((page) => readSingle(site, page));

/** By route; `name` is the path's part behind the locale. */
const READS: Readonly<Record<string, (site: Site, name: string) => Promise<unknown>[]>> = {
	[routeName("home")]: (site) => [
		readMixed(site, { ...FIRST_PAGE, section: null }),
		readSingle(site, "home"),
		readWebinars(site),
		...taxonomies(site),
	],
	[routeName("list")]: listReads,
	[routeName("single")]: singleReads,
	[routeName("detail")]: (site, name) => (isSection(name) ? [readNewest(site, name)] : []),
};

/** Filtered reads count for the visitor's limits, which need the session, so a filtered page reads only the shell ahead. */
export const readAhead: ReadAhead = (c, site, route) => {
	c.set("shell", readShell(site));
	if (site.search !== "") return;
	const [, , name = ""] = site.path.split("/");
	// The loader reads the same entry and reports its failure.
	for (const read of READS[route]?.(site, name) ?? []) read.catch(() => undefined);
};
