import { expect, test } from "vitest";
import { bareCard } from "../../shared/models.ts";
import { eventOf } from "../../worker/features/webinars/calendar.ts";

const SITE = { origin: "http://ie.localhost", locale: "en-IE" } as const;
const SPAN = { startsAt: "2026-11-20T09:00:00Z", endsAt: null };
const uid = (slug: string, documentId: string | null) =>
	eventOf(SITE, { ...bareCard("webinars", slug, "Title"), documentId }, SPAN).id;

test("[2.20] a webinar whose address changes stays one entry of a calendar", () => {
	expect(uid("after", "doc1")).toBe(uid("before", "doc1"));
	expect(uid("one", "doc1")).not.toBe(uid("one", "doc2"));
	expect(uid("one", null)).toBe("one.en-IE@ie.localhost");
});
