import { translator } from "../../../locales/index.ts";
import { BRAND } from "../../../shared/brand.ts";
import { localesOf } from "../../../shared/locales.ts";
import { paths } from "../../../shared/routes.ts";
import { everyLocale } from "../../render/head.ts";
import type { Loader } from "../../render/loader.ts";
import { config } from "../../runtime/config.ts";
import { HUB_PORTALS, isHub } from "../../visitor/hub-origin.ts";

/** The hub page: a list of portals in a window, nothing visible in a portal's frame. [2.07, 2.29] */
export const hub: Loader<"hub"> = async ({ site }) => {
	const hubOrigin = new URL(site.origin);
	const portals = Object.entries(config.HOSTS).flatMap(([host, country]) => {
		const origin = new URL(hubOrigin);
		origin.hostname = host;
		if (isHub(origin.origin)) return [];
		const locales = localesOf(country).map(({ code, name }) => ({
			code,
			name,
			href: origin.origin + paths.home(code),
		}));
		return [{ country, host, locales }];
	});
	const t = translator(site.locale);
	return {
		props: { portals, origins: isHub(site.origin) ? HUB_PORTALS : [] },
		head: {
			title: `${t("hub.title")} | ${BRAND.portal}`,
			description: t("hub.title"),
			paths: everyLocale(paths.hub),
			kind: "website",
		},
		current: null,
		otherLocales: [],
		layout: "hub",
	};
};
