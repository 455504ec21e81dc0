import type { Section } from "../../shared/sections.ts";

interface Facts {
	/** Share of BACKEND_DEADLINE_MS that a call may take. */
	readonly deadline: number;
	/** What one visitor sends decides the answer: neither a 429 nor failures at several endpoints say anything of others. */
	readonly personal: boolean;
}

/** The systems behind the backend, and what is asked of them. */
const FACTS = {
	content: { deadline: 1, personal: false },
	search: { deadline: 1, personal: false },
	// A registration is written into more than one system.
	accounts: { deadline: 1.5, personal: true },
	webinars: { deadline: 1, personal: false },
	registrations: { deadline: 1, personal: true },
	courses: { deadline: 1, personal: false },
	learners: { deadline: 1, personal: true },
	// A visitor waits for it in the middle of a sign-in.
	hca: { deadline: 1, personal: true },
	// No visitor waits for it.
	tracking: { deadline: 0.5, personal: false },
	// The content host's files, until the first byte.
	media: { deadline: 1, personal: false },
} as const satisfies Record<string, Facts>;

export type Family = keyof typeof FACTS;
export const FAMILIES = Object.keys(FACTS) as Family[];

/**
 * Every path under {laravel}/api, the first that fits counts. `:name` stands for one of few names that the portal itself
 * chooses, `*` for what the CMS or a visitor has made up.
 */
const ENDPOINTS = {
	"/strapi/:locale/search": "search",
	"/strapi/:locale/content": "content",
	"/strapi/:locale/activeCollections": "content",
	"/strapi/:locale/domains": "content",
	"/strapi/:locale/categories": "content",
	"/strapi/:locale/category-name/*": "content",
	"/strapi/:locale/single/footer": "content",
	"/strapi/:locale/single/:name": "content",
	"/strapi/:locale/item/:section/*/:level": "content",
	"/strapi/:locale/preview/:section/*": "content",
	"/strapi/:locale/:section": "content",
	"/strapi/:locale/:section/count": "content",
	"/login": "accounts",
	"/logout": "accounts",
	"/user": "accounts",
	"/user/export": "accounts",
	"/register": "accounts",
	"/forgotpassword": "accounts",
	"/consents": "accounts",
	"/importPortalgrup": "accounts",
	"/webinargeek/check-registration": "registrations",
	"/webinargeek/register": "registrations",
	"/webinargeek/registrations": "registrations",
	"/webinargeek/*": "webinars",
	"/offline-form": "registrations",
	"/talentLMS/course/*": "courses",
	"/talentLMS/course/*/user/*": "learners",
	"/talentLMS/user/*": "learners",
	"/talentLMS/user/*/enrolled/*": "learners",
	"/talentLMS/user/*/enroll/*": "learners",
	"/talentLMS/:country/all": "courses",
	"/talentLMS/:country/count": "courses",
	"/hca/:language/user/*": "hca",
	"/tracking/url": "tracking",
	"/tracking/batch": "tracking",
} as const satisfies Record<`/${string}`, Family>;
export type Pattern = keyof typeof ENDPOINTS;

/** What a backend may do without, and says so by a 404 of whatever kind: nothing of it is ever kept that could be withdrawn. */
const OPTIONAL: readonly Pattern[] = ["/strapi/:locale/preview/:section/*", "/tracking/batch"];

type Segment<Text extends string> = Text extends ":section" ? Section : Text extends `:${string}` | "*" ? string : Text;
type PathOf<Text extends string> = Text extends `${infer First}/${infer Rest}`
	? `${Segment<First>}/${PathOf<Rest>}`
	: Segment<Text>;
type WithQuery<Path extends string> = Path | `${Path}?${string}`;
type InLocale<Text> = Text extends `/strapi/:locale/${infer Rest}` ? Rest : never;

/** A path under {laravel}/api, perhaps with a query. One that is no endpoint's does not compile. */
export type BackendPath = WithQuery<PathOf<Pattern>>;
/** The same, below a locale of the CMS. */
export type ContentPath = WithQuery<PathOf<InLocale<Pattern>>>;

/** What can fail by itself. */
export interface Endpoint {
	family: Family;
	/** As the table has it. */
	kind: string;
	/** With the names that the portal chooses, so that there are few of them. */
	name: string;
	isOptional?: boolean;
}

export const PATTERNS = Object.keys(ENDPOINTS) as Pattern[];
const SEGMENTS = PATTERNS.map((pattern) => ({ pattern, own: pattern.split("/") }));
const isOpen = (segment: string): boolean => segment === "*" || segment.startsWith(":");

/** Safe: every such path fits one of the table. */
export function endpointOf(path: BackendPath, method = "GET"): Endpoint {
	const [bare = ""] = path.split("?", 1);
	const asked = bare.split("/");
	const found = SEGMENTS.find(
		({ own }) =>
			own.length === asked.length && own.every((segment, index) => isOpen(segment) || segment === asked[index]),
	);
	if (!found) throw new Error("No endpoint of the backend");
	const { pattern, own } = found;
	const name = own.map((segment, index) => (segment === "*" ? "*" : asked[index])).join("/");
	return {
		family: familyOf(pattern),
		kind: `${method} ${pattern}`,
		name: `${method} ${name}`,
		isOptional: OPTIONAL.includes(pattern),
	};
}

export const familyOf = (pattern: Pattern): Family => ENDPOINTS[pattern];

/** The content host's files. */
export const MEDIA: Endpoint = { family: "media", kind: "media", name: "media" };

/** The files of a host of MEDIA_HOSTS. */
export const mediaHost = (host: string): Endpoint => ({
	family: "media",
	kind: "media elsewhere",
	name: `media ${host}`,
});

export const isPersonal = (family: Family): boolean => FACTS[family].personal;

/** Of `ms` milliseconds, BACKEND_DEADLINE_MS, what a call of the family may take, a second try included. */
export const shareOf = (family: Family, ms: number): number => Math.round(ms * FACTS[family].deadline);
