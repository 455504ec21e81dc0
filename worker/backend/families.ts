import { config } from "../config.ts";

/** The systems behind the backend. Each can fail alone, so that each has its own deadline and circuit breaker. */
export const FAMILIES = ["content", "accounts", "webinars", "courses", "hca", "tracking", "media"] as const;
export type Family = (typeof FAMILIES)[number];

/** By the first segment of the path; everything else belongs to `accounts`. */
const BY_SEGMENT: Readonly<Record<string, Family>> = {
	strapi: "content",
	webinargeek: "webinars",
	"offline-form": "webinars",
	talentLMS: "courses",
	hca: "hca",
	tracking: "tracking",
};

/** The family of a path under {laravel}/api. */
export const familyOf = (path: string): Family => BY_SEGMENT[/^\/([\w-]*)/.exec(path)?.[1] ?? ""] ?? "accounts";

/** Families whose 429 is meant for one visitor: it must not open the circuit, or one visitor could lock out all others. */
export const PERSONAL: ReadonlySet<Family> = new Set<Family>(["accounts", "webinars", "courses", "hca"]);

/** Shares of BACKEND_DEADLINE_MS. */
const DEADLINE_SHARES: Readonly<Record<Family, number>> = {
	content: 1,
	// A registration is written into more than one system.
	accounts: 1.5,
	webinars: 1,
	courses: 1,
	// A visitor waits for it in the middle of a sign-in.
	hca: 1,
	// No visitor waits for it.
	tracking: 0.5,
	// Until the first byte.
	media: 1,
};

/** Milliseconds that a call of the family may take, a second try included. */
export const deadlineOf = (family: Family): number => Math.round(config.BACKEND_DEADLINE_MS * DEADLINE_SHARES[family]);
