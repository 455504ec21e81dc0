import type { Context } from "hono";
import * as z from "zod/mini";
import { COOKIES } from "../../../shared/cookies.ts";
import { isPrivate } from "../../cache/policies.ts";
import { config } from "../../runtime/config.ts";
import { count } from "../../runtime/counters/counters.ts";
import { keyedHash } from "../../runtime/keyed-hash.ts";
import { log } from "../../runtime/log.ts";
import { isOneOf } from "../../runtime/secrets.ts";
import { type Cookies, cookiesOf, deleteCookie, setCookie } from "../cookies.ts";
import { isGuessing } from "../limits/codes.ts";
import type { AppEnv } from "../site.ts";
import { endVisit, hasEnded } from "./ended-visit.ts";
import { seal, unseal } from "./seal.ts";

/** A right code opens a visit with full access but without identity, in a sealed cookie. [2.21, 2.22] */

const PURPOSE = "deeplink";
const COOKIE = COOKIES.deeplink;

const fingerprint = keyedHash("deeplink-code");
const codeId = keyedHash("deeplink-code-id");
const ID_LENGTH = 6;

const visit = z.object({
	id: z.string().check(z.minLength(1)),
	/** Keyed hash of the code. The visit ends when the code is replaced. */
	code: z.string(),
	/** Seconds since 1970. */
	exp: z.number(),
});

/** "over": the cookie should be deleted. "unknown": the visit's object failed, and the cookie gives no access now. */
export type DeeplinkState = "none" | "open" | "over" | "unknown";

export async function deeplinkState(cookies: Cookies): Promise<DeeplinkState> {
	if (cookies[COOKIE.name] === undefined) return "none";
	const current = await visitOf(cookies);
	if (!current || !(await fingerprint.matches(codes, current.code))) return "over";
	try {
		return (await hasEnded(current.id)) ? "over" : "open";
	} catch {
		return "unknown";
	}
}

const visitOf = async (cookies: Cookies): Promise<z.output<typeof visit> | undefined> =>
	visit.safeParse(await unseal(PURPOSE, cookies[COOKIE.name] ?? "")).data;

/** An empty configured code matches nothing. */
const codes = config.DEEPLINK_CODES.filter((code) => code !== "");

const forgetDeeplink = (c: Context): void => deleteCookie(c, COOKIE);

/** Keeps the cookie if the response sets a new one, or if a shared cache may store the response. */
export function clearDeeplink(c: Context<AppEnv>): void {
	const isSet = c.res.headers.getSetCookie().some((cookie) => cookie.startsWith(`${COOKIE.name}=`));
	if (!isSet && isPrivate(c.get("cacheControl"))) forgetDeeplink(c);
}

/** @throws PageError 503 if a copy of the cookie may stay valid: the visitor must not believe that the visit has ended */
export async function endDeeplink(c: Context): Promise<void> {
	const cookies = cookiesOf(c);
	if (cookies[COOKIE.name] === undefined) return;
	const current = await visitOf(cookies);
	if (current) await endVisit(current.id, current.exp * 1000);
	forgetDeeplink(c);
}

/** Sets the cookie if the code is right. "limited": wrong, like too many before it from the same client. */
export async function openDeeplink(c: Context, code: string): Promise<"opened" | "wrong" | "limited"> {
	if (!(await isOneOf(codes, code))) {
		if (!(await isGuessing(c, "deeplink"))) return "wrong";
		log("deeplink-guessed", {});
		return "limited";
	}
	const claims = { id: crypto.randomUUID(), code: await fingerprint.of(code) };
	const id = (await codeId.of(code)).slice(0, ID_LENGTH);
	count(`codes/${id}`);
	log("deeplink-opened", { code: id });
	setCookie(c, COOKIE, await seal(PURPOSE, claims, COOKIE.sealedFor));
	return "opened";
}
