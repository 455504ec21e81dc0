import { NOBODY, type PageContext } from "../../client/markup/page.ts";
import { translator } from "../../locales/index.ts";
import { type LocaleCode, localeOf } from "../../shared/locales.ts";

/** The facts of an anonymous page, for views and components rendered alone. */
export const pageContext = (locale: LocaleCode, own: Partial<PageContext> = {}): PageContext => ({
	...NOBODY,
	locale,
	country: localeOf(locale).country,
	environment: "development",
	sections: [],
	current: null,
	path: `/${locale}`,
	address: `/${locale}`,
	hasAccounts: true,
	tagManager: null,
	t: translator(locale),
	...own,
});
