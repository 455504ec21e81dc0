import { LOCALES } from "../../shared/locales.ts";
import { ROUTE_IDS, type RoutedPage, type RouteId, RULES, routeOf } from "../../shared/routes.ts";

/** The route map's paths as hono's patterns and as regular expressions. */

const oneOf = (values: readonly string[]): string => `(?:${values.join("|")})`;

const LOCALE = `/:locale{${oneOf(LOCALES.map(({ code }) => code))}}`;

/** In hono's notation: `/:locale{(?:nl-BE|...)}/:section{(?:news|...)}/:slug`. */
export const patternOf = (id: RouteId): string =>
	LOCALE +
	routeOf(id).path.replace(/:(\w+)(?!\w|\{)/g, (parameter, name: string) => {
		const values = RULES[name];
		return values ? `${parameter}{${oneOf(values)}}` : parameter;
	});

/** For the log: without the parameters' rules. */
export const routeName = (id: RouteId): string => `/:locale${routeOf(id).path}`;

/** Matches the page's path in any locale. */
export const expressionOf = (id: RoutedPage): RegExp =>
	new RegExp(`^/[^/]+${routeOf(id).path.replace(/:(\w+)/g, (_, name: string) => oneOf(RULES[name] ?? ["[^/]+"]))}$`);

const ROUTED = ROUTE_IDS.filter((id) => {
	const { shows, acts } = routeOf(id);
	return shows !== undefined || acts?.includes("get");
}).map((id) => {
	const below = routeOf(id).path.replace(
		/:(\w+)(?:\{([\w-]+)\})?/g,
		(_, name: string, value?: string) => value ?? oneOf(RULES[name] ?? ["[^/]+"]),
	);
	return new RegExp(`^/${oneOf(LOCALES.map(({ code }) => code))}${below}$`);
});

/** Whether a route answers the address, whatever its status. */
function isRouted(address: string): boolean {
	const [path = ""] = address.split(/[?#]/, 1);
	const [, locale] = path.split("/", 2);
	return ROUTED.some((route) => route.test(path.length > (locale?.length ?? 0) + 1 ? path.replace(/\/$/, "") : path));
}

/**
 * The address as its route spells it: editors and visitors type page names in any case. Slugs keep theirs. undefined: no route
 * answers the address.
 */
export function routedSpelling(address: string): string | undefined {
	const [path = ""] = address.split(/[?#]/, 1);
	const [, locale = "", name = "", below = ""] = /^(\/[^/]*)(\/[^/]*)?(.*)$/s.exec(path) ?? [];
	const spellings = [path, locale + name.toLowerCase() + below, locale + (name + below).toLowerCase()];
	return spellings.map((spelling) => spelling + address.slice(path.length)).find(isRouted);
}
