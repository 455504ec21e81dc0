import type { PageContext } from "../../client/markup/page.ts";
import { translator } from "../../locales/index.ts";
import { type LocaleCode, localeOf } from "../../shared/locales.ts";

/** The facts of an anonymous page, for views and components rendered alone. */
export const pageContext = (locale: LocaleCode, own: Partial<PageContext> = {}): PageContext => ({
	id: "home",
	locale,
	country: localeOf(locale).country,
	environment: "development",
	sections: [],
	current: null,
	otherLocales: [],
	accessLevel: "none",
	session: null,
	deeplinkAccess: false,
	path: `/${locale}`,
	address: `/${locale}`,
	arrival: null,
	userId: null,
	hasAccounts: true,
	identity: null,
	hca: null,
	hub: null,
	tagManager: null,
	firstName: "",
	trackingInfo: null,
	preview: null,
	t: translator(locale),
	...own,
});
