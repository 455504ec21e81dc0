import { expect, test } from "vitest";
import { inOrderOfEvents, isRoomOpen, isTimeZone, phaseAt, phaseOf, timeUntil } from "../../shared/events.ts";

const ZONE = "Europe/Dublin";
const START = "2026-12-03T19:00:00Z";
const span = { startsAt: START, endsAt: "2026-12-03T20:00:00Z" };
const at = (iso: string) => Date.parse(iso);

test("[2.20] a webinar's phase at the moments that divide it", () => {
	const moments = {
		"2026-12-03T18:59:59Z": "upcoming",
		[START]: "live",
		"2026-12-03T19:59:59Z": "live",
		"2026-12-03T20:00:00Z": "ended",
	};
	for (const [moment, phase] of Object.entries(moments)) expect(phaseAt(at(moment), span), moment).toBe(phase);
	const open = { startsAt: START, endsAt: null };
	expect(phaseAt(at("2026-12-03T19:59:00Z"), open)).toBe("live");
	expect(phaseAt(at("2026-12-03T20:00:00Z"), open)).toBe("ended");
});

test("[2.20] what the CMS cancels is cancelled; else the provider's state goes before the dates", () => {
	const now = at("2026-12-03T19:30:00Z");
	const phases = ([null, "upcoming", "cancelled"] as const).map((status) => [
		phaseOf(now, { ...span, status }),
		phaseOf(now, { ...span, status }, "ended"),
	]);
	expect(phases).toEqual([
		["live", "ended"],
		["live", "ended"],
		["cancelled", "cancelled"],
	]);
});

test("[2.20] the way in opens a quarter of an hour before the start, and never to what is over or cancelled", () => {
	const early = at("2026-12-03T18:44:59Z");
	const open = at("2026-12-03T18:45:00Z");
	expect([early, open].map((now) => isRoomOpen(now, "upcoming", span))).toEqual([false, true]);
	expect(isRoomOpen(early, "live", span)).toBe(true);
	for (const phase of ["ended", "cancelled"] as const) expect(isRoomOpen(open, phase, span), phase).toBe(false);
});

test.each([
	["2026-11-21T12:00:00Z", "in 12 days"],
	["2026-12-01T23:30:00Z", "in 2 days"],
	// The day of the calendar counts, not the hours.
	["2026-12-02T06:00:00Z", "tomorrow"],
	["2026-12-03T01:00:00Z", "in 18 hours"],
	["2026-12-03T17:00:00Z", "in 2 hours"],
	["2026-12-03T18:15:00Z", "in 45 minutes"],
	["2026-12-03T18:59:40Z", "in 1 minute"],
	["2026-12-03T19:05:00Z", "in 1 minute"],
])("[2.20] at %s it begins %s", (now, words) => {
	expect(timeUntil(START, at(now), "en-IE", ZONE)).toBe(words);
});

test("[2.20] the countdown speaks each language, and counts days as the event's zone does", () => {
	const words = (locale: string) => timeUntil(START, at("2026-12-02T06:00:00Z"), locale, ZONE);
	expect(["nl-BE", "fr-CH", "de-CH", "tr-TR"].map(words)).toEqual(["morgen", "demain", "morgen", "yarın"]);
	const late = at("2026-12-01T23:30:00Z");
	expect(timeUntil(START, late, "en-IE", "Europe/Istanbul")).toBe("tomorrow");
});

test("[2.14] what is ahead comes first, the soonest before the others; then the latest of what has been", () => {
	const now = at("2026-12-03T19:30:00Z");
	const events = [
		["long ago", "2026-10-01T10:00:00Z"],
		["far", "2027-02-01T10:00:00Z"],
		["live", START],
		["undated", null],
		["lately", "2026-12-01T10:00:00Z"],
		["soon", "2026-12-04T10:00:00Z"],
	] as const;
	const ordered = inOrderOfEvents(events, ([, startsAt]) => startsAt && { startsAt, endsAt: null }, now);
	expect(ordered.map(([name]) => name)).toEqual(["live", "soon", "far", "lately", "long ago", "undated"]);
});

test("a zone that an editor mistyped is none", () => {
	expect(["Europe/Zurich", "UTC", "Europe/Zürich", "", "x"].map(isTimeZone)).toEqual([true, true, false, false, false]);
});
