import type { CountryCode } from "../../shared/countries.ts";
import { COUNTRIES, COUNTRY_CODES, DEFAULT_COUNTRY } from "../../shared/countries.ts";

export type Hosts = Readonly<Record<string, CountryCode>>;

/** The country of a country host. */
export const countryOfHost = (hostname: string, hosts: Hosts): CountryCode | undefined =>
	Object.hasOwn(hosts, hostname) ? hosts[hostname] : undefined;

/** Off the country hosts the URL selects the country: -CH, -TR or -tr, -IE, else Belgium. [1.09] */
export const countryOfUrl = ({ hostname, pathname, search }: URL): CountryCode => {
	const written = hostname + pathname + search;
	return (
		COUNTRY_CODES.find((code) => COUNTRIES[code].urlMarkers.some((marker) => written.includes(marker))) ??
		DEFAULT_COUNTRY
	);
};

/** A country's own host: the first that `HOSTS` names for it. */
export const hostOfCountry = (country: CountryCode, hosts: Hosts): string | undefined =>
	Object.keys(hosts).find((host) => hosts[host] === country);
