import { COUNTRIES, COUNTRY_CODES, type CountryCode, DEFAULT_COUNTRY } from "../../shared/countries.ts";

export type Hosts = Readonly<Record<string, CountryCode>>;

export const countryOfHost = (hostname: string, hosts: Hosts): CountryCode | undefined =>
	Object.hasOwn(hosts, hostname) ? hosts[hostname] : undefined;

/** The country of a URL off the country hosts: -CH, -TR or -tr, -IE, else Belgium. [1.09] */
export const countryOfUrl = ({ hostname, pathname, search }: URL): CountryCode => {
	const written = hostname + pathname + search;
	return (
		COUNTRY_CODES.find((code) => COUNTRIES[code].urlMarkers.some((marker) => written.includes(marker))) ??
		DEFAULT_COUNTRY
	);
};

export const hostOfCountry = (country: CountryCode, hosts: Hosts): string | undefined =>
	Object.keys(hosts).find((host) => hosts[host] === country);

/** The host that serves the country instead of this one. Off the country hosts every country is served. */
export const otherHostOf = (
	country: CountryCode,
	hostCountry: CountryCode | undefined,
	hosts: Hosts,
): string | undefined =>
	hostCountry === undefined || hostCountry === country ? undefined : hostOfCountry(country, hosts);
