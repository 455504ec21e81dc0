/** All storage keys. docs/privacy.md describes each, and a test compares the two. */

/** sessionStorage */
export const VISIT_KEYS = [
	"register-popup-shown",
	"reloaded-for-chunk",
	"reloaded-for-session",
	"hub-copied",
	"hub-taken",
	"hca-left",
	"preview-place",
	"session-end-told",
	"signed-in",
] as const;
export type VisitKey = (typeof VISIT_KEYS)[number];

/** localStorage. The `*` stands for the user's id or `visitor`. */
export const LASTING_KEYS = ["areas", "library:*", "player", "theme", "view", "visits"] as const;
type Expanded<Key extends string> = Key extends `${infer Start}*` ? `${Start}${string}` : Key;
export type LastingKey = Expanded<(typeof LASTING_KEYS)[number]>;
