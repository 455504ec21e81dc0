/** Lowest first. The Worker decides the visitor's level, the backend what a level may read. */
export type AccessLevel = "none" | "limited" | "full";

/** The backend's message for gated content. [8.01] */
export const LOGIN_REQUIRED = "Login required";

/** In any case, with a full stop or without. */
export const saysLoginRequired = (words: string | undefined): boolean =>
	words !== undefined && words.trim().replace(/\.$/, "").toLowerCase() === LOGIN_REQUIRED.toLowerCase();

/** [6.04] */
export const saysSecurityLevel = (words: string | undefined): boolean => /security level/i.test(words ?? "");

/** At level limited the backend decides item by item. */
export const isLocked = (level: AccessLevel, { publicContent }: { publicContent: boolean }): boolean =>
	level !== "full" && !publicContent;
