import type { Content, Place } from "./content.ts";
import { HCA } from "./identity.ts";
import { asked, HOSTS, headers, languages, spelt } from "./requests/addresses.ts";
import { deeplink, otherMethods, taken } from "./requests/forms.ts";
import { queried, ranged, read, walk } from "./requests/pages.ts";
import { external, HUB, handedOver, SISTERS } from "./requests/sisters.ts";
import { ages, failures, operations, purges, sessions } from "./requests/time.ts";
import { accounts, learning, readers } from "./requests/visits.ts";
import type { Route } from "./routes.ts";
import type { Step } from "./step.ts";

/** The portals to compare, each with its configuration and empty caches, and their steps. */

export interface Portal {
	vars: Record<string, string>;
	steps: (routes: readonly Route[], content: Content) => Step[];
}

function placeOf({ places }: Content, locale: string): Place {
	const place = places.find((one) => one.locale === locale);
	if (!place) throw new Error(`The backend has no content in ${locale}`);
	return place;
}
const origin = (host: string) => `https://${host}.localhost`;

export const PORTALS: Record<string, Portal> = {
	"pages, of everybody": {
		vars: {},
		steps: (routes, content) => content.places.flatMap((place) => read(routes, place, content)),
	},
	"addresses, hosts and media": {
		vars: { MEDIA_HOSTS: '["cdn.example"]', VIDEO_HOSTS: '["video.example"]' },
		steps: (_, content) => [
			...asked(HOSTS, content.places),
			...languages(content),
			...content.places.flatMap((place) => [...spelt(place), ...headers(place)]),
			...ranged(placeOf(content, "fr-BE"), content),
		],
	},
	"visitors who are signed in": {
		vars: {},
		steps: (routes, content) => [
			...readers(routes, content),
			...accounts(content),
			...learning(["nl-BE", "fr-CH", "tr-TR", "en-IE"].map((locale) => placeOf(content, locale))),
		],
	},
	forms: {
		vars: {},
		steps: (routes, content) => [
			...taken(routes, placeOf(content, "en-IE"), content),
			...otherMethods(placeOf(content, "fr-CH")),
		],
	},
	"time and purges": {
		vars: {},
		steps: (_, content) => {
			const place = placeOf(content, "en-IE");
			return [...ages(placeOf(content, "tr-TR")), ...sessions(placeOf(content, "nl-BE")), ...purges(place)];
		},
	},
	"a failing backend": { vars: {}, steps: (_, content) => failures(placeOf(content, "en-IE")) },
	"staging, with limited access": {
		vars: {
			ENVIRONMENT: "staging",
			PRODUCT_SUBDOMAIN: "onco",
			HOSTS: '{"onco.localhost":"ie","www.localhost":"ie","www.portal.ch":"ch"}',
		},
		steps: (routes, content) => {
			const [irish, swiss] = [placeOf(content, "en-IE"), placeOf(content, "de-CH")];
			const limited = { ...irish, origin: origin("onco") };
			return [
				...walk(routes, limited, content),
				...walk(routes, { ...swiss, origin: "https://www.portal.ch" }, content),
				deeplink(limited, "deep link"),
				...walk(routes, limited, content, { visitor: "deep link" }),
				...queried(limited, ["", "/news"]),
				...operations(limited),
				...asked(["onco.localhost", "www.localhost", "www.portal.ch", "other.example"], [irish, swiss]),
			];
		},
	},
	production: {
		vars: { ENVIRONMENT: "production", HOSTS: '{"www.localhost":"be","www.portal.ch":"ch","ie.localhost":"ie"}' },
		steps: (routes, content) => [
			...walk(routes, { ...placeOf(content, "fr-BE"), origin: origin("www") }, content),
			...asked(["www.localhost", "www.portal.ch", "other.example"], [placeOf(content, "fr-BE")]),
			...operations({ ...placeOf(content, "en-IE"), origin: origin("ie") }),
		],
	},
	"an external identity": {
		vars: { HCA },
		steps: (_, content) => ["nl-BE", "fr-CH"].flatMap((locale) => external(placeOf(content, locale))),
	},
	"sister portals and a tag manager": {
		vars: {
			HOSTS:
				'{"one.sister.localhost":"ie","two.sister.localhost":"ie","hub.sister.localhost":"ie","tr.localhost":"tr"}',
			HUB_ORIGIN: HUB,
			HUB_ORIGINS: JSON.stringify([...SISTERS, "http://tr.localhost"]),
			GTM_ID: "GTM-TEST123",
		},
		steps: (_, content) => handedOver(placeOf(content, "en-IE")),
	},
};
