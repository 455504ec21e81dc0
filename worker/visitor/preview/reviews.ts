import { base64url } from "jose";
import { config } from "../../runtime/config.ts";
import { objectOf } from "../../runtime/objects.ts";
import { answeredOr } from "../answered.ts";
import { isConfigured } from "./editor-visit.ts";
import type { Review, ReviewedItem } from "./review-store.ts";

/** One Durable Object has all links. Each use of a link reads it, so that ending a link takes effect at once. */

export interface ReviewsObject extends Rpc.DurableObjectBranded {
	addReview(item: ReviewedItem, id: string): Promise<Review>;
	reviews(): Promise<Review[]>;
	endReview(id: string): Promise<Review | undefined>;
	endReviewsOf(ended: readonly Pick<Review, "documentId" | "locale">[]): Promise<void>;
}

const store = () => objectOf<ReviewsObject>(config.OPS_STATUS, "reviews");

/** 192 bits, so that nobody can guess a link. */
const ID_BYTES = 24;

const answered = answeredOr("review-unknown", "The review links cannot be read.");

export async function makeReview(item: ReviewedItem): Promise<void> {
	await answered(store().addReview(item, base64url.encode(crypto.getRandomValues(new Uint8Array(ID_BYTES)))));
}

/** Newest first, without links of a replaced PREVIEW_SECRET. */
export async function allReviews(): Promise<Review[]> {
	const open = [...(await answered(store().reviews()))];
	const secrets = [...new Set(open.map(({ secret }) => secret))];
	const areConfigured = await Promise.all(secrets.map(isConfigured));
	return open.filter(({ secret }) => areConfigured[secrets.indexOf(secret)]);
}

export const reviewById = async (id: string): Promise<Review | null> =>
	(await allReviews()).find((review) => review.id === id) ?? null;

export const endReview = (id: string): Promise<Review | undefined> => answered(store().endReview(id));

/** For published or withdrawn items, which have no draft to show. */
export const endReviewsOf = (ended: readonly Pick<Review, "documentId" | "locale">[]): Promise<void> =>
	answered(store().endReviewsOf(ended));
