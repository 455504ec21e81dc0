/**
 * The locale's cookie in the cookie table. In a file of its own, since the browser's script for languages needs no other: the
 * whole table would become a chunk that scripts of every page share, and those one request more.
 */
export const LOCALE_COOKIE = { name: "locale", maxAge: 365 * 24 * 60 * 60 } as const;
