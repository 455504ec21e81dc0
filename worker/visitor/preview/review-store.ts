import type { AccessLevel } from "../../../shared/access.ts";
import type { LocaleCode } from "../../../shared/locales.ts";
import type { Section } from "../../../shared/sections.ts";

export interface Review {
	/** Random, because it grants access. */
	id: string;
	locale: LocaleCode;
	section: Section;
	documentId: string;
	title: string;
	level: AccessLevel;
	/** Keyed hash of the CMS's secret. The link ends when the secret is replaced. */
	secret: string;
	at: number;
	until: number;
}

export type ReviewedItem = Pick<Review, "locale" | "section" | "documentId" | "title" | "level" | "secret">;

const LIFE_MS = 7 * 24 * 60 * 60 * 1000;
/** A new link beyond this limit ends the oldest one. */
export const MOST_REVIEWS = 500;
/** Characters. All links are one value of the storage, which refuses more than 2 MB. */
const MOST_TITLE = 255;

const KEY = "reviews";

interface Storage {
	get(key: string): Promise<Review[] | undefined>;
	put(key: string, value: Review[]): Promise<void>;
	setAlarm(at: number): Promise<void>;
}

export async function openReviews(storage: Pick<Storage, "get">, now: number): Promise<Review[]> {
	return ((await storage.get(KEY)) ?? []).filter(({ until }) => until > now);
}

async function keep(storage: Storage, reviews: readonly Review[]): Promise<void> {
	const kept = reviews.slice(0, MOST_REVIEWS);
	await storage.put(KEY, kept);
	const next = Math.min(...kept.map(({ until }) => until));
	if (next < Infinity) await storage.setAlarm(next);
}

const isSame = (a: ReviewedItem, b: ReviewedItem): boolean =>
	a.documentId === b.documentId && a.locale === b.locale && a.level === b.level && a.secret === b.secret;

/** Renews an existing link of the item at this level, so that many links of one editor do not end another's. */
export async function addReview(storage: Storage, item: ReviewedItem, id: string, now: number): Promise<Review> {
	const open = await openReviews(storage, now);
	const current = open.find((review) => isSame(review, item));
	const title = item.title.slice(0, MOST_TITLE);
	const made = { ...item, title, id: current?.id ?? id, at: now, until: now + LIFE_MS };
	await keep(storage, [made, ...open.filter((review) => review !== current)]);
	return made;
}

/** For the alarm. Other objects of the class have no links. */
export async function forgetReviews(storage: Storage, now: number): Promise<void> {
	if (await storage.get(KEY)) await keep(storage, await openReviews(storage, now));
}

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
