import type { LocaleCode } from "./countries.ts";
import type { HcaFlow } from "./hca.ts";
import type { Section } from "./sections.ts";

/** Pages whose words are one single of the CMS; the route is the single's name. [2.02-2.06] */
export const SINGLE_PAGES = ["about", "data-protection", "disclaimer", "imprint", "privacy"] as const;
export type SinglePage = (typeof SINGLE_PAGES)[number];

/** [2.23] */
export const FEEDBACK_PAGES = ["happy", "negative", "neutral"] as const;
export type FeedbackPage = (typeof FEEDBACK_PAGES)[number];

/** Every page that has a loader in worker/pages and a view in client/markup/views. */
export type PageId = "hub" | "home" | "list" | "detail" | "search" | "single" | "feedback" | "error" | AccountPage;

/** Pages with a form; with JavaScript most of them open as modals instead. */
export type AccountPage = "login" | "register" | "forgotPassword" | "consents" | "account";

const ACCOUNT_SEGMENTS: Record<AccountPage, string> = {
	login: "login",
	register: "register",
	forgotPassword: "forgot-password",
	consents: "consents",
	account: "account",
};

/** The media of an item, as named in the URL of its gated route. */
export type MediaPart = "file" | "audio" | "video" | `captions-${number}`;

/** Under a webinar's address. */
const WEBINAR_ACTIONS = ["register", "attend", "join", "watch", "calendar.ics"] as const;
export type WebinarAction = (typeof WEBINAR_ACTIONS)[number];
/** Under a course's address. */
export type CourseAction = "enrol" | "go" | "certificate";

const isWebinarAction = (action: string): action is WebinarAction => WEBINAR_ACTIONS.some((one) => one === action);

export const paths = {
	home: (locale: LocaleCode, query = "") => `/${locale}${query}`,
	list: (locale: LocaleCode, section: Section, query = "") => `/${locale}/${section}${query}`,
	detail: (locale: LocaleCode, section: Section, slug: string) => `/${locale}/${section}/${encodeURIComponent(slug)}`,
	media: (locale: LocaleCode, section: Section, slug: string, part: MediaPart) =>
		`${paths.detail(locale, section, slug)}/media/${part}`,
	/** What a visitor does with an item: a form's target, or a link that the worker answers with a personal redirect. */
	action: (locale: LocaleCode, slug: string, action: WebinarAction | CourseAction) =>
		`${paths.detail(locale, isWebinarAction(action) ? "webinars" : "e-learnings", slug)}/${action}`,
	search: (locale: LocaleCode, query = "") => `/${locale}/search${query}`,
	single: (locale: LocaleCode, name: SinglePage) => `/${locale}/${name}`,
	/** `from` is the page to come back to. */
	account: (locale: LocaleCode, page: AccountPage, from?: string) =>
		`/${locale}/${ACCOUNT_SEGMENTS[page]}${from ? `?return=${encodeURIComponent(from)}` : ""}`,
	accountData: (locale: LocaleCode) => `/${locale}/account/data`,
	signUpCard: (locale: LocaleCode) => `/${locale}/sign-up-card`,
	hca: (locale: LocaleCode, flow: HcaFlow) => `/${locale}/hca/${flow}`,
	hub: (locale: LocaleCode) => `/${locale}/hub`,
	logout: (locale: LocaleCode) => `/${locale}/logout`,
	feedback: (locale: LocaleCode, name: FeedbackPage) => `/${locale}/feedback/${name}`,
} as const;

/** Where the worker serves the content host's pictures. */
export const IMAGES_PATH = "/images";
