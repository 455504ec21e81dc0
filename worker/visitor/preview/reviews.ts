import { base64url } from "jose";
import { config } from "../../runtime/config.ts";
import { keyedHash } from "../../runtime/keyed-hash.ts";
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

/** A link's id is 16 random characters and their hash, so that invented links ask no object, of which there is one. */
const signatures = keyedHash("review-link");
const RANDOM_BYTES = 12;
const RANDOM_LENGTH = 16;

const answered = answeredOr("review-unknown", "The review links cannot be read.");

export async function makeReview(item: ReviewedItem): Promise<void> {
	const random = base64url.encode(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
	await answered(store().addReview(item, random + (await signatures.of(random))));
}

export const isOfLink = (id: string): Promise<boolean> =>
	signatures.matches([id.slice(0, RANDOM_LENGTH)], id.slice(RANDOM_LENGTH));

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
