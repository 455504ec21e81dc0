import { expect, test } from "vitest";
import { bareCard } from "../../shared/models.ts";
import { calendarOf, eventOf } from "../../worker/features/webinars/calendar.ts";

const SITE = { origin: "http://ie.localhost", locale: "en-IE" } as const;
const SPAN = { startsAt: "2026-11-20T09:00:00Z", endsAt: null };
const uid = (slug: string, documentId: string | null) =>
	eventOf(SITE, { ...bareCard("webinars", slug, "Title"), documentId }, SPAN).id;

test("[2.20] a webinar whose address changes stays one entry of a calendar", () => {
	expect(uid("after", "doc1")).toBe(uid("before", "doc1"));
	expect(uid("one", "doc1")).not.toBe(uid("one", "doc2"));
	expect(uid("one", null)).toBe("one.en-IE@ie.localhost");
});

test("[2.20] control characters in an editor's words stay out of the file", () => {
	const words = "Heart\u000bfailure\u0000\u001b[1m\u007f";
	const event = { ...SPAN, timeZone: "Europe/Dublin", onSite: true, isOffline: true, status: null, hasReplay: false };
	const card = { ...bareCard("webinars", "slug", words), intro: words, event };
	const file = calendarOf(SITE, { card, venue: { name: words, address: words }, webinarId: null });
	expect(file).toContain("SUMMARY:Heartfailure[1m\r\n");
	expect(file?.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
});
