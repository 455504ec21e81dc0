import type { Context } from "hono";
import { routePath } from "hono/route";
import type { CountryCode } from "../../shared/countries.ts";
import type { AppEnv } from "./site.ts";

/** Without the expressions of its parameters. */
const withoutRules = (pattern: string): string => pattern.replace(/\{[^}]*\}/g, "");

/** Route and country for the log. The route is the handler's pattern, never the path. */
export const logLabels = (c: Context<AppEnv>): { route: string; country: CountryCode | undefined } => ({
	route: withoutRules(routePath(c)),
	// undefined on a host that the portal does not serve.
	country: c.get("site")?.country,
});
