import type { Context } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import { COOKIES } from "../../shared/cookies.ts";
import { config } from "../config.ts";
import { clientOf } from "../site/client.ts";
import { type Cookies, deleteCookie, setCookie } from "../site/cookies.ts";
import { seal, unseal } from "./seal.ts";

/**
 * Deep-link access [2.21, 2.22]: a right code opens a visit of full access without identity, kept in a sealed
 * cookie.
 */

const PURPOSE = "deeplink";

export async function hasDeeplinkAccess(cookies: Cookies): Promise<boolean> {
	const sealed = cookies[COOKIES.deeplink.name];
	return sealed !== undefined && (await unseal(PURPOSE, sealed)) !== undefined;
}

/** Called at sign-out too, so that whoever uses the machine next has no access left. */
export const closeDeeplink = (c: Context): void => deleteCookie(c, COOKIES.deeplink);

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
	setCookie(c, COOKIES.deeplink, await seal(PURPOSE, {}, COOKIES.deeplink.sealedFor));
	return true;
}
