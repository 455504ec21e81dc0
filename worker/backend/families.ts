import { config } from "../config.ts";

/** The systems behind the backend: each may fail alone, so that each has a deadline and a circuit of its own. */
export const FAMILIES = ["content", "accounts", "webinars", "courses", "hca", "tracking", "media"] as const;
export type Family = (typeof FAMILIES)[number];

/** By the first segment under {laravel}/api; all that is not named here is of accounts. */
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

/** Where "too many" is said to one visitor, and says nothing of the others: nobody shall lock everybody out. */
export const PERSONAL: ReadonlySet<Family> = new Set<Family>(["accounts", "webinars", "courses", "hca"]);

/** Shares of BACKEND_DEADLINE_MS. */
const DEADLINE_SHARES: Readonly<Record<Family, number>> = {
	content: 1,
	// A registration is written into more than one system.
	accounts: 1.5,
	webinars: 1,
	courses: 1,
	// Stands in the middle of a sign-in.
	hca: 1,
	// Nobody waits for it, and nobody should.
	tracking: 0.5,
	// Until the first byte.
	media: 1,
};

/** Milliseconds that a call of the family may take, a second try included. */
export const deadlineOf = (family: Family): number => Math.round(config.BACKEND_DEADLINE_MS * DEADLINE_SHARES[family]);
