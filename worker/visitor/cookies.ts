import type { Context } from "hono";
// biome-ignore lint/style/noRestrictedImports: cookies are read and written only here
import { generateCookie, getCookie, deleteCookie as remove, setCookie as write } from "hono/cookie";
import type { COOKIES, Cookie } from "../../shared/cookies.ts";

type Entry = (typeof COOKIES)[keyof typeof COOKIES];
type Options = NonNullable<Parameters<typeof write>[3]>;

export type Cookies = Partial<Record<string, string>>;

export const cookiesOf = (c: Context): Cookies => getCookie(c);

/** `ending` replaces the `*` of the table's name. */
const nameOf = ({ name }: Cookie, ending = ""): string => name.replace("*", ending);

const isSealed = ({ name }: Cookie): boolean => name.startsWith("__Host-");

function optionsOf(cookie: Cookie): Options {
	const { maxAge } = cookie;
	return {
		...(isSealed(cookie) ? { secure: true, httpOnly: true } : {}),
		sameSite: "Lax",
		...frames(cookie),
		...(maxAge === null ? {} : { maxAge }),
	};
}

/** A deletion without `Partitioned` deletes another cookie, the one outside the frame. */
const frames = ({ inFrames }: Cookie): Options => (inFrames ? { sameSite: "None", partitioned: true } : {});

export const readCookie = (c: Context, cookie: Entry, ending?: string): string | undefined =>
	getCookie(c, nameOf(cookie, ending));

export const setCookie = (c: Context, cookie: Entry, value: string, ending?: string): void =>
	write(c, nameOf(cookie, ending), value, { secure: c.req.url.startsWith("https:"), ...optionsOf(cookie) });

/** The value of `Set-Cookie`. Over HTTPS the caller adds `Secure`. */
export const serialised = (cookie: Entry, value: string): string =>
	generateCookie(cookie.name, value, optionsOf(cookie));

export const deleteCookie = (c: Context, cookie: Entry, ending?: string): void => {
	remove(c, nameOf(cookie, ending), { secure: isSealed(cookie), ...frames(cookie) });
};
