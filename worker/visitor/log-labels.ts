import type { Context } from "hono";
import { routePath } from "hono/route";
import type { CountryCode } from "../../shared/countries.ts";
import type { AppEnv } from "./site.ts";

/** A route's pattern without the rules of its parameters. */
const withoutRules = (pattern: string): string => pattern.replace(/\{[^}]*\}/g, "");

/** Which page of which country it is, for the log: the pattern of the handler that answers, never the path. */
export const placeOf = (c: Context<AppEnv>): { route: string; country: CountryCode | undefined } => ({
	route: withoutRules(routePath(c)),
	// Missing on a host that is not served.
	country: c.get("site")?.country,
});
