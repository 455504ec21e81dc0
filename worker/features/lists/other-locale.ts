import { createMiddleware } from "hono/factory";
import { choiceOf, FILTERS, type Filters, idsOf, isFiltered, toQueryString } from "../../../shared/filters.ts";
import { type LocaleCode, localesOf } from "../../../shared/locales.ts";
import { FROM_LOCALE } from "../../../shared/routes.ts";
import { readTaxonomy } from "../../content/lists.ts";
import { orElse } from "../../render/loader.ts";
import { queryOf } from "../../visitor/params.ts";
import type { AppEnv, Site } from "../../visitor/site.ts";

/**
 * A choice of filters in another language. Ids differ from locale to locale, and slugs do not; so the switcher's link names
 * the locale whose ids it has, and only where it is followed two locales' taxonomies are read.
 */

/** The query of a link to the same list in another locale; `query`: the filters' own. */
export const inOtherLocale = ({ locale }: Site, filters: Filters, query: string): string =>
	isFiltered(filters) ? `${query}&${FROM_LOCALE}=${locale}` : query;

/** Leads from such a link to the list with this locale's ids. */
export const translatingFilters = (parse: (search: string) => Filters | null) =>
	createMiddleware<AppEnv>(async function translatingFilters(c, next) {
		const site = c.get("site");
		// Nearly none has it: a query is not taken apart for that.
		if (!site.search.includes(`${FROM_LOCALE}=`)) return next();
		const [named] = queryOf(site.search)[FROM_LOCALE] ?? [];
		const from = localesOf(site.country).find(({ code }) => code === named && code !== site.locale);
		const filters = from && parse(site.search);
		if (!filters) return next();
		c.header("Cache-Control", "no-store");
		return c.redirect(site.path + toQueryString({ ...filters, ...(await translated(site, from.code, filters)) }), 302);
	});

/** The choice with this locale's ids; what it does not have, or cannot be read, is left out. */
async function translated(site: Site, from: LocaleCode, filters: Filters) {
	const names = Object.values(FILTERS).map(({ taxonomy }) => taxonomy);
	const read = (locale: LocaleCode) =>
		Promise.all(names.map((name) => orElse(readTaxonomy({ ...site, locale }, name), [])));
	const [theirs, ours] = await Promise.all([read(from), read(site.locale)]);
	return choiceOf((filter) => {
		const at = names.indexOf(FILTERS[filter].taxonomy);
		const slugs = theirs[at]?.filter(({ id }) => idsOf(filters, filter).includes(id)).map(({ slug }) => slug);
		return (ours[at] ?? []).filter(({ slug }) => slugs?.includes(slug)).map(({ id }) => id);
	});
}
