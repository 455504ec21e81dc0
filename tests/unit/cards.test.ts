import { expect, test } from "vitest";
import { wireItem } from "../../shared/contracts/item.ts";
import { cardState } from "../../shared/events.ts";
import { cardFor, toDetail } from "../../worker/content/cards.ts";
import type { Site } from "../../worker/visitor/site.ts";

const item = { id: 1, slug: "a", title: "A", public_content: true };
const webinarIn = async (locale: "en-IE" | "tr-TR", timezone?: string) => {
	const webinar = { starts_at: "2026-07-15T18:00:00Z", timezone };
	const { event } = await cardFor(
		{ locale, preview: null },
		wireItem.parse({ ...item, content_type: "webinars", webinar }),
	);
	expect(event).not.toBeNull();
	return event;
};

test("[2.14] an event without a zone is in its country's, which also decides what today is", async () => {
	for (const none of [undefined, "", "Europe/Zürich"])
		expect((await webinarIn("en-IE", none))?.timeZone, none).toBe("Europe/Dublin");
	expect((await webinarIn("en-IE", "America/New_York"))?.timeZone).toBe("America/New_York");
	// Half past midnight in Ireland, the day before in UTC.
	const event = await webinarIn("en-IE");
	expect(event && cardState(Date.parse("2026-07-14T23:30:00Z"), event)).toBe("today");
});

test("an area that the backend answers twice is shown once", async () => {
	const [heart, lung] = [
		{ id: "1", name: "Heart", slug: null },
		{ id: "2", name: "Lung", slug: null },
	];
	const news = wireItem.parse({ ...item, content_type: "news", domains: [heart, lung, { ...heart, id: 1 }] });
	expect((await cardFor({ locale: "en-IE", preview: null }, news)).domains).toEqual([heart, lung]);
});

test("[7.16] a webinar without the provider's id is offline, with or without a meeting", async () => {
	const isOffline = async (webinar: object) => {
		const read = { ...item, content_type: "webinars", webinar: { starts_at: "2026-07-15T18:00:00Z", ...webinar } };
		return (await cardFor({ locale: "en-IE", preview: null }, wireItem.parse(read))).event?.isOffline;
	};
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
	const material = wireItem.parse({ ...item, content_type: "materials", file });
	expect((await cardFor({ locale: "fr-BE", preview: null }, material)).file?.type).toBe(type);
});

test("[2.19] a poster that is only an address is shown like one that is a picture", async () => {
	const read = (poster: unknown) =>
		wireItem.parse({ ...item, content_type: "webcasts", public_content: false, poster });
	// Safe: of the site, only these are read.
	const site = { locale: "en-IE", preview: null } as Site;
	const posters = ["/uploads/poster.jpg", { url: "/uploads/poster.jpg" }, ""].map(
		async (poster) => (await toDetail(site, read(poster))).poster?.src,
	);
	const [address, picture, empty] = await Promise.all(posters);
	expect([address, empty]).toEqual([picture, undefined]);
	expect(address).toContain("/en-IE/webcasts/a/media/picture-");
});
