import { expect, test } from "vitest";
import { ANY_RESULT } from "../../../shared/filters.ts";
import { bareCard, type Card } from "../../../shared/models.ts";
import { admitting } from "../../../worker/features/search/narrowing.ts";
import { EVENING } from "../evening.ts";

const NOW = Date.parse("2026-05-31T12:00:00.000Z");
const card = (own: Partial<Card>): Card => ({ ...bareCard("news", "an-item", "An item"), publicContent: true, ...own });
const published = (publishedAt: string): Card => card({ publishedAt });
const event = (startsAt: string, publishedAt: string): Card => card({ publishedAt, event: { ...EVENING, startsAt } });

test("without filters every card remains", () => {
	const admits = admitting(ANY_RESULT, NOW);
	expect([card({ publicContent: false }), published("1990-01-01T00:00:00.000Z")].every(admits)).toBe(true);
});

test("an area admits the cards that have it, among others", () => {
	const admits = admitting({ ...ANY_RESULT, domain: "3" }, NOW);
	const domains = ["1", "3"].map((id) => ({ id, name: id, slug: null }));
	expect(admits(card({ domains }))).toBe(true);
	expect(admits(card({ domains: domains.slice(0, 1) }))).toBe(false);
	expect(admits(card({}))).toBe(false);
});

test("an age goes by the date that a result shows: an event's beginning, else the publication", () => {
	const admits = admitting({ ...ANY_RESULT, months: "12" }, NOW);
	expect(admits(published("2025-06-01T00:00:00.000Z"))).toBe(true);
	expect(admits(published("2025-05-30T00:00:00.000Z"))).toBe(false);
	expect(admits(event("2026-09-01T18:00:00.000Z", "2020-01-01T00:00:00.000Z"))).toBe(true);
	expect(admits(event("2020-02-01T18:00:00.000Z", "2026-05-01T00:00:00.000Z"))).toBe(false);
	expect(admits(card({ publishedAt: null }))).toBe(false);
});

test("what may be opened has no lock; filters hold together", () => {
	const admits = admitting({ domain: "3", months: "3", open: true }, NOW);
	const domains = [{ id: "3", name: "Diabetes", slug: null }];
	const good = { domains, publishedAt: "2026-05-01T00:00:00.000Z" };
	expect(admits(card(good))).toBe(true);
	expect(admits(card({ ...good, publicContent: false }))).toBe(false);
	expect(admits(card({ ...good, domains: [] }))).toBe(false);
	expect(admits(card({ ...good, publishedAt: "2026-01-01T00:00:00.000Z" }))).toBe(false);
});

test("three months before a month's last day are not cut where that month has fewer days", () => {
	const admits = admitting({ ...ANY_RESULT, months: "3" }, NOW);
	expect(admits(published("2026-03-01T00:00:00.000Z"))).toBe(true);
	expect(admits(published("2026-02-28T11:00:00.000Z"))).toBe(false);
	const onLeapDay = admitting({ ...ANY_RESULT, months: "12" }, Date.parse("2024-02-29T12:00:00.000Z"));
	expect(onLeapDay(published("2023-02-28T13:00:00.000Z"))).toBe(true);
});
