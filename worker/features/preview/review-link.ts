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
import { allReviews, isOfLink, makeReview, reviewById } from "../../visitor/preview/reviews.ts";
import { localPath } from "../../visitor/redirects.ts";
import type { Ctx, Site } from "../../visitor/site.ts";
import { bodyOf, textIn } from "../forms/form-body.ts";

/** Review links: an editor makes one for a draft. Anybody with the link can read that item for seven days. */

/** On the locale's host, where its cookie is valid. */
const reviewAddress = ({ id, locale }: Review, site: Site): string =>
	`${originOf(site, localeOf(locale).country)}${PREVIEW_PATH}/${id}`;

/** GET of a link: starts the review and redirects, so that no page is rendered under a URL with the link's id. */
export async function openReview(c: Ctx): Promise<Response> {
	if (!isNavigation(c.req.raw, "iframe")) return notOpened(c);
	const site = c.get("site");
	c.set("cacheControl", "never");
	c.header("X-Robots-Tag", "noindex");
	if (config.PREVIEW_SECRET === undefined) throw notFound();
	const id = c.req.param("link") ?? "";
	const review = (await isOfLink(id)) ? await reviewById(id) : null;
	if (!review) {
		throw (await isGuessing(c, "review")) ? new PageError(429, "Too many wrong links.") : reviewEnded();
	}
	const address = reviewAddress(review, site);
	if (!address.startsWith(`${site.origin}/`)) return c.redirect(address, 303);
	await startReview(c, review);
	return c.redirect(reviewedPath(review), 303);
}

const form = z.object({ section: z.enum(SECTIONS), documentId });

/** POST of the preview bar. @throws PageError 403 unless an editor is in a preview, 404 if the item is not a draft */
export async function createReviewLink(c: Ctx): Promise<Response> {
	const site = c.get("site");
	if (site.preview?.by !== "editor") throw new PageError(403, "Only a preview can create review links.");
	const body = await bodyOf(c);
	const draft = form.safeParse({ section: textIn(body, "section"), documentId: textIn(body, "documentId") }).data;
	const title = draft && (await titleOfDraft(site, draft));
	if (!draft || title === undefined) throw new PageError(404, "There is no such draft.", "noDraft");
	const { level, secret } = site.preview;
	await makeReview({ ...draft, locale: site.locale, title, level, secret });
	return c.redirect(localPath(textIn(body, "return"), site), 303);
}

/** undefined: the item is not a draft. A published item is shared by its page's URL. */
async function titleOfDraft(site: Site, { section, documentId }: z.output<typeof form>): Promise<string | undefined> {
	const response = await fetchPreview(site, section, documentId, { level: "full", status: "draft" }).catch(
		(error: unknown) => {
			if (error instanceof BackendError && error.isRefusal) return undefined;
			throw error;
		},
	);
	const item = response?.state === "open" ? response.item : undefined;
	return item?.documentId === documentId && stateOf(item) !== "published" ? item.title : undefined;
}

/** The item's review link for the editor's bar. If the links cannot be read, the bar offers to make one. */
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
