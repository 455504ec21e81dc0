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

/** The same for everybody on pages of one section and locale: all that a shared part sees. */
export interface Frame {
	locale: LocaleCode;
	country: CountryCode;
	environment: string;
	/** In the order of the navigation. */
	sections: readonly Section[];
	/** The entry that the navigation marks as current. */
	current: Section | "home" | "about" | "search" | null;
	/** Without it nobody can sign in, and no link may lead to a page of accounts. */
	hasAccounts: boolean;
	/** The tag manager's container id, or null without a tag manager and in previews. [7.23] */
	tagManager: string | null;
}

/** About one visitor, page or host. */
interface Visit {
	id: PageId;
	/** The same page in the country's other locales. [2.37] */
	otherLocales: readonly { code: LocaleCode; href: string }[];
	/** The Worker decides it. The browser only displays it: no check there protects anything. */
	accessLevel: AccessLevel;
	deeplinkAccess: boolean;
	path: string;
	/** The path and query that a sign-in returns to. On an account page it is that page's own return address. */
	address: string;
	/** The result of a sign-in that the external identity provider has sent back. */
	arrival: Arrival | null;
	/** Null when nobody is signed in. [4.01] */
	userId: string | null;
	/** Null when nobody is signed in. */
	session: SessionLife | null;
	identity: "local" | "hca" | null;
	/** The external identity provider, where the country uses one. `sdk` is the URL of its script. [1.14] */
	hca: { sdk: string | null } | null;
	/** The hub's URL, where sister portals share a sign-in. Null on the hub itself. [2.07] */
	hub: string | null;
	/** The user's first name, as it is shown. Empty when nobody is signed in or the backend does not have it. */
	firstName: string;
	/** The tracking data of the page's item, or null on other pages. [3.07] */
	trackingInfo: TrackingInfo | null;
	/** Null outside a preview. */
	preview: PreviewFacts | null;
}

/** The Worker renders with these facts and writes them into the document as JSON (`#page`), for islands and shell. */
export interface Page extends Frame, Visit {}

/** The address names what a visitor searched for: also that of an error, or of a form that leads back to the results. */
export const holdsTerm = (address: string): boolean => address.includes("term=");

/** What a shared part gets in place of the visit, unless it names a fact. */
export const NOBODY: Visit = {
	id: "home",
	otherLocales: [],
	accessLevel: "none",
	deeplinkAccess: false,
	path: "",
	address: "",
	arrival: null,
	userId: null,
	session: null,
	identity: null,
	hca: null,
	hub: null,
	firstName: "",
	trackingInfo: null,
	preview: null,
};

export type Dependency = object | string | number | boolean | null | undefined;

/** Further dependencies of a shared part. Access level and kind of identity are the only ones about the visitor. */
export type SharedFacts = Partial<Pick<Page, "address" | "otherLocales" | "hca" | "accessLevel" | "identity">>;

export interface SharedPart {
	/** As in React's `useMemo`: objects compare by identity (a cache returns the same one until its content changes). */
	of: readonly [component: (props: never) => ReactNode, ...Dependency[]];
	facts: SharedFacts | undefined;
	isTyped: boolean;
	hasName: boolean;
	content: () => ReactNode;
}

export interface PageContext extends Page {
	t: Translate;
	/** Only in the Worker: a placeholder for a shared part (worker/render/shared-parts.tsx); null: the part cannot be shared. */
	placeFor?: (part: SharedPart) => string | null;
	/** Only in the Worker: takes a pending part, which is sent after the page (worker/render/late.tsx). */
	later?: (part: Promise<ReactNode>) => void;
}

const Context = createContext<PageContext | null>(null);

export const PageProvider = Context.Provider;

export function usePage(): PageContext {
	const page = useContext(Context);
	if (!page) throw new Error("Rendered outside a page");
	return page;
}
