import { routePath } from "hono/route";
import type { CountryCode } from "../../shared/countries.ts";
import type { Ctx } from "./site.ts";

const withoutRules = (pattern: string): string => pattern.replace(/\{[^}]*\}/g, "");

/** The handler's pattern, never the path. The country is undefined on a host that the portal does not serve. */
export const logLabels = (c: Ctx): { route: string; country: CountryCode | undefined } => ({
	route: withoutRules(routePath(c)),
	country: c.get("site")?.country,
});
