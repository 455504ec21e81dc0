import type { LocaleCode } from "./countries.ts";
import { HCA_FLOWS } from "./hca.ts";
import { SECTIONS } from "./sections.ts";

/** Pages whose words are one single of the CMS; the route is the single's name. [2.02-2.06] */
export const SINGLE_PAGES = [
	"about",
	"data-protection",
	"disclaimer",
	"imprint",
	"information-notice",
	"privacy",
] as const;
export type SinglePage = (typeof SINGLE_PAGES)[number];

/** Pages with media of their own: files to which their single's text links, and in a preview its picture. */
export const SINGLES_WITH_MEDIA = [...SINGLE_PAGES, "home"] as const;
export type SingleWithMedia = (typeof SINGLES_WITH_MEDIA)[number];

/** [2.23] */
export const FEEDBACK_PAGES = ["happy", "negative", "neutral"] as const;
export type FeedbackPage = (typeof FEEDBACK_PAGES)[number];

/** The media of an item, as named in the URL of its gated route. What only its text names is named by its path's hash. */
export type Medium =
	| "file"
	| "audio"
	| `audio.${string}`
	| "video"
	| `captions-${number}`
	| `picture-${string}`
	| `file-${string}`;

/** The parameters of the routes' paths: the values that one may have, or null for any text without a slash. */
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
/** The values by whatever name. */
export const RULES: Readonly<Record<string, readonly string[] | null>> = PARAMETERS;
type ValueOf<Name extends Parameter> = Name extends "medium"
	? Medium
	: (typeof PARAMETERS)[Name] extends readonly (infer Value)[]
		? Value
		: string;

interface Route {
	/** Below the locale; `:name` is one of PARAMETERS, and `:name{value}` one that has a single value here. */
	readonly path: string;
	/**
	 * What a GET shows: a page, with loader and view under the route's name; a page of its own session or frame
	 * (`standalone`), which the browser always loads itself; or no page.
	 */
	readonly shows?: "page" | "standalone";
	/** The methods that something else than the page answers: the Worker's table of actions (worker/actions.ts). */
	readonly acts?: readonly ("get" | "post")[];
	/**
	 * Visitors without session and deep link get it from the cache of whole pages, unless the query has one of these names:
	 * what the page then says is for one visitor. `filters`: how its query is read (shared/filters-query.ts).
	 */
	readonly kept?: { readonly unless: readonly string[]; readonly filters?: "home" | "list" };
	/** Search engines may index it, unless its loader knows better. */
	readonly indexed?: true;
	/** It stands in the sitemap, with each value that its parameter may have. */
	readonly inSitemap?: true;
}

/** In the query of a list's address: the locale whose filters it names, if not its own (worker/features/lists/other-locale.ts). */
export const FROM_LOCALE = "from";

/** Below a locale: what apps fetch by themselves, the same for everybody. */
export const FEEDS_PATH = "/feeds";

/** Every address below a locale. Where two paths fit, the first one answers. */
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
	// The identity provider redirects back to the locale's root.
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

/** For code that knows one path, and would load the whole map for it. */
export type PathOf<Id extends RouteId> = (typeof ROUTES)[Id]["path"];

export const ROUTE_IDS = Object.keys(ROUTES) as RouteId[];
export const routeOf = (id: RouteId): Route => ROUTES[id];

type RoutesWith<Facts> = { [Id in RouteId]: (typeof ROUTES)[Id] extends Facts ? Id : never }[RouteId];

/** Pages with a loader in worker/loaders.ts and a view in client/markup/views, under the same name. */
export type RoutedPage = RoutesWith<{ shows: string }>;
export type PageId = RoutedPage | "error";
/** Pages with a form; with JavaScript most of them open as modals instead. */
export type AccountPage = RoutesWith<{ shows: "standalone"; acts: readonly unknown[] }> | AccountTab;
/** The pages of who is signed in, in the order of their tabs. */
export const ACCOUNT_TABS = ["account", "record", "profile"] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];
/** What is answered by an action, by its methods. */
export type Actions<Handler> = {
	[Id in RoutesWith<{ acts: readonly unknown[] }>]: Record<(typeof ROUTES)[Id]["acts"][number], Handler>;
};

export const showsPage = (id: RouteId): id is RoutedPage => routeOf(id).shows !== undefined;

/** The values that a path takes: one for each parameter without a value of its own. */
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

/** Writes the parameters' values into a path. */
function pathOf(path: string) {
	const [first = "", ...rest] = path.replace(/:\w+\{([\w-]+)\}/g, "$1").split(/:\w+/);
	return (locale: LocaleCode, ...values: string[]): string =>
		rest.reduce((written, next, at) => written + encodeURIComponent(values[at] ?? "") + next, `/${locale}${first}`);
}

/** By route: its path in a locale, with the values of its parameters in their order. */
export const paths = /* @__PURE__ */ Object.fromEntries(
	Object.entries(ROUTES).map(([id, { path }]) => [id, pathOf(path)]),
) as Paths;

/** All paths of a route whose parameters have listed values. */
export const everyPathOf = (id: RouteId, locale: LocaleCode): string[] =>
	[...ROUTES[id].path.matchAll(/:(\w+)/g)].reduce(
		(found, [parameter, name]) =>
			found.flatMap((path) => (RULES[name ?? ""] ?? []).map((value) => path.replace(parameter, value))),
		[`/${locale}${ROUTES[id].path}`],
	);

/** The query of an account's page that leads back to the page `from`; to a locale's root it leads without. */
export const returningTo = (from: string): string => (/.[/?]/.test(from) ? `?return=${encodeURIComponent(from)}` : "");

/** The address, which has no fragment, with the notice that its page shows. */
export const telling = (notice: string, address: string): string =>
	`${address}${address.includes("?") ? "&" : "?"}notice=${notice}`;

/** Where the worker serves the content host's pictures. */
export const IMAGES_PATH = "/images";
