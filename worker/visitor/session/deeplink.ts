import type { Context } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import * as z from "zod/mini";
import { COOKIES } from "../../../shared/cookies.ts";
import { config } from "../../runtime/config.ts";
import { count } from "../../runtime/counters/counters.ts";
import { PageError, reasonOf } from "../../runtime/errors.ts";
import { inTime } from "../../runtime/in-time.ts";
import { keyedHash } from "../../runtime/keyed-hash.ts";
import { log } from "../../runtime/log.ts";
import { objectOf } from "../../runtime/objects.ts";
import { clientOf } from "../client.ts";
import { type Cookies, cookiesOf, deleteCookie, setCookie } from "../cookies.ts";
import type { EndedVisit } from "./ended-visits.ts";
import { seal, unseal } from "./seal.ts";

/**
 * Deep-link access [2.21, 2.22]: a right code opens a visit of full access without identity, kept in a sealed cookie. The
 * visit holds while its code is configured, and until it is ended in its browser.
 */

const PURPOSE = "deeplink";
const COOKIE = COOKIES.deeplink;

const fingerprint = keyedHash("deeplink-code");
const codeId = keyedHash("deeplink-code-id");
/** Enough characters to tell two codes apart. */
const ID_LENGTH = 6;

const visit = z.object({
	/** Made anew for each visit; what its end revokes. */
	id: z.string().check(z.minLength(1)),
	/** The code's, so that a replaced code takes its visits along. */
	code: z.string(),
	/** Seconds since 1970. */
	exp: z.number(),
});
type Visit = z.output<typeof visit>;

/** "over": the cookie no longer holds, and should go; "unknown": it cannot be checked now, and gives nothing meanwhile. */
export type DeeplinkState = "none" | "open" | "over" | "unknown";

export async function deeplinkState(cookies: Cookies): Promise<DeeplinkState> {
	if (cookies[COOKIE.name] === undefined) return "none";
	const found = await visitOf(cookies);
	if (!found || !(await isCurrent(found.code))) return "over";
	try {
		return (await inTime(endOf(found).hasEnded(), PATIENCE_MS)) ? "over" : "open";
	} catch (error) {
		log("visit-unknown", { reason: reasonOf(error) });
		return "unknown";
	}
}

const visitOf = async (cookies: Cookies): Promise<Visit | undefined> =>
	visit.safeParse(await unseal(PURPOSE, cookies[COOKIE.name] ?? "")).data;

const endOf = ({ id }: Visit) => objectOf<EndedVisit>(config.VISITS, id);

/** An empty configured code matches nothing. */
const codes = config.DEEPLINK_CODES.filter((code) => code !== "");

/** Whether the visit was opened with one of the configured codes. */
async function isCurrent(hash: string): Promise<boolean> {
	return (await Promise.all(codes.map((code) => fingerprint.matches(code, hash)))).includes(true);
}

/** Milliseconds in which an object answers, or it is out of order. */
const PATIENCE_MS = 1500;

/** Deletes the cookie alone. */
const forgetDeeplink = (c: Context): void => deleteCookie(c, COOKIE);

/** Deletes a cookie that no longer holds, unless the answer sets another, or may be kept by a shared cache. */
export function clearDeeplink(c: Context): void {
	const { headers } = c.res;
	const isSet = headers.getSetCookie().some((cookie) => cookie.startsWith(`${COOKIE.name}=`));
	if (!isSet && /private|no-store/.test(headers.get("cache-control") ?? "")) forgetDeeplink(c);
}

/**
 * Ends the visit for good, in this browser and for every copy of its cookie; at sign-out too, so that whoever uses the
 * machine next has no access left.
 * @throws PageError 503 when the object cannot be told: the visitor must not believe that it is over
 */
export async function endDeeplink(c: Context): Promise<void> {
	const cookies = cookiesOf(c);
	if (cookies[COOKIE.name] === undefined) return;
	const found = await visitOf(cookies);
	try {
		if (found) await inTime(endOf(found).end(found.exp * 1000), PATIENCE_MS);
	} catch (error) {
		log("visit-unknown", { reason: reasonOf(error) });
		throw new PageError(503, "The visit cannot be ended now.");
	}
	forgetDeeplink(c);
}

/** Compared in constant time with every configured code. */
async function isRightCode(code: string): Promise<boolean> {
	return (await Promise.all(codes.map((right) => timingSafeEqual(right, code)))).includes(true);
}

/** Whether the code was right and the cookie is set; after too many attempts even a right code is refused. */
export async function openDeeplink(c: Context, code: string): Promise<boolean> {
	const { success } = await config.DEEPLINK_LIMIT.limit({ key: clientOf(c) });
	if (!success || !(await isRightCode(code))) return false;
	const claims = { id: crypto.randomUUID(), code: await fingerprint.of(code) };
	const id = (await codeId.of(code)).slice(0, ID_LENGTH);
	count(`codes/${id}`);
	log("deeplink-opened", { code: id });
	setCookie(c, COOKIE, await seal(PURPOSE, claims, COOKIE.sealedFor));
	return true;
}
