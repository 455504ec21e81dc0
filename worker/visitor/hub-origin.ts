import { COUNTRIES, DEFAULT_COUNTRY } from "../../shared/countries.ts";
import { paths } from "../../shared/routes.ts";
import { config } from "../runtime/config.ts";

export const isHub = (origin: string): boolean => origin === config.HUB_ORIGIN;

function hubUrl(): string | null {
	if (config.HUB_ORIGIN === undefined) return null;
	const country = config.HOSTS[new URL(config.HUB_ORIGIN).hostname] ?? DEFAULT_COUNTRY;
	const [{ code }] = COUNTRIES[country].locales;
	return config.HUB_ORIGIN + paths.hub(code);
}

const HUB = hubUrl();

/** null for the hub itself and for hosts that may not use it. */
export const hubAddress = (origin: string): string | null => (config.HUB_ORIGINS.includes(origin) ? HUB : null);
