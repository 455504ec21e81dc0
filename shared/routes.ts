import type { LocaleCode } from "./countries.ts";
import { HCA_FLOWS } from "./hca.ts";
import { SECTIONS } from "./sections.ts";

/** Pages that show one single of the CMS under the route's name. [2.02-2.06] */
export const SINGLE_PAGES = [
	"about",
	"data-protection",
	"disclaimer",
	"imprint",
	"information-notice",
	"privacy",
] as const;
export type SinglePage = (typeof SINGLE_PAGES)[number];

/** Pages with media of their own: files that the text links to, and the picture in a preview. */
export const SINGLES_WITH_MEDIA = [...SINGLE_PAGES, "home"] as const;
export type SingleWithMedia = (typeof SINGLES_WITH_MEDIA)[number];

/** [2.23] */
export const FEEDBACK_PAGES = ["happy", "negative", "neutral"] as const;
export type FeedbackPage = (typeof FEEDBACK_PAGES)[number];

/** Media names in the URL of the gated route. Media that only the text mentions are named by the hash of their path. */
export type Medium =
	| "file"
	| "audio"
	| `audio.${string}`
	| "video"
	| `captions-${number}`
	| `picture-${string}`
	| `file-${string}`;

/** The parameters of paths. Null stands for any text without a slash. */
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
	/** "page" has a loader and a view under the route's name. The browser always fully loads a "standalone" page. */
	readonly shows?: "page" | "standalone";
	/** Methods that an action handles instead of the page: worker/actions.ts. */
	readonly acts?: readonly ("get" | "post")[];
	/**
	 * Visitors without session and deep link get the page from the page cache, unless the query has one of these names: then
	 * the page is for one visitor. `filters` names the query's parser (shared/filters-query.ts).
	 */
	readonly kept?: { readonly unless: readonly string[]; readonly filters?: "home" | "list" };
	/** Search engines may index it, unless its loader forbids that. */
	readonly indexed?: true;
	readonly inSitemap?: true;
}

/** Query parameter of a list: the locale whose filters the query names (worker/features/lists/other-locale.ts). */
export const FROM_LOCALE = "from";

/** Feeds below a locale, which apps fetch. They are the same for everybody. */
export const FEEDS_PATH = "/feeds";

/** Every path below a locale. The first match wins. */
const ROUTES = {
	login: { path: "/login", shows: "standalone", acts: ["post"] },
	register: { path: "/register", shows: "standalone", acts: ["post"] },
	forgotPassword: { path: "/forgot-password", shows: "standalone", acts: ["post"] },
	consents: { path: "/consents", shows: "standalone", acts: ["post"] },
	account: { path: "/account", shows: "standalone", acts: ["post"] },
	accountData: { path: "/account/data", acts: ["get"] },
	profile: { path: "/account/profile", shows: "standalone" },
	record: { path: "/account/record", shows: "standalone" },
	recordFile: { path: "/account/record.csv", acts: ["get"] },
	ownCalendar: { path: "/account/webinars.ics", acts: ["get"] },
	logout: { path: "/logout", acts: ["post"] },
	endVisit: { path: "/end-visit", acts: ["post"] },
	endPreview: { path: "/end-preview", acts: ["post"] },
	previewLevel: { path: "/preview-level", acts: ["post"] },
	reviewLink: { path: "/review-link", acts: ["post"] },
	logoutEverywhere: { path: "/everywhere/logout", acts: ["post"] },
	signUpCard: { path: "/sign-up-card", acts: ["post"] },
	hub: { path: "/hub", shows: "standalone" },
	hca: { path: "/hca/:flow", acts: ["post"] },
	// The identity provider redirects to the locale's root.
	home: {
		path: "",
		shows: "page",
		kept: { unless: ["code", "error", "state"], filters: "home" },
		indexed: true,
		inSitemap: true,
	},
	search: { path: "/search", shows: "page", indexed: true },
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
	join: { path: "/:section{webinars}/:slug/join", acts: ["get"] },
	watch: { path: "/:section{webinars}/:slug/watch", acts: ["get"] },
	registration: { path: "/:section{webinars}/:slug/register", acts: ["get", "post"] },
	meeting: { path: "/:section{webinars}/:slug/attend", acts: ["get", "post"] },
	enrolment: { path: "/:section{e-learnings}/:slug/enrol", acts: ["get", "post"] },
	goToCourse: { path: "/:section{e-learnings}/:slug/go", acts: ["get"] },
	certificate: { path: "/:section{e-learnings}/:slug/certificate", acts: ["get"] },
	deeplink: { path: "/:section/:slug/:code", acts: ["get"] },
	feed: { path: `${FEEDS_PATH}/:section/atom.xml`, acts: ["get"] },
	podcastFeed: { path: `${FEEDS_PATH}/:section{podcasts}/podcast.xml`, acts: ["get"] },
	webinarCalendar: { path: `${FEEDS_PATH}/:section{webinars}/webinars.ics`, acts: ["get"] },
	areaFeed: { path: `${FEEDS_PATH}/areas/:area/atom.xml`, acts: ["get"] },
	areaCalendar: { path: `${FEEDS_PATH}/areas/:area/webinars.ics`, acts: ["get"] },
} as const satisfies Record<string, Route>;
export type RouteId = keyof typeof ROUTES;

/** For code that needs one path without loading the whole map. */
export type PathOf<Id extends RouteId> = (typeof ROUTES)[Id]["path"];

export const ROUTE_IDS = Object.keys(ROUTES) as RouteId[];
export const routeOf = (id: RouteId): Route => ROUTES[id];

type RoutesWith<Facts> = { [Id in RouteId]: (typeof ROUTES)[Id] extends Facts ? Id : never }[RouteId];

/** Pages with a loader in worker/loaders.ts and a view in client/markup/views under the same name. */
export type RoutedPage = RoutesWith<{ shows: string }>;
export type PageId = RoutedPage | "error";
/** Pages with a form. With scripts most of them open as modals. */
export type AccountPage = RoutesWith<{ shows: "standalone"; acts: readonly unknown[] }> | AccountTab;
/** In the order of the tabs. */
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

/** Builds a route's path in a locale from the values of its parameters, in their order. */
export const paths = /* @__PURE__ */ Object.fromEntries(
	Object.entries(ROUTES).map(([id, { path }]) => [id, pathOf(path)]),
) as Paths;

export const everyPathOf = (id: RouteId, locale: LocaleCode): string[] =>
	[...ROUTES[id].path.matchAll(/:(\w+)/g)].reduce(
		(expanded, [parameter, name]) =>
			expanded.flatMap((path) => (RULES[name ?? ""] ?? []).map((value) => path.replace(parameter, value))),
		[`/${locale}${ROUTES[id].path}`],
	);

/** The query that leads from an account page back to `from`. A locale's root is the default and needs none. */
export const returningTo = (from: string): string => (/.[/?]/.test(from) ? `?return=${encodeURIComponent(from)}` : "");

/** Adds a notice for the page at `address` to show. The address has no fragment. */
export const withNotice = (notice: string, address: string): string =>
	`${address}${address.includes("?") ? "&" : "?"}notice=${notice}`;

export const IMAGES_PATH = "/images";
