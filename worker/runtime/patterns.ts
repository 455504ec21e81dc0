import { LOCALES } from "../../shared/locales.ts";
import { ROUTE_IDS, type RouteId, RULES, routeOf } from "../../shared/routes.ts";

/** The route map as patterns of Hono and as regular expressions. */

const oneOf = (values: readonly string[]): string => `(?:${values.join("|")})`;

const LOCALE = oneOf(LOCALES.map(({ code }) => code));

/** For Hono: `/:locale{(?:nl-BE|...)}/:section{(?:news|...)}/:slug`. */
export function patternOf(id: RouteId): string {
	const below = routeOf(id).path.replace(/:(\w+)(?!\w|\{)/g, (parameter, name: string) => {
		const values = RULES[name];
		return values ? `${parameter}{${oneOf(values)}}` : parameter;
	});
	return `/:locale{${LOCALE}}${below}`;
}

/** For the log, without the parameters' values. */
export const routeName = (id: RouteId): string => `/:locale${routeOf(id).path}`;

export function matcherOf(id: RouteId): RegExp {
	const below = routeOf(id).path.replace(
		/:(\w+)(?:\{([\w-]+)\})?/g,
		(_, name: string, value?: string) => value ?? oneOf(RULES[name] ?? ["[^/]+"]),
	);
	return new RegExp(`^/${LOCALE}${below}$`);
}

const READ_IDS = ROUTE_IDS.filter((id) => {
	const { shows, acts } = routeOf(id);
	return shows !== undefined || acts?.includes("get");
});
const ROUTED = READ_IDS.map(matcherOf);

/** Whether the path may have a valid code. A webinar's `/join` has the same shape, but a route of its own. */
export const isDeepLink = (path: string): boolean =>
	READ_IDS[ROUTED.findIndex((route) => route.test(path))] === "deeplink";

const isRouted = (path: string): boolean => ROUTED.some((route) => route.test(path.replace(/\/$/, "")));

/** The address in its route's spelling: page names match in any case, slugs exactly. undefined: no route has the address. */
export function routedSpelling(address: string): string | undefined {
	const [path = ""] = address.split(/[?#]/, 1);
	const [, locale = "", name = "", below = ""] = /^(\/[^/]*)(\/[^/]*)?(.*)$/s.exec(path) ?? [];
	const spellings = [path, locale + name.toLowerCase() + below, locale + (name + below).toLowerCase()];
	const spelling = spellings.find(isRouted);
	return spelling === undefined ? undefined : spelling + address.slice(path.length);
}
