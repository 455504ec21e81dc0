import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { timingSafeEqual } from "hono/utils/buffer";
import { config } from "../config.ts";
import { clientOf } from "../site/client.ts";
import type { Cookies } from "../site/middleware.ts";
import { seal, unseal } from "./seal.ts";

/**
 * Deep-link access [2.21, 2.22]: a right code opens a visit of full access without identity, kept in a sealed session
 * cookie for at most 12 hours.
 */

const COOKIE = "__Host-deeplink";
const PURPOSE = "deeplink";
const LIFETIME_SECONDS = 12 * 60 * 60;

export async function hasDeeplinkAccess(cookies: Cookies): Promise<boolean> {
	const sealed = cookies[COOKIE];
	return sealed !== undefined && (await unseal(PURPOSE, sealed)) !== undefined;
}

/** Called at sign-out too, so that whoever uses the machine next has no access left. */
export const closeDeeplink = (c: Context): void => {
	deleteCookie(c, COOKIE, { path: "/", secure: true });
};

/** Compared in constant time with every configured code; an empty configured code matches nothing. */
async function isRightCode(code: string): Promise<boolean> {
	const matches = await Promise.all(
		config.DEEPLINK_CODES.map(async (right) => (await timingSafeEqual(right, code)) && right !== ""),
	);
	return matches.includes(true);
}

/** Whether the code was right and the cookie is set; after too many attempts even a right code is refused. */
export async function openDeeplink(c: Context, code: string): Promise<boolean> {
	const { success } = await config.DEEPLINK_LIMIT.limit({ key: clientOf(c) });
	if (!success || !(await isRightCode(code))) return false;
	setCookie(c, COOKIE, await seal(PURPOSE, {}, LIFETIME_SECONDS), {
		path: "/",
		secure: true,
		httpOnly: true,
		sameSite: "Lax",
	});
	return true;
}
