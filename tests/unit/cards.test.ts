import { expect, test } from "vitest";
import { wireItem } from "../../shared/contracts/item.ts";
import { cardState } from "../../shared/events.ts";
import { cardFor, toDetail } from "../../worker/content/cards.ts";
import type { Site } from "../../worker/visitor/site.ts";

// Safe: of the site, only these are read.
const site = { locale: "en-IE", preview: null } as Site;
const read = (content_type: string, fields: object) =>
	wireItem.parse({ id: 1, slug: "a", title: "A", public_content: true, content_type, ...fields });
const eventOf = async (webinar: object) =>
	(await cardFor(site, read("webinars", { webinar: { starts_at: "2026-07-15T18:00:00Z", ...webinar } }))).event;

test("[2.14] an event without a zone is in its country's, which also decides what today is", async () => {
	for (const timezone of [undefined, "", "Europe/Zürich"])
		expect((await eventOf({ timezone }))?.timeZone, timezone).toBe("Europe/Dublin");
	expect((await eventOf({ timezone: "America/New_York" }))?.timeZone).toBe("America/New_York");
	// Half past midnight in Ireland, the day before in UTC.
	const event = await eventOf({});
	expect(event && cardState(Date.parse("2026-07-14T23:30:00Z"), event)).toBe("today");
});

test("an area that the backend answers twice is shown once", async () => {
	const [heart, lung] = [
		{ id: "1", name: "Heart", slug: null },
		{ id: "2", name: "Lung", slug: null },
	];
	const news = read("news", { domains: [heart, lung, { ...heart, id: 1 }] });
	expect((await cardFor(site, news)).domains).toEqual([heart, lung]);
});

test("[2.17] the last edit is not before the publication, as for an item that was under embargo", async () => {
	const edited = async (published_at: string | null, updated_at: string | null) =>
		(await cardFor(site, read("news", { published_at, updated_at }))).updatedAt;
	const [early, late] = ["2026-07-02T08:00:00Z", "2026-07-14T08:00:00Z"];
	const all = [edited(late, early), edited(early, late), edited(null, late), edited(late, null)];
	expect(await Promise.all(all)).toEqual([late, late, late, null]);
});

test("[7.16] a webinar without the provider's id is offline, with or without a meeting", async () => {
	const isOffline = async (webinar: object) => (await eventOf(webinar))?.isOffline;
	expect(await isOffline({})).toBe(true);
	expect(await isOffline({ on_site: { venue: "Dublin" } })).toBe(true);
	expect(await isOffline({ webinargeek_id: "wg-1" })).toBe(false);
});

test.each([
	[{ url: "/uploads/x.pdf", ext: ".pdf" }, "PDF"],
	[{ url: "/uploads/x.pdf?sig=1" }, "PDF"],
	[{ url: "/uploads/x", ext: "", name: "Scheme.docx", mime: "application/pdf" }, "DOCX"],
	[{ url: "/uploads/x", name: "Scheme", mime: "application/pdf" }, "PDF"],
	[{ url: "/uploads/x", name: "Scheme", mime: "application/octet-stream" }, ""],
])("[2.16] the type of the file %j is %j", async (file, type) => {
	expect((await cardFor(site, read("materials", { file }))).file?.type).toBe(type);
});

test("[2.19] a poster that is only an address is shown like one that is a picture", async () => {
	const posters = ["/uploads/poster.jpg", { url: "/uploads/poster.jpg" }, ""].map(
		async (poster) => (await toDetail(site, read("webcasts", { public_content: false, poster }))).poster?.src,
	);
	const [address, picture, empty] = await Promise.all(posters);
	expect([address, empty]).toEqual([picture, undefined]);
	expect(address).toContain("/en-IE/webcasts/a/media/picture-");
});
