import type { LocaleCode } from "./countries.ts";
import { HCA_FLOWS } from "./hca.ts";
import { SECTIONS } from "./sections.ts";

/** Pages with one single of the CMS under the route's name. [2.02-2.06] */
export const SINGLE_PAGES = [
	"about",
	"data-protection",
	"disclaimer",
	"imprint",
	"information-notice",
	"privacy",
] as const;
export type SinglePage = (typeof SINGLE_PAGES)[number];

/** Singles with media: files that the text links to, and a preview's picture. */
export const SINGLES_WITH_MEDIA = [...SINGLE_PAGES, "home"] as const;

/** [2.23] */
export const FEEDBACK_PAGES = ["happy", "negative", "neutral"] as const;
export type FeedbackPage = (typeof FEEDBACK_PAGES)[number];

/** Names of media in gated URLs. Media that only the text mentions are named by their path's hash. */
export type Medium =
	| "file"
	| "audio"
	| `audio.${string}`
	| "video"
	| `captions-${number}`
	| `picture-${string}`
	| `file-${string}`;

/** The parameters of paths. null: any text without a slash. */
const PARAMETERS = {
	section: SECTIONS,
	single: SINGLE_PAGES,
	page: SINGLES_WITH_MEDIA,
	feedback: FEEDBACK_PAGES,
	flow: HCA_FLOWS,
	slug: null,
	medium: null,
	area: null,
	code: null,
} as const satisfies Record<string, readonly string[] | null>;
type Parameter = keyof typeof PARAMETERS;
export const RULES: Readonly<Record<string, readonly string[] | null>> = PARAMETERS;
type ValueOf<Name extends Parameter> = Name extends "medium"
	? Medium
	: (typeof PARAMETERS)[Name] extends readonly (infer Value)[]
		? Value
		: string;

interface Route {
	/** Below the locale. `:name` is one of PARAMETERS, `:name{value}` one with a fixed value. */
	readonly path: string;
	/** "page": loader and view have the route's name. "standalone": always a full page load. */
	readonly shows?: "page" | "standalone";
	readonly acts?: readonly ("get" | "post")[];
	/** Anonymous visitors get a kept page, unless the query has such a name. `filters`: the query's parser (filters-query.ts). */
	readonly kept?: { readonly unless: readonly string[]; readonly filters?: "home" | "list" | "search" };
	/** Search engines may index it, unless its loader forbids that. */
	readonly indexed?: true;
	readonly inSitemap?: true;
	/** A content-only portal does not have it (worker/runtime/offer.ts). */
	readonly needsAccounts?: true;
}

/** The locale whose filters a list's query names (worker/features/lists/other-locale.ts). */
export const FROM_LOCALE = "from";

export const FEEDS_PATH = "/feeds";

/** The first match wins. */
const ROUTES = {
	login: { path: "/login", shows: "standalone", acts: ["post"], needsAccounts: true },
	register: { path: "/register", shows: "standalone", acts: ["post"], needsAccounts: true },
	forgotPassword: { path: "/forgot-password", shows: "standalone", acts: ["post"], needsAccounts: true },
	consents: { path: "/consents", shows: "standalone", acts: ["post"], needsAccounts: true },
	account: { path: "/account", shows: "standalone", acts: ["post"], needsAccounts: true },
	accountData: { path: "/account/data", acts: ["get"], needsAccounts: true },
	profile: { path: "/account/profile", shows: "standalone", needsAccounts: true },
	record: { path: "/account/record", shows: "standalone", needsAccounts: true },
	recordFile: { path: "/account/record.csv", acts: ["get"], needsAccounts: true },
	ownCalendar: { path: "/account/webinars.ics", acts: ["get"], needsAccounts: true },
	logout: { path: "/logout", acts: ["post"], needsAccounts: true },
	endVisit: { path: "/end-visit", acts: ["post"] },
	endPreview: { path: "/end-preview", acts: ["post"] },
	previewLevel: { path: "/preview-level", acts: ["post"] },
	reviewLink: { path: "/review-link", acts: ["post"] },
	logoutEverywhere: { path: "/everywhere/logout", acts: ["post"], needsAccounts: true },
	signUpCard: { path: "/sign-up-card", acts: ["post"], needsAccounts: true },
	hub: { path: "/hub", shows: "standalone", needsAccounts: true },
	hca: { path: "/hca/:flow", acts: ["post"], needsAccounts: true },
	// The identity provider redirects to the locale's root.
	home: {
		path: "",
		shows: "page",
		kept: { unless: ["code", "error", "state"], filters: "home" },
		indexed: true,
		inSitemap: true,
	},
	search: { path: "/search", shows: "page", kept: { unless: [], filters: "search" }, indexed: true },
	suggestions: { path: "/search/suggestions", acts: ["post"] },
	feedback: { path: "/feedback/:feedback", shows: "page", kept: { unless: [] } },
	list: {
		path: "/:section",
		shows: "page",
		kept: { unless: [], filters: "list" },
		indexed: true,
		inSitemap: true,
	},
	single: { path: "/:single", shows: "page", kept: { unless: [] }, indexed: true, inSitemap: true },
	detail: { path: "/:section/:slug", shows: "page", kept: { unless: [] }, indexed: true },
	media: { path: "/:section/:slug/media/:medium", acts: ["get"] },
	singleMedia: { path: "/:page/media/:medium", acts: ["get"] },
	calendar: { path: "/:section{webinars}/:slug/calendar.ics", acts: ["get"] },
	join: { path: "/:section{webinars}/:slug/join", acts: ["get"], needsAccounts: true },
	watch: { path: "/:section{webinars}/:slug/watch", acts: ["get"], needsAccounts: true },
	registration: { path: "/:section{webinars}/:slug/register", acts: ["get", "post"], needsAccounts: true },
	meeting: { path: "/:section{webinars}/:slug/attend", acts: ["get", "post"], needsAccounts: true },
	enrolment: { path: "/:section{e-learnings}/:slug/enrol", acts: ["get", "post"], needsAccounts: true },
	goToCourse: { path: "/:section{e-learnings}/:slug/go", acts: ["get"], needsAccounts: true },
	certificate: { path: "/:section{e-learnings}/:slug/certificate", acts: ["get"], needsAccounts: true },
	deeplink: { path: "/:section/:slug/:code", acts: ["get"] },
	feed: { path: `${FEEDS_PATH}/:section/atom.xml`, acts: ["get"] },
	podcastFeed: { path: `${FEEDS_PATH}/:section{podcasts}/podcast.xml`, acts: ["get"] },
	webinarCalendar: { path: `${FEEDS_PATH}/:section{webinars}/webinars.ics`, acts: ["get"] },
	areaFeed: { path: `${FEEDS_PATH}/areas/:area/atom.xml`, acts: ["get"] },
	areaCalendar: { path: `${FEEDS_PATH}/areas/:area/webinars.ics`, acts: ["get"] },
} as const satisfies Record<string, Route>;
export type RouteId = keyof typeof ROUTES;

