import type { Context } from "hono";
import * as z from "zod/mini";
import type { AccessLevel } from "../../../shared/access.ts";
import { COOKIES } from "../../../shared/cookies.ts";
import { LOCALES, type LocaleCode } from "../../../shared/locales.ts";
import { PREVIEW_LEVELS, PREVIEW_VERSIONS } from "../../../shared/preview.ts";
import { config } from "../../runtime/config.ts";
import { keyedHash } from "../../runtime/keyed-hash.ts";
import { type Cookies, deleteCookie, setCookie } from "../cookies.ts";
import { endVisit, hasEnded } from "../session/ended-visit.ts";
import { seal } from "../session/seal.ts";
import { openedSeals } from "../session/seal-cache.ts";
import type { PreviewVisit } from "./visit.ts";

/** Editors' visits, in a sealed cookie. Functions that call the visit's object throw PageError 503 when it fails. */

const PURPOSE = "preview";

const fingerprint = keyedHash("preview-secret");

const claims = z.object({
	/** "End preview" ends all copies of the cookie by this id. */
	id: z.string().check(z.minLength(1)),
	locales: z.readonly(z.array(z.enum(LOCALES.map(({ code }) => code)))),
	level: z.enum(PREVIEW_LEVELS),
	version: z.enum(PREVIEW_VERSIONS),
	until: z.number(),
	/** Keyed hash of the secret that opened the visit. The visit ends when the secret is replaced. */
	secret: z.string(),
});
type Claims = z.output<typeof claims>;

const opened = openedSeals(PURPOSE, claims);

/** null: no valid cookie, the visit has ended, or its secret was replaced. */
export async function visitOf(cookies: Cookies): Promise<PreviewVisit | null> {
	const visit = await claimsOf(cookies);
	if (!visit || (await hasEnded(visit.id))) return null;
	const { id: _, ...seen } = visit;
	return { by: "editor", sees: "everything", ...seen };
}

export async function previewOf(cookies: Cookies, locale: LocaleCode): Promise<PreviewVisit | null> {
	const visit = await visitOf(cookies);
	return visit?.locales.includes(locale) ? visit : null;
}

async function claimsOf(cookies: Cookies): Promise<Claims | null> {
	const sealed = cookies[COOKIES.preview.name];
	const visit = sealed === undefined ? undefined : await opened.open(sealed);
	if (!visit || visit.until <= Date.now()) return null;
	return (await isConfigured(visit.secret)) ? visit : null;
}

export const isConfigured = (hash: string): Promise<boolean> => fingerprint.matches(config.PREVIEW_SECRET ?? [], hash);

/** Starts a visit, or continues that of the cookie. The caller has checked the secret. */
export async function startVisit(
	c: Context,
	cookies: Cookies,
	secret: string,
	visit: Pick<PreviewVisit, "locales" | "version">,
): Promise<void> {
	const until = Date.now() + COOKIES.preview.sealedFor * 1000;
	const { id, level } = (await openClaims(cookies)) ?? { id: crypto.randomUUID(), level: "full" };
	await keep(c, { ...visit, id, level, until, secret: await fingerprint.of(secret) });
}

/** null also when the visit's object fails, because the error page would show the secret's address. */
async function openClaims(cookies: Cookies): Promise<Claims | null> {
	const visit = await claimsOf(cookies);
	return visit && ((await hasEnded(visit.id).catch(() => true)) ? null : visit);
}

/** Ends all copies of the cookie, or throws: the editor must not believe that the visit has ended. */
export async function endEditorVisit(c: Context, cookies: Cookies): Promise<void> {
	const visit = await claimsOf(cookies);
	if (visit) await endVisit(visit.id, visit.until);
	deleteCookie(c, COOKIES.preview);
}

export async function viewAs(c: Context, cookies: Cookies, level: AccessLevel): Promise<void> {
	const visit = await claimsOf(cookies);
	if (visit) await keep(c, { ...visit, level });
}

const keep = async (c: Context, visit: Claims): Promise<void> =>
	setCookie(
		c,
		COOKIES.preview,
		await seal(PURPOSE, { ...visit }, Math.max(1, Math.floor((visit.until - Date.now()) / 1000))),
	);
