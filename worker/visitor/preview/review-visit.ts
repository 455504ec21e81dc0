import type { Context } from "hono";
import * as z from "zod/mini";
import { COOKIES } from "../../../shared/cookies.ts";
import { LOCALES } from "../../../shared/locales.ts";
import { paths } from "../../../shared/routes.ts";
import { SECTIONS } from "../../../shared/sections.ts";
import { config } from "../../runtime/config.ts";
import { PageError } from "../../runtime/errors.ts";
import { type Cookies, deleteCookie, setCookie } from "../cookies.ts";
import { countUse } from "../limits/uses.ts";
import { seal } from "../session/seal.ts";
import { openedSeals } from "../session/seal-cache.ts";
import type { Review } from "./review-store.ts";
import { reviewById } from "./reviews.ts";
import type { PreviewVisit } from "./visit.ts";

/** A reviewer's visit is valid only under its item's address. Each request reads the link from the Durable Object. */

const PURPOSE = "review";

const claims = z.object({
	id: z.string(),
	locale: z.enum(LOCALES.map(({ code }) => code)),
	section: z.enum(SECTIONS),
	documentId: z.string(),
});

const opened = openedSeals(PURPOSE, claims);

export const reviewEnded = () => new PageError(410, "This review link has ended.", "reviewEnded");

/** The address by documentId, which no other item ever gets. */
export const reviewedPath = ({ locale, section, documentId }: z.output<typeof claims>): string =>
	paths.detail(locale, section, documentId);

/** null: none, or another address. @throws PageError 410 when the link has ended, 503 when the Durable Object fails; OverBudget */
export async function reviewOf(cookies: Cookies, path: string): Promise<PreviewVisit | null> {
	const sealed = cookies[COOKIES.review.name];
	const link = sealed === undefined || config.PREVIEW_SECRET === undefined ? undefined : await opened.open(sealed);
	if (!link || !isUnder(path, reviewedPath(link))) return null;
	// By link: its visits bypass every cache, and anybody may pass it on.
	await countUse("reviews", { of: "client", key: link.id });
	const review = await reviewById(link.id);
	if (!review) throw reviewEnded();
	const { section, documentId, locale, level, until, secret } = review;
	return { by: "reviewer", sees: { section, documentId }, locales: [locale], level, version: "draft", until, secret };
}

/** Compares encoded text, so that the link covers no other spelling of the path. */
const isUnder = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);

export async function startReview(c: Context, { id, locale, section, documentId }: Review): Promise<void> {
	setCookie(c, COOKIES.review, await seal(PURPOSE, { id, locale, section, documentId }, COOKIES.review.sealedFor));
}

export const forgetReview = (c: Context): void => deleteCookie(c, COOKIES.review);
