/** Lowest first. The Worker decides the visitor's level, the backend decides what a level may read. */
export type AccessLevel = "none" | "limited" | "full";

/** The backend's message for gated content, with any status. [8.01] */
export const LOGIN_REQUIRED = "Login required";

/** Whether a card shows a lock. A limited visitor may be able to read it: the backend decides that item by item. */
export const isLocked = (level: AccessLevel, { publicContent }: { publicContent: boolean }): boolean =>
	level !== "full" && !publicContent;
