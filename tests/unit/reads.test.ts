import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bareCard } from "../../shared/models.ts";
import { lifespanAt, noteLifespan } from "../../worker/cache/lifespan.ts";
import { noteFailure, noteRead, startReads } from "../../worker/cache/reads.ts";
import { afterResponse, startTrace, tracing } from "../../worker/runtime/trace.ts";
import { EVENING } from "./evening.ts";

/** What is noted while a page is made: by it the page is kept, and no longer than what it shows is right. */

const NOW = Date.parse("2026-03-02T12:00:00Z");
const after = (minutes: number): number => NOW + minutes * 60_000;
const iso = (minutes: number): string => new Date(after(minutes)).toISOString();
beforeAll(() => void vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
afterAll(() => void vi.useRealTimers());

function notedIn(work: () => void) {
	const reads = startReads(true);
	tracing({ ...startTrace(), reads }, work);
	return reads;
}
const untilOf = (work: () => void) => {
	const { freshUntil, staleUntil } = notedIn(work);
	return [freshUntil, staleUntil];
};
const read = (fresh: number, stale: number) =>
	noteRead("memory", { tags: ["news"], since: NOW, knew: 0 }, after(fresh), after(stale));
const event = (startsAt: string, endsAt: string | null) => ({ ...EVENING, startsAt, endsAt });

test("a page is kept until its first part is old, an item of it appears or expires, or an event in it begins or ends", () => {
	const webinar = bareCard("webinars", "heart", "Heart");
	expect(untilOf(() => [read(10, 60), read(20, 50)])).toEqual([after(10), after(50)]);
	const shows = (card: Partial<typeof webinar>) => untilOf(() => [read(10, 60), noteLifespan({ ...webinar, ...card })]);
	expect(shows({ expiresAt: iso(5) })).toEqual([after(5), after(5)]);
	expect(shows({ publishedAt: iso(7), expiresAt: iso(9) })).toEqual([after(7), after(7)]);
	expect(shows({ publishedAt: iso(-7), expiresAt: iso(9) })).toEqual([after(9), after(9)]);
	expect(shows({ event: event(iso(3), iso(8)) })).toEqual([after(3), after(3)]);
	expect(shows({ event: event(iso(-3), iso(8)) })).toEqual([after(8), after(8)]);
	expect(shows({ event: event(iso(-90), null), expiresAt: iso(-1) })).toEqual([after(10), after(60)]);
});

test.each([
	[null, null, "current"],
	[-1, 1, "current"],
	[-2, -1, "over"],
	[0, null, "current"],
	[0.01, null, "ahead"],
	[3, 1, "ahead"],
	[60 * 24 * 400, null, "ahead"],
] as const)("[2.10] [2.17] an item that appears in %s minutes and ends in %s is %s", (publishedIn, expiresIn, is) => {
	const at = (minutes: number | null) => (minutes === null ? null : iso(minutes));
	const times = { publishedAt: at(publishedIn), expiresAt: at(expiresIn) };
	expect(lifespanAt(NOW, { ...bareCard("news", "a", "A"), ...times })).toBe(is);
});

test("two pages made at once note their own reads, and neither what is read behind an answer", async () => {
	const [one, other] = [startReads(true), startReads(true)];
	const making = (reads: typeof one, work: () => void) =>
		tracing({ ...startTrace(), reads }, async () => {
			read(10, 60);
			await Promise.resolve();
			work();
		});
	await Promise.all([
		making(one, () => [read(20, 50), noteFailure()]),
		making(other, () => afterResponse(() => [read(1, 2), noteFailure()])),
	]);
	expect([one.entries.length, one.staleUntil, one.complete]).toEqual([2, after(50), false]);
	expect([other.entries.length, other.staleUntil, other.complete]).toEqual([1, after(60), true]);
});
