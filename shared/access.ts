/** Lowest first. The Worker decides the visitor's level, the backend decides what a level may read. */
export type AccessLevel = "none" | "limited" | "full";

/** The backend's message for gated content, with any status. [8.01] */
export const LOGIN_REQUIRED = "Login required";

/**
 * Whether a card shows a lock. For the limited level the backend decides item by item, so its cards may show one too many.
 */
export const isLocked = (level: AccessLevel, { publicContent }: { publicContent: boolean }): boolean =>
	level !== "full" && !publicContent;
