import { hcaVariable } from "./provider.ts";

/** Variables of a portal in development, beside those of wrangler.toml. */

/** Belgium and Switzerland sign in at an identity provider of their own. */
export const hcaVariables = (identityPort: number) => ({ HCA: hcaVariable(identityPort, ["be", "ch"]) });

/** Two Irish portals on one site share their sign-in through a hub; the third is a site of its own, and Türkiye another country. */
export function sisterVariables(origin: (host: string) => string) {
	const hosts = {
		be: "be",
		ch: "ch",
		tr: "tr",
		ie: "ie",
		"one.sister": "ie",
		"two.sister": "ie",
		"hub.sister": "ie",
		other: "ie",
	};
	const named = Object.fromEntries(Object.entries(hosts).map(([host, country]) => [`${host}.localhost`, country]));
	return {
		HOSTS: JSON.stringify(named),
		HUB_ORIGIN: origin("hub.sister"),
		HUB_ORIGINS: JSON.stringify(["one.sister", "two.sister", "other", "tr"].map(origin)),
	};
}

/** What the provider must know of the portal. */
export const hcaPortals = (origin: (host: string) => string) => ({
	origins: ["be", "ch"].map(origin),
	locales: ["nl-BE", "fr-BE", "de-CH", "fr-CH"],
});
