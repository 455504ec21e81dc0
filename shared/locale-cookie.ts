/** Apart from the cookie table, which would be one more chunk on every page. */
export const LOCALE_COOKIE = { name: "locale", maxAge: 365 * 24 * 60 * 60 } as const;
