import { expect, test } from "vitest";
import {
	addReview,
	endReviews,
	forgetReviews,
	MOST_REVIEWS,
	openReviews,
	type Review,
} from "../../worker/visitor/preview/review-store.ts";
import { objectStorage } from "./platform.ts";

const NOW = 1_800_000_000_000;
const DAY = 24 * 60 * 60 * 1000;
const item = {
	locale: "en-IE",
	section: "news",
	documentId: "one",
	title: "One",
	level: "full",
	secret: "hash",
} as const;

test("a link is open for seven days, and the alarm is set for the first end", async () => {
	const store = objectStorage<Review[]>();
	await addReview(store, item, "first", NOW);
	await addReview(store, { ...item, documentId: "two" }, "second", NOW + DAY);
	const open = async (days: number) => (await openReviews(store, NOW + days * DAY)).map(({ id }) => id);
	expect(await open(6)).toEqual(["second", "first"]);
	expect(store.alarmAt).toBe(NOW + 7 * DAY);
	expect(await open(7)).toEqual(["second"]);
	await forgetReviews(store, NOW + 7 * DAY);
	expect(store.alarmAt).toBe(NOW + 8 * DAY);
	expect([...store.values.values()].flat().map(({ id }) => id)).toEqual(["second"]);
	expect(await open(8)).toEqual([]);
});

test("ended links are returned, and above the limit the oldest ends", async () => {
	const store = objectStorage<Review[]>();
	for (let at = 0; at <= MOST_REVIEWS; at += 1)
		await addReview(store, { ...item, documentId: `${at}` }, `${at}`, NOW + at);
	expect((await openReviews(store, NOW)).length).toBe(MOST_REVIEWS);
	expect((await openReviews(store, NOW)).at(-1)?.id).toBe("1");
	expect((await endReviews(store, ({ id }) => id === "7", NOW)).map(({ id }) => id)).toEqual(["7"]);
	expect(await endReviews(store, ({ id }) => id === "7", NOW)).toEqual([]);
	expect((await openReviews(store, NOW)).length).toBe(MOST_REVIEWS - 1);
});

test("the links with the longest titles fit into one value of the object's storage", async () => {
	const store = objectStorage<Review[]>();
	for (let at = 0; at < MOST_REVIEWS; at += 1)
		await addReview(store, { ...item, documentId: `${at}`, title: "ş".repeat(100_000) }, `${at}`, NOW);
	// The platform refuses more than 2 MB, and nobody could make a link then.
	expect(JSON.stringify(await openReviews(store, NOW)).length).toBeLessThan(500_000);
});

test("an item has one open link per locale and level, which another request renews", async () => {
	const store = objectStorage<Review[]>();
	const links = async () => (await openReviews(store, NOW + DAY)).map(({ id, until }) => [id, (until - NOW) / DAY]);
	await addReview(store, { ...item, documentId: "another editor's" }, "other", NOW);
	for (let at = 0; at < MOST_REVIEWS + 10; at += 1) await addReview(store, item, `${at}`, NOW + DAY);
	expect(await links()).toEqual([
		["0", 8],
		["other", 7],
	]);
	const others = [{ locale: "fr-BE" }, { level: "none" }, { secret: "the new one" }] as const;
	for (const [at, own] of others.entries()) await addReview(store, { ...item, ...own }, `own ${at}`, NOW + DAY);
	expect((await links()).map(([id]) => id)).toEqual(["own 2", "own 1", "own 0", "0", "other"]);
});
