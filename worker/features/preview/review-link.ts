import type { Context } from "hono";
import * as z from "zod/mini";
import { documentId } from "../../../shared/contracts/fields.ts";
import { localeOf } from "../../../shared/locales.ts";
import type { Card } from "../../../shared/models.ts";
import { PREVIEW_PATH, type ReviewFacts } from "../../../shared/preview.ts";
import { SECTIONS } from "../../../shared/sections.ts";
import { fetchPreview } from "../../backend/content.ts";
import { stateOf } from "../../content/cards.ts";
import { originOf } from "../../render/head.ts";
import { config } from "../../runtime/config.ts";
import { BackendError, notFound, PageError } from "../../runtime/errors.ts";
import { isGuessing } from "../../visitor/limits/codes.ts";
import { isNavigation, notOpened } from "../../visitor/limits/navigation.ts";
import type { Review } from "../../visitor/preview/review-store.ts";
import { reviewEnded, reviewedPath, startReview } from "../../visitor/preview/review-visit.ts";
import { allReviews, makeReview, reviewById } from "../../visitor/preview/reviews.ts";
import { localPath } from "../../visitor/redirects.ts";
import type { AppEnv, Site } from "../../visitor/site.ts";
import { bodyOf, textIn } from "../forms/form-body.ts";

/** Links for reviewers: an editor makes one of a draft, and whoever has it sees that item, read only, for seven days. */

/** On the locale's own host, where its cookie holds. */
const reviewAddress = ({ id, locale }: Review, site: Site): string =>
	`${originOf(localeOf(locale).country, site)}${PREVIEW_PATH}/${id}`;

/** GET of a link: nothing is rendered under an address that holds its id. Opening it once more does no harm. */
export async function openReview(c: Context<AppEnv>): Promise<Response> {
	if (!isNavigation(c.req.raw.headers, "iframe")) return notOpened(c);
	const site = c.get("site");
	c.header("Cache-Control", "no-store");
	c.header("X-Robots-Tag", "noindex");
	if (config.PREVIEW_SECRET === undefined) throw notFound();
	const review = await reviewById(c.req.param("link") ?? "");
	if (!review) {
		throw (await isGuessing(c, "review")) ? new PageError(429, "Too many wrong links.") : reviewEnded();
	}
	const address = reviewAddress(review, site);
	if (!address.startsWith(`${site.origin}/`)) return c.redirect(address, 303);
	await startReview(c, review);
	return c.redirect(reviewedPath(review), 303);
}

const form = z.object({ section: z.enum(SECTIONS), documentId });

/** POST of the bar's form. @throws PageError 403 for anybody but an editor in a preview, 404 for what is no draft */
export async function copyReviewLink(c: Context<AppEnv>): Promise<Response> {
	const site = c.get("site");
	if (site.preview?.by !== "editor") throw new PageError(403, "Only a preview has links for reviewers.");
	const body = await bodyOf(c);
	const asked = form.safeParse({ section: textIn(body, "section"), documentId: textIn(body, "documentId") }).data;
	const title = asked && (await titleOfDraft(site, asked));
	if (!asked || title === undefined) throw new PageError(404, "There is no such draft.", "noDraft");
	const { level, secret } = site.preview;
	await makeReview({ ...asked, locale: site.locale, title, level, secret });
	return c.redirect(localPath(textIn(body, "return"), site), 303);
}

/** undefined: it is no draft; of what is published the page itself is the link. */
async function titleOfDraft(site: Site, { section, documentId }: z.output<typeof form>): Promise<string | undefined> {
	const found = await fetchPreview(site, section, documentId, { level: "full", status: "draft" }).catch(
		(error: unknown) => {
			if (error instanceof BackendError && error.isRefusal) return undefined;
			throw error;
		},
	);
	const item = found?.state === "open" ? found.item : undefined;
	return item?.documentId === documentId && stateOf(item) !== "published" ? item.title : undefined;
}

/** What an editor's bar says of the item's link; without an answer of the links' object it offers to make one all the same. */
export async function reviewFactsOf(site: Site, card: Card): Promise<ReviewFacts | null> {
	const { preview, locale } = site;
	const { section, documentId, editorial } = card;
	const isDraft = editorial !== null && editorial.state !== "published";
	if (preview?.by !== "editor" || documentId === null || !isDraft) return null;
	const reviews = await allReviews().catch(() => []);
	const newest = reviews.find(
		(one) => one.documentId === documentId && one.locale === locale && one.level === preview.level,
	);
	const link = newest && { address: reviewAddress(newest, site), until: new Date(newest.until).toISOString() };
	return { section, documentId, link: link ?? null };
}
