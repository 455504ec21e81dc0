import { base64url } from "jose";
import { config } from "../../runtime/config.ts";
import { PageError, reasonOf } from "../../runtime/errors.ts";
import { inTime } from "../../runtime/in-time.ts";
import { log } from "../../runtime/log.ts";
import { objectOf } from "../../runtime/objects.ts";
import { isConfigured } from "./editor-visit.ts";
import type { Review, ReviewedItem } from "./review-store.ts";

/** Links for reviewers, of all isolates: one Durable Object has them, and is asked at each use, so that an end holds at once. */

/** The Durable Object, as it is asked here. */
export interface ReviewsObject extends Rpc.DurableObjectBranded {
	addReview(item: ReviewedItem, id: string): Promise<Review>;
	reviews(): Promise<Review[]>;
	endReview(id: string): Promise<Review | undefined>;
	endReviewsOf(ended: readonly Pick<Review, "documentId" | "locale">[]): Promise<void>;
}

const store = () => objectOf<ReviewsObject>(config.OPS_STATUS, "reviews");

/** Nobody finds another's link by trying. */
const ID_BYTES = 24;
const PATIENCE_MS = 1500;

/** @throws PageError 503 without an answer in time, which is logged */
async function asked<T>(answer: Promise<T>): Promise<T> {
	try {
		return await inTime(answer, PATIENCE_MS);
	} catch (error) {
		log("review-unknown", { reason: reasonOf(error) });
		throw new PageError(503, "The links for reviewers cannot be asked.");
	}
}

export async function makeReview(item: ReviewedItem): Promise<void> {
	await asked(store().addReview(item, base64url.encode(crypto.getRandomValues(new Uint8Array(ID_BYTES)))));
}

/** All that are open, the newest first; a replaced PREVIEW_SECRET has ended those that were made with it. */
export async function allReviews(): Promise<Review[]> {
	const kept = [...(await asked(store().reviews()))];
	const secrets = [...new Set(kept.map(({ secret }) => secret))];
	const areConfigured = await Promise.all(secrets.map(isConfigured));
	return kept.filter(({ secret }) => areConfigured[secrets.indexOf(secret)]);
}

/** null: there is none, or it has ended. */
export const reviewById = async (id: string): Promise<Review | null> =>
	(await allReviews()).find((review) => review.id === id) ?? null;

/** @returns what has ended; undefined: there was none */
export const endReview = (id: string): Promise<Review | undefined> => asked(store().endReview(id));

/** The items were published, or taken away: what their links show is no draft any more. */
export const endReviewsOf = (ended: readonly Pick<Review, "documentId" | "locale">[]): Promise<void> =>
	asked(store().endReviewsOf(ended));
