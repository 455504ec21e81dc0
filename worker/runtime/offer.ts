import { ACCOUNTS_API } from "../../shared/endpoints.ts";
import { HUB_API } from "../../shared/hub-endpoints.ts";
import { FEEDS_PATH, ROUTE_IDS, routeOf } from "../../shared/routes.ts";
import { SECTION_FACTS, SECTIONS, type Section } from "../../shared/sections.ts";
import { config } from "./config.ts";
import { servesAccounts } from "./env-rules.ts";
import { matcherOf } from "./patterns.ts";

/** What this portal offers. With only STRAPI_URL it is content only: what needs accounts or vendors does not exist. */

export const hasAccounts = servesAccounts(config);

const isOfCms = (section: Section): boolean => SECTION_FACTS[section].source === "cms";

export const OFFERED_SECTIONS = SECTIONS.filter((section) => hasAccounts || isOfCms(section));
export const offersSection = (section: Section): boolean => OFFERED_SECTIONS.includes(section);

const WITHHELD = hasAccounts
	? []
	: [
			...ROUTE_IDS.filter((id) => routeOf(id).needsAccounts).map(matcherOf),
			...SECTIONS.filter((section) => !isOfCms(section)).map(
				(section) => new RegExp(`^/[^/]+(?:${FEEDS_PATH})?/${section}(?:/|$)`),
			),
			new RegExp(`^(?:${ACCOUNTS_API}|${HUB_API})/`),
		];

/** Also true for a path without a route. */
export function offersPath(address: string): boolean {
	const [path = ""] = address.split(/[?#]/, 1);
	return !WITHHELD.some((withheld) => withheld.test(path));
}
