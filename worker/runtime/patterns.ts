import { LOCALES } from "../../shared/locales.ts";
import { ROUTE_IDS, type RoutedPage, type RouteId, RULES, routeOf } from "../../shared/routes.ts";

/** The route map as patterns of Hono and as regular expressions. */

const oneOf = (values: readonly string[]): string => `(?:${values.join("|")})`;

const LOCALE = `/:locale{${oneOf(LOCALES.map(({ code }) => code))}}`;

/** For Hono: `/:locale{(?:nl-BE|...)}/:section{(?:news|...)}/:slug`. */
export const patternOf = (id: RouteId): string =>
	LOCALE +
	routeOf(id).path.replace(/:(\w+)(?!\w|\{)/g, (parameter, name: string) => {
		const values = RULES[name];
		return values ? `${parameter}{${oneOf(values)}}` : parameter;
	});

/** For the log, without the parameters' values. */
export const routeName = (id: RouteId): string => `/:locale${routeOf(id).path}`;

export const expressionOf = (id: RoutedPage): RegExp =>
	new RegExp(`^/[^/]+${routeOf(id).path.replace(/:(\w+)/g, (_, name: string) => oneOf(RULES[name] ?? ["[^/]+"]))}$`);

/** Of whole paths. */
export function matcherOf(id: RouteId): RegExp {
	const below = routeOf(id).path.replace(
		/:(\w+)(?:\{([\w-]+)\})?/g,
		(_, name: string, value?: string) => value ?? oneOf(RULES[name] ?? ["[^/]+"]),
	);
	return new RegExp(`^/${oneOf(LOCALES.map(({ code }) => code))}${below}$`);
}

const READ_IDS = ROUTE_IDS.filter((id) => {
	const { shows, acts } = routeOf(id);
	return shows !== undefined || acts?.includes("get");
});
const ROUTED = READ_IDS.map(matcherOf);

/** Whether the path may have a valid code. A webinar's `/join` has the same shape, but its own route comes first. */
export const isDeepLink = (path: string): boolean =>
	READ_IDS[ROUTED.findIndex((route) => route.test(path))] === "deeplink";

function isRouted(address: string): boolean {
	const [path = ""] = address.split(/[?#]/, 1);
	const [, locale] = path.split("/", 2);
	return ROUTED.some((route) => route.test(path.length > (locale?.length ?? 0) + 1 ? path.replace(/\/$/, "") : path));
}

/** The address in its route's spelling: page names match in any case, slugs exactly. undefined: no route has the address. */
export function routedSpelling(address: string): string | undefined {
	const [path = ""] = address.split(/[?#]/, 1);
	const [, locale = "", name = "", below = ""] = /^(\/[^/]*)(\/[^/]*)?(.*)$/s.exec(path) ?? [];
	const spellings = [path, locale + name.toLowerCase() + below, locale + (name + below).toLowerCase()];
	return spellings.map((spelling) => spelling + address.slice(path.length)).find(isRouted);
}
