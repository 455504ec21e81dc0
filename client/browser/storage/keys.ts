/** The browser's storage by key; docs/privacy.md tells it in words, and a test compares the two. */

/** In sessionStorage. */
export const VISIT_KEYS = [
	"register-popup-shown",
	"reloaded-for-chunk",
	"hub-copied",
	"hub-taken",
	"hca-left",
	"preview-place",
	"session-end-told",
] as const;
export type VisitKey = (typeof VISIT_KEYS)[number];

/** In localStorage; `*` stands for any ending, which is the user's id or `visitor`. */
export const LASTING_KEYS = ["library:*", "player", "theme", "visits"] as const;
type Ended<Key extends string> = Key extends `${infer Start}*` ? `${Start}${string}` : Key;
export type LastingKey = Ended<(typeof LASTING_KEYS)[number]>;
