import { expect, test, vi } from "vitest";
import { bareCard } from "../../shared/models.ts";
import { calendarOf, eventOf } from "../../worker/features/webinars/calendar.ts";
import type { Site } from "../../worker/visitor/site.ts";

vi.mock("../../worker/runtime/config.ts", () => ({ config: {} }));
const { calendarOfWebinars } = await import("../../worker/features/feeds/calendar.ts");

const SITE = { origin: "http://ie.localhost", locale: "en-IE" } as const;
const SPAN = { startsAt: "2026-11-20T09:00:00Z", endsAt: null };
const uid = (slug: string, documentId: string | null) =>
	eventOf(SITE, { ...bareCard("webinars", slug, "Title"), documentId }, SPAN).id;

test("[2.20] a webinar whose address changes stays one entry of a calendar", () => {
	expect(uid("after", "doc1")).toBe(uid("before", "doc1"));
	expect(uid("one", "doc1")).not.toBe(uid("one", "doc2"));
	expect(uid("one", null)).toBe("one.en-IE@ie.localhost");
});

test("a slug that the CMS has twice is one entry of a calendar to subscribe to", () => {
	const event = { ...SPAN, timeZone: "Europe/Dublin", onSite: false, isOffline: false, status: null, hasReplay: false };
	const card = { ...bareCard("webinars", "twice", "Title"), publicContent: true, event };
	const place = { origin: SITE.origin, title: "Webinars", page: "/en-IE/webinars" };
	// Safe: only what the function reads is here.
	const file = calendarOfWebinars(SITE as Site, place, [card, { ...card, id: "2" }, { ...card, documentId: "doc1" }]);
	expect(file.match(/UID:[^@]+/g)).toEqual(["UID:twice.en-IE", "UID:doc1.en-IE"]);
});

test("[2.20] control characters in an editor's words stay out of the file", () => {
	const words = "Heart\u000bfailure\u0000\u001b[1m\u007f";
	const event = { ...SPAN, timeZone: "Europe/Dublin", onSite: true, isOffline: true, status: null, hasReplay: false };
	const card = { ...bareCard("webinars", "slug", words), intro: words, event };
	const file = calendarOf(SITE, { card, venue: { name: words, address: words }, webinarId: null });
	expect(file).toContain("SUMMARY:Heartfailure[1m\r\n");
	expect(file?.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
});
