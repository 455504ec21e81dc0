import type { Context } from "hono";
// biome-ignore lint/style/noRestrictedImports: cookies are read and written here alone
import { getCookie, deleteCookie as remove, setCookie as write } from "hono/cookie";
// biome-ignore lint/style/noRestrictedImports: cookies are read and written here alone
import { type CookieOptions, serialize } from "hono/utils/cookie";
import type { COOKIES, Cookie } from "../../shared/cookies.ts";

/** The only way to read and write cookies: by their entries of the cookie table. */

type Entry = (typeof COOKIES)[keyof typeof COOKIES];

/** The request's cookies by name, decoded. */
export type Cookies = Partial<Record<string, string>>;

export const cookiesOf = (c: Context): Cookies => getCookie(c);

/** The cookie's name, with its own ending where the table leaves that open. */
const nameOf = ({ name }: Cookie, ending = ""): string => name.replace("*", ending);

const isSealed = ({ name }: Cookie): boolean => name.startsWith("__Host-");

function optionsOf(cookie: Cookie): CookieOptions {
	const { maxAge } = cookie;
	return {
		path: "/",
		...(isSealed(cookie) ? { secure: true, httpOnly: true } : {}),
		sameSite: "Lax",
		...frames(cookie),
		...(maxAge === null ? {} : { maxAge }),
	};
}

/** A deletion without `Partitioned` would mean another cookie, outside the frame. */
const frames = ({ inFrames }: Cookie): CookieOptions => (inFrames ? { sameSite: "None", partitioned: true } : {});

export const readCookie = (c: Context, cookie: Entry, ending?: string): string | undefined =>
	getCookie(c, nameOf(cookie, ending));

export const setCookie = (c: Context, cookie: Entry, value: string, ending?: string): void =>
	write(c, nameOf(cookie, ending), value, { secure: c.req.url.startsWith("https:"), ...optionsOf(cookie) });

/** A `Set-Cookie` header's value, without the `Secure` that it needs over HTTPS. */
export const serialised = (cookie: Entry, value: string): string => serialize(cookie.name, value, optionsOf(cookie));

export const deleteCookie = (c: Context, cookie: Entry, ending?: string): void => {
	remove(c, nameOf(cookie, ending), { path: "/", secure: isSealed(cookie), ...frames(cookie) });
};
