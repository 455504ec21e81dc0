import { COUNTRIES, type CountryCode, DEFAULT_COUNTRY } from "../../shared/countries.ts";
import { paths } from "../../shared/routes.ts";
import { config } from "../runtime/config.ts";
import { countryOfHost } from "./host.ts";

const countryOf = (origin: string): CountryCode =>
	countryOfHost(new URL(origin).hostname, config.HOSTS) ?? DEFAULT_COUNTRY;

function hubOf(origin: string) {
	const country = countryOf(origin);
	const [{ code }] = COUNTRIES[country].locales;
	// A session belongs to one country, so hosts of other countries cannot share the hub's sign-in.
	const portals = config.HUB_ORIGINS.filter((portal) => countryOf(portal) === country);
	return { origin, portals, url: origin + paths.hub(code) };
}

const HUB = config.HUB_ORIGIN === undefined ? null : hubOf(config.HUB_ORIGIN);

export const HUB_PORTALS: readonly string[] = HUB?.portals ?? [];

export const isHub = (origin: string): boolean => origin === HUB?.origin;

/** null for the hub itself and for hosts that may not use it. */
export const hubAddress = (origin: string): string | null => (HUB?.portals.includes(origin) ? HUB.url : null);
