import type { AccessLevel } from "../../../shared/access.ts";
import type { LocaleCode } from "../../../shared/locales.ts";
import type { Section } from "../../../shared/sections.ts";

/** Links for reviewers, as a Durable Object keeps them: each for seven days, which its alarm sees to. */

export interface Review {
	/** Random; whoever knows it may look. */
	id: string;
	locale: LocaleCode;
	section: Section;
	documentId: string;
	/** As it was when the link was made. */
	title: string;
	/** As which visitor the reviewer sees the item. */
	level: AccessLevel;
	/** Keyed hash of the CMS's secret, so that a replaced one takes along what was made with it. */
	secret: string;
	/** When it was made, and when it ends: milliseconds since 1970. */
	at: number;
	until: number;
}

export type ReviewedItem = Pick<Review, "locale" | "section" | "documentId" | "title" | "level" | "secret">;

const LIFE_MS = 7 * 24 * 60 * 60 * 1000;
/** Beyond so many the oldest ends: of a CMS's whole staff none needs more. */
export const MOST_REVIEWS = 500;

/** All of them are one value's. */
const KEY = "reviews";

/** What is used of a Durable Object's storage. */
interface Storage {
	get(key: string): Promise<Review[] | undefined>;
	put(key: string, value: Review[]): Promise<void>;
	setAlarm(at: number): Promise<void>;
}

/** Those that have not ended, the newest first. */
export async function openReviews(storage: Pick<Storage, "get">, now: number): Promise<Review[]> {
	return ((await storage.get(KEY)) ?? []).filter(({ until }) => until > now);
}

/** Writes those that are left, the newest of too many; the alarm rings when the next one ends. */
async function keep(storage: Storage, reviews: readonly Review[]): Promise<void> {
	const kept = reviews.slice(0, MOST_REVIEWS);
	await storage.put(KEY, kept);
	const next = Math.min(...kept.map(({ until }) => until));
	if (next < Infinity) await storage.setAlarm(next);
}

export async function addReview(storage: Storage, item: ReviewedItem, id: string, now: number): Promise<Review> {
	const made = { ...item, id, at: now, until: now + LIFE_MS };
	await keep(storage, [made, ...(await openReviews(storage, now))]);
	return made;
}

/** What the alarm calls: of an object that has no links there is nothing to forget. */
export async function forgetReviews(storage: Storage, now: number): Promise<void> {
	if (await storage.get(KEY)) await keep(storage, await openReviews(storage, now));
}

/** Ends those that `isEnded` names, and forgets what has ended by itself. @returns those that it named */
export async function endReviews(
	storage: Storage,
	isEnded: (review: Review) => boolean,
	now: number,
): Promise<Review[]> {
	const open = await openReviews(storage, now);
	await keep(
		storage,
		open.filter((one) => !isEnded(one)),
	);
	return open.filter(isEnded);
}
