/**
 * In a file of its own, because the browser's language script needs only this cookie. The whole table would become a shared
 * chunk: one more request on every page.
 */
export const LOCALE_COOKIE = { name: "locale", maxAge: 365 * 24 * 60 * 60 } as const;