export type PathOf<Id extends RouteId> = (typeof ROUTES)[Id]["path"];

export const ROUTE_IDS = Object.keys(ROUTES) as RouteId[];
export const routeOf = (id: RouteId): Route => ROUTES[id];

type RoutesWith<Facts> = { [Id in RouteId]: (typeof ROUTES)[Id] extends Facts ? Id : never }[RouteId];

/** Pages with a loader (worker/loaders.ts) and a view (client/markup/views) of this name. */
export type RoutedPage = RoutesWith<{ shows: string }>;
export type PageId = RoutedPage | "error";
/** Pages with a form. Scripts open most of them as modals. */
export type AccountPage = RoutesWith<{ shows: "standalone"; acts: readonly unknown[] }> | AccountTab;
export const ACCOUNT_TABS = ["account", "record", "profile"] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];
export type Actions<Handler> = {
	[Id in RoutesWith<{ acts: readonly unknown[] }>]: Record<(typeof ROUTES)[Id]["acts"][number], Handler>;
};

export const showsPage = (id: RouteId): id is RoutedPage => routeOf(id).shows !== undefined;

type ValuesIn<Path> = Path extends `${string}:${infer Rest}`
	? Rest extends `${Parameter}{${string}}${infer More}`
		? ValuesIn<More>
		: Rest extends `${infer Name extends Parameter}/${infer More}`
			? [value: ValueOf<Name>, ...ValuesIn<`/${More}`>]
			: Rest extends Parameter
				? [value: ValueOf<Rest>]
				: never
	: [];
type Paths = {
	[Id in RouteId]: (locale: LocaleCode, ...values: ValuesIn<(typeof ROUTES)[Id]["path"]>) => string;
};

function pathOf(path: string) {
	const [first = "", ...rest] = path.replace(/:\w+\{([\w-]+)\}/g, "$1").split(/:\w+/);
	return (locale: LocaleCode, ...values: string[]): string =>
		rest.reduce((written, next, at) => written + encodeURIComponent(values[at] ?? "") + next, `/${locale}${first}`);
}

export const paths = /* @__PURE__ */ Object.fromEntries(
	Object.entries(ROUTES).map(([id, { path }]) => [id, pathOf(path)]),
) as Paths;

/** The page of a single of the CMS; null: it has none. */
export function singlePath(locale: LocaleCode, name: string | null): string | null {
	if (name === "home") return paths.home(locale);
	const single = SINGLE_PAGES.find((page) => page === name);
	if (single) return paths.single(locale, single);
	const feedback = FEEDBACK_PAGES.find((page) => page === name);
	return feedback ? paths.feedback(locale, feedback) : null;
}

export const everyPathOf = (id: RouteId, locale: LocaleCode): string[] =>
	[...ROUTES[id].path.matchAll(/:(\w+)/g)].reduce(
		(expanded, [parameter, name]) =>
			expanded.flatMap((path) => (RULES[name ?? ""] ?? []).map((value) => path.replace(parameter, value))),
		[`/${locale}${ROUTES[id].path}`],
	);

/** Leads from an account page back to `from`; empty for the default, a locale's root. */
export const returningTo = (from: string): string => (/.[/?]/.test(from) ? `?return=${encodeURIComponent(from)}` : "");

export const withNotice = (notice: string, address: string): string =>
	`${address}${address.includes("?") ? "&" : "?"}notice=${notice}`;

export const IMAGES_PATH = "/images";
