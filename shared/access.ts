/** Lowest first. The backend decides what a level may read; the worker decides the visitor's level. */
export type AccessLevel = "none" | "limited" | "full";

/** The message by which the backend signals gated content, at any status. [8.01] */
export const LOGIN_REQUIRED = "Login required";

/**
 * Whether what a card leads to is marked as closed to the level. What the limited level reads beside public items the backend
 * tells item by item, so that a card cannot know.
 */
export const isLocked = (level: AccessLevel, { publicContent }: { publicContent: boolean }): boolean =>
	level !== "full" && !publicContent;
