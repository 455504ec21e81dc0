import type { Section } from "../../shared/sections.ts";

interface Facts {
	/** Share of BACKEND_DEADLINE_MS. */
	readonly deadline: number;
	/** About one person: no circuit, and a 429 concerns only that person. */
	readonly personal: boolean;
	/** Also called by a content-only portal. */
	readonly content?: true;
}

const FACTS = {
	content: { deadline: 1, personal: false, content: true },
	search: { deadline: 1, personal: false, content: true },
	// A registration is written into several systems.
	accounts: { deadline: 1.5, personal: true },
	webinars: { deadline: 1, personal: false },
	registrations: { deadline: 1, personal: true },
	courses: { deadline: 1, personal: false },
	learners: { deadline: 1, personal: true },
	hca: { deadline: 1, personal: true },
	// No visitor waits for it.
	tracking: { deadline: 0.5, personal: false },
	media: { deadline: 1, personal: false, content: true },
} as const satisfies Record<string, Facts>;

export type Family = keyof typeof FACTS;
export const FAMILIES = Object.keys(FACTS) as Family[];

/** Paths under {laravel}/api; the first match counts. `:name` is a name that the portal chooses, `*` any text. */
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

/** Calls that a backend may lack. Their 404 withdraws no content. */
const OPTIONAL: readonly Pattern[] = ["/strapi/:locale/preview/:section/*", "/tracking/batch"];

type Segment<Text extends string> = Text extends ":section" ? Section : Text extends `:${string}` | "*" ? string : Text;
type PathOf<Text extends string> = Text extends `${infer First}/${infer Rest}`
	? `${Segment<First>}/${PathOf<Rest>}`
	: Segment<Text>;
type WithQuery<Path extends string> = Path | `${Path}?${string}`;
type InLocale<Text> = Text extends `/strapi/:locale/${infer Rest}` ? Rest : never;

export type BackendPath = WithQuery<PathOf<Pattern>>;
export type ContentPath = PathOf<InLocale<Pattern>>;

export interface Endpoint {
	family: Family;
	/** Method and pattern: `GET /webinargeek/*`. */
	kind: string;
	/** With the names that the portal chooses: `GET /strapi/en-IE/news`. */
	name: string;
	isOptional: boolean;
	/** No visitor can vary its path. */
	isFixed?: boolean;
}

export const PATTERNS = Object.keys(ENDPOINTS) as Pattern[];
const SEGMENTS = PATTERNS.map((pattern) => ({ pattern, segments: pattern.split("/") }));
const isOpen = (segment: string): boolean => segment === "*" || segment.startsWith(":");

export function endpointOf(path: BackendPath, method = "GET"): Endpoint {
	const [bare = ""] = path.split("?", 1);
	const parts = bare.split("/");
	const match = SEGMENTS.find(
		({ segments }) =>
			segments.length === parts.length &&
			segments.every((segment, index) => isOpen(segment) || segment === parts[index]),
	);
	if (!match) throw new Error("No endpoint of the backend");
	const { pattern, segments } = match;
	const name = segments.map((segment, index) => (segment === "*" ? "*" : parts[index])).join("/");
	return {
		family: familyOf(pattern),
		kind: `${method} ${pattern}`,
		name: `${method} ${name}`,
		isOptional: OPTIONAL.includes(pattern),
	};
}

/** Whether the call is about one entry, which a 403 may withdraw. A list's 403 refuses the portal's secret. */
export const isOfEntry = (kind: string): boolean => /\/(?:item|preview)\//.test(kind);

/** A failing request's name in its circuit: the path, so that one bad slug counts once, or the visit if the path is fixed. */
export const requestName = ({ name, isFixed }: Endpoint, path: string, requestId: string): string =>
	isFixed || name.endsWith(` ${path}`) ? requestId : path;

export const familyOf = (pattern: Pattern): Family => ENDPOINTS[pattern];

/** Strapi has a circuit for each kind of read of each content type and locale. */
export const strapiEndpoint = (
	read: "list" | "item" | "count" | "search" | "single",
	type: string,
	locale: string,
): Endpoint => ({
	family: read === "search" ? "search" : "content",
	kind: `GET strapi ${read}`,
	name: `GET strapi ${locale} ${type} ${read}`,
	isOptional: false,
	isFixed: read === "single",
});

export const MEDIA: Endpoint = { family: "media", kind: "media", name: "media", isOptional: false };

export const mediaHost = (host: string): Endpoint => ({ ...MEDIA, kind: "media elsewhere", name: `media ${host}` });

export const isPersonal = (family: Family): boolean => FACTS[family].personal;

export const isOfContent = (family: Family): boolean => "content" in FACTS[family];

export const shareOf = (family: Family, ms: number): number => Math.round(ms * FACTS[family].deadline);
