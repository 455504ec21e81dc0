import type { Context } from "hono";
import * as z from "zod/mini";
import type { AccessLevel } from "../../../shared/access.ts";
import { COOKIES } from "../../../shared/cookies.ts";
import { LOCALES, type LocaleCode } from "../../../shared/locales.ts";
import { PREVIEW_LEVELS, PREVIEW_VERSIONS } from "../../../shared/preview.ts";
import { config } from "../../runtime/config.ts";
import { keyedHash } from "../../runtime/keyed-hash.ts";
import { type Cookies, deleteCookie, setCookie } from "../cookies.ts";
import { seal } from "../session/seal.ts";
import { openedSeals } from "../session/seal-cache.ts";
import type { PreviewVisit } from "./visit.ts";

/** Editors' visits, in a sealed cookie that holds an hour and is sent in the CMS's frame too. */

const PURPOSE = "preview";

const fingerprint = keyedHash("preview-secret");

const claims = z.object({
	locales: z.readonly(z.array(z.enum(LOCALES.map(({ code }) => code)))),
	level: z.enum(PREVIEW_LEVELS),
	version: z.enum(PREVIEW_VERSIONS),
	until: z.number(),
	/** Of the secret that has opened the visit, so that a replaced one takes its visits along. */
	secret: z.string(),
});
type Claims = z.output<typeof claims>;

const opened = openedSeals(PURPOSE, claims);

/** The browser's preview visit; null: none, forged, past its hour, or its secret is configured no more. */
export async function visitOf(cookies: Cookies): Promise<PreviewVisit | null> {
	const found = await claimsOf(cookies);
	return found && { by: "editor", sees: "everything", ...found };
}

/** The visit for pages of the locale. */
export async function previewOf(cookies: Cookies, locale: LocaleCode): Promise<PreviewVisit | null> {
	const visit = await visitOf(cookies);
	return visit?.locales.includes(locale) ? visit : null;
}

async function claimsOf(cookies: Cookies): Promise<Claims | null> {
	const sealed = cookies[COOKIES.preview.name];
	const found = sealed === undefined ? undefined : await opened.open(sealed);
	if (!found || found.until <= Date.now()) return null;
	return (await isConfigured(found.secret)) ? found : null;
}

/** Whether the secret is still the portal's. */
export async function isConfigured(hash: string): Promise<boolean> {
	const matches = await Promise.all((config.PREVIEW_SECRET ?? []).map((own) => fingerprint.matches(own, hash)));
	return matches.includes(true);
}

/** For a secret that was right. */
export async function startVisit(
	c: Context,
	secret: string,
	visit: Pick<PreviewVisit, "locales" | "level" | "version">,
): Promise<void> {
	const { sealedFor } = COOKIES.preview;
	await keep(c, { ...visit, until: Date.now() + sealedFor * 1000, secret: await fingerprint.of(secret) });
}

/** Goes on as another level, until the same moment. */
export async function lookAs(c: Context, cookies: Cookies, level: AccessLevel): Promise<void> {
	const found = await claimsOf(cookies);
	if (found) await keep(c, { ...found, level });
}

const keep = async (c: Context, visit: Claims): Promise<void> =>
	setCookie(
		c,
		COOKIES.preview,
		await seal(PURPOSE, { ...visit }, Math.max(1, Math.floor((visit.until - Date.now()) / 1000))),
	);

export const forgetVisit = (c: Context): void => deleteCookie(c, COOKIES.preview);
