import { createContext, useContext } from "react";
import { type Translate, translator } from "../locales/index.ts";
import type { CountryCode, LocaleCode } from "../shared/countries.ts";
import type { Footer } from "../shared/models.ts";
import type { Section } from "../shared/sections.ts";

/** What every part of a page may know; constant while the page lives. */
export interface Page {
	locale: LocaleCode;
	country: CountryCode;
	/** Active collections in the navigation's order. */
	sections: readonly Section[];
	footer: Footer;
	/** What the navigation marks as current. */
	current: Section | "home" | "about" | "search" | null;
	/** The same page in the country's other locales. [2.37] */
	otherLocales: readonly { code: LocaleCode; href: string }[];
}

const PageContext = createContext<Page | null>(null);

export const PageProvider = PageContext.Provider;

export function usePage(): Page & { t: Translate } {
	const page = useContext(PageContext);
	if (!page) throw new Error("Rendered outside a page");
	return { ...page, t: translator(page.locale) };
}
