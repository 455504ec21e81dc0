import { createMiddleware } from "hono/factory";
import {
	choiceOf,
	countOf,
	FILTERS,
	FILTERS_DROPPED,
	type FilterChoice,
	idsOf,
	isFiltered,
	toQueryString,
} from "../../../shared/filters.ts";
import { parseListQuery } from "../../../shared/filters-query.ts";
import { type LocaleCode, localesOf } from "../../../shared/locales.ts";
import { FROM_LOCALE, paths } from "../../../shared/routes.ts";
import { isSection, SECTION_FACTS } from "../../../shared/sections.ts";
import { readTaxonomy } from "../../content/lists.ts";
import { orElse } from "../../render/loader.ts";
import { queryOf } from "../../visitor/params.ts";
import type { AppEnv, Site } from "../../visitor/site.ts";

/** Keeps filters when the locale changes. Ids differ per locale, slugs do not, so the link names the locale of its ids. */

type Choice = Partial<FilterChoice>;

export const inOtherLocale = ({ locale }: Site, filters: Choice, query: string): string =>
	isFiltered(filters) ? `${query}&${FROM_LOCALE}=${locale}` : query;

/** A page's address in another locale. Slugs differ, so that an item's is its section's list; a course has one id. [2.37] */
export function addressIn(code: LocaleCode, address: string, site: Site): string {
	const { pathname, search } = new URL(address, site.origin);
	const below = pathname.slice(paths.home(site.locale).length);
	const [, section = "", slug] = below.split("/");
	if (slug && isSection(section) && SECTION_FACTS[section].source === "cms") return paths.list(code, section);
	return paths.home(code) + below + inOtherLocale(site, parseListQuery(queryOf(search)) ?? {}, search);
}

export const translatingFilters = (parse: (search: string) => Choice | null) =>
	createMiddleware<AppEnv>(async function translatingFilters(c, next) {
		const site = c.get("site");
		// Avoids parsing the query: very few requests have the parameter.
		if (!site.search.includes(`${FROM_LOCALE}=`)) return next();
		const [named] = queryOf(site.search)[FROM_LOCALE] ?? [];
		const from = localesOf(site.country).find(({ code }) => code === named && code !== site.locale);
		const filters = from && parse(site.search);
		if (!filters) return next();
		c.set("cacheControl", "never");
		const choice = await translated(site, from.code, filters);
		const query = toQueryString({ ...filters, ...choice });
		const isLess = countOf(choice) < countOf(filters);
		const notice = isLess ? `${query === "" ? "?" : "&"}notice=${FILTERS_DROPPED}` : "";
		return c.redirect(site.path + query + notice, 302);
	});

/** The filters with this locale's ids, without terms that are missing here or cannot be read. */
async function translated(site: Site, from: LocaleCode, filters: Choice) {
	const names = Object.values(FILTERS).map(({ taxonomy }) => taxonomy);
	const read = (locale: LocaleCode) =>
		Promise.all(names.map((name) => orElse(readTaxonomy({ ...site, locale }, name), [])));
	const [theirs, ours] = await Promise.all([read(from), read(site.locale)]);
	return choiceOf((filter) => {
		const at = names.indexOf(FILTERS[filter].taxonomy);
		const slugs = theirs[at]?.filter(({ id }) => idsOf(filters, filter).includes(id)).flatMap(({ slug }) => slug ?? []);
		return (ours[at] ?? []).filter(({ slug }) => slug !== null && slugs?.includes(slug)).map(({ id }) => id);
	});
}
