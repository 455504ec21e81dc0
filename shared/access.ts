/** Lowest first. The backend decides what a level may read; the worker decides the visitor's level. */
export type AccessLevel = "none" | "limited" | "full";

/** The message by which the backend signals gated content, at any status. [8.01] */
export const LOGIN_REQUIRED = "Login required";
