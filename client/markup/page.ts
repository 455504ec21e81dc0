import { createContext, type ReactNode, useContext } from "react";
import type { Translate } from "../../locales/translate.ts";
import type { AccessLevel } from "../../shared/access.ts";
import type { Arrival } from "../../shared/accounts/messages.ts";
import type { CountryCode, LocaleCode } from "../../shared/countries.ts";
import type { TrackingInfo } from "../../shared/models.ts";
import type { PreviewFacts } from "../../shared/preview.ts";
import type { PageId } from "../../shared/routes.ts";
import type { Section } from "../../shared/sections.ts";
import type { SessionLife } from "../../shared/session-life.ts";

/**
 * The facts that every part of a page may use, constant until the next page. The Worker renders with them and writes them
 * into the document as JSON (`#page`), for the islands and the shell.
 */
export interface Page {
	id: PageId;
	locale: LocaleCode;
	country: CountryCode;
	environment: string;
	/** The active ones in the navigation's order. */
	sections: readonly Section[];
	/** What the navigation marks as current. */
	current: Section | "home" | "about" | "search" | null;
	/** The same page in the country's other locales. [2.37] */
	otherLocales: readonly { code: LocaleCode; href: string }[];
	/** Decided by the Worker. The browser may show it but must not rely on it: it guards nothing here. */
	accessLevel: AccessLevel;
	deeplinkAccess: boolean;
	/** The page's path without query. */
	path: string;
	/** The path with what its query chooses, to which a sign-in returns; of a page with an account's form: where that returns to. */
	address: string;
	/** What has become of a sign-in that the external identity has led back from. */
	arrival: Arrival | null;
	/** null: nobody is signed in. [4.01] */
	userId: string | null;
	/** null: nobody is signed in. */
	session: SessionLife | null;
	/** How they signed in. */
	identity: "local" | "hca" | null;
	/** The external identity, where the country signs in with it; `sdk` is its script's address. [1.14] */
	hca: { sdk: string | null } | null;
	/** The hub's address, where sister portals share a sign-in; null on the hub itself. [2.07] */
	hub: string | null;
	/** The tag manager's container; null where none is configured. [7.23] */
	tagManager: string | null;
	/** The user's first name; empty: nobody is signed in, or the backend does not know it. */
	firstName: string;
	/** Of the item on this page; null on any other. [3.07] */
	trackingInfo: TrackingInfo | null;
	/** null: what everybody sees. */
	preview: PreviewFacts | null;
}

export type Dependency = object | string | number | boolean | null | undefined;

/** Facts of the page that a part may depend on beside locale, sections and `current`. Of the visitor the level alone is among them. */
export type SharedFacts = Partial<Pick<Page, "address" | "otherLocales" | "hca" | "accessLevel">>;

/** A part of a page that is the same for everybody. */
export interface SharedPart {
	/**
	 * The component that makes it, and all that it shows, like the dependencies of React's `useMemo`: objects compare by
	 * identity (a cache returns the same object until its content changes), everything else by value.
	 */
	of: readonly [component: (props: never) => ReactNode, ...Dependency[]];
	facts: SharedFacts | undefined;
	content: () => ReactNode;
}

export interface PageContext extends Page {
	t: Translate;
	/** Only in the Worker: returns the mark that stands in for a shared part (worker/render/shared-parts.tsx). */
	placeFor?: (part: SharedPart) => string;
}

const Context = createContext<PageContext | null>(null);

export const PageProvider = Context.Provider;

export function usePage(): PageContext {
	const page = useContext(Context);
	if (!page) throw new Error("Rendered outside a page");
	return page;
}
