import { config } from "../config.ts";

interface Facts {
	/** Share of BACKEND_DEADLINE_MS that a call may take. */
	readonly deadline: number;
	/** A 429 is meant for one visitor: it must not open the circuit, or one visitor could lock out all others. */
	readonly personal: boolean;
}

/** The systems behind the backend. Each can fail alone, so that each has its own deadline and circuit breaker. */
const FACTS = {
	content: { deadline: 1, personal: false },
	// A registration is written into more than one system.
	accounts: { deadline: 1.5, personal: true },
	webinars: { deadline: 1, personal: true },
	courses: { deadline: 1, personal: true },
	// A visitor waits for it in the middle of a sign-in.
	hca: { deadline: 1, personal: true },
	// No visitor waits for it.
	tracking: { deadline: 0.5, personal: false },
	// The content host's files, until the first byte.
	media: { deadline: 1, personal: false },
} as const satisfies Record<string, Facts>;

export type Family = keyof typeof FACTS;
export const FAMILIES = Object.keys(FACTS) as Family[];

/** By the first segment of a path under {laravel}/api. */
const BY_SEGMENT = {
	strapi: "content",
	login: "accounts",
	logout: "accounts",
	user: "accounts",
	register: "accounts",
	forgotpassword: "accounts",
	consents: "accounts",
	importPortalgrup: "accounts",
	webinargeek: "webinars",
	"offline-form": "webinars",
	talentLMS: "courses",
	hca: "hca",
	tracking: "tracking",
} as const satisfies Record<string, Family>;
type Segment = keyof typeof BY_SEGMENT;

/** A path under {laravel}/api, perhaps with a query. One that belongs to no family does not compile. */
export type BackendPath = `/${Segment}` | `/${Segment}${"/" | "?"}${string}`;

/** Safe: every such path begins with a segment of the table. */
export const familyOf = (path: BackendPath): Family => BY_SEGMENT[path.split(/[/?]/, 2)[1] as Segment];

export const isPersonal = (family: Family): boolean => FACTS[family].personal;

/** Milliseconds that a call of the family may take, a second try included. */
export const deadlineOf = (family: Family): number => Math.round(config.BACKEND_DEADLINE_MS * FACTS[family].deadline);
