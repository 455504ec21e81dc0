import { expect, test } from "vitest";
import { wireItem } from "../../../shared/contracts/item.ts";
import "./mapped.ts";

const { toItem } = await import("../../../worker/backend/strapi/shapes.ts");
const { stateAfter } = await import("../../../worker/backend/strapi/states.ts");

const ENTRY = {
	id: 7,
	documentId: "a1b2c3d4e5f6g7h8i9j0k1l2",
	title: "Title",
	path: "title",
	lead: "Intro",
	gate: "public",
	publishedAt: "2026-11-01T10:00:00.000Z",
	updatedAt: "2026-11-02T10:00:00.000Z",
	category: { id: 3, documentId: "c".repeat(24), name: "Category" },
	domains: [{ id: 4, documentId: "d".repeat(24), name: "Domain", slug: "domain" }],
	image: { id: 5, documentId: "e".repeat(24), url: "/uploads/a.jpg", width: 10, focalPoint: { x: 8, y: 100 } },
	authors: [{ id: 1, name: "Ann" }],
	tracking_products: [{ id: 1, name: "CARDOVEX" }],
	localizations: [
		{ documentId: "x", locale: "tr", path: "baslik", publishedAt: "2026-11-01T10:00:00.000Z" },
		{ documentId: "x", locale: "nl-BE", path: "titel", publishedAt: null },
	],
};

test("an entry becomes an item of the contract: documentIds, shares of the focal point, slugs of what is published", () => {
	expect(wireItem.parse(toItem(ENTRY, "news", "en-IE"))).toMatchObject({
		id: ENTRY.documentId,
		documentId: ENTRY.documentId,
		slug: "title",
		intro: "Intro",
		content_type: "news",
		public_content: true,
		published_at: ENTRY.publishedAt,
		category: { id: "c".repeat(24), name: "Category" },
		domains: [{ id: "d".repeat(24) }],
		image: { url: "/uploads/a.jpg", focalPoint: { x: 0.08, y: 1 } },
		slugs: { "en-IE": "title", "tr-TR": "baslik" },
		authors: ["Ann"],
		tracking_products: ["CARDOVEX"],
		state: null,
	});
	const { slugs } = wireItem.parse(toItem(ENTRY, "news", "en-IE"));
	expect(Object.keys(slugs ?? {})).toHaveLength(2);
});

test("an entry with nothing but a title and a slug is a gated item; odd values do no harm", () => {
	const bare = { documentId: ENTRY.documentId, title: "Title", path: "title" };
	const odd = Object.fromEntries(
		Object.keys(ENTRY).map((name) => [name, name === "documentId" ? ENTRY.documentId : 5]),
	);
	for (const entry of [bare, { ...odd, ...bare, publishedAt: null }])
		expect(wireItem.parse(toItem(entry, "podcasts", "en-IE"))).toMatchObject({ public_content: false, audio: null });
});

test("several media, one area, or a component that may repeat: another Strapi's model costs no field", () => {
	const file = { url: "/uploads/a.pdf", name: "A", size: "12.5" };
	const webinar = { starts_at: "2026-11-20T10:00:00.000Z", phase: "cancelled", speakers: { id: 1, name: "Ann" } };
	const entry = {
		...ENTRY,
		image: [ENTRY.image, { ...ENTRY.image, url: "/uploads/b.jpg" }],
		file: [file],
		category: [ENTRY.category],
		domains: ENTRY.domains[0],
		authors: { id: 1, name: "Ann" },
		sources: { label: "A", url: null },
		webinar: [webinar],
	};
	expect(wireItem.parse(toItem(entry, "materials", "en-IE"))).toMatchObject({
		image: { url: "/uploads/a.jpg", focalPoint: { x: 0.08 } },
		file: { url: "/uploads/a.pdf", size: 12.5 },
		category: { id: "c".repeat(24) },
		domains: [{ id: "d".repeat(24) }],
		authors: ["Ann"],
		sources: [{ label: "A" }],
		webinar: { status: "cancelled", speakers: ["Ann"], on_site: null },
	});
});

test("names with escaped characters are decoded once", () => {
	const escaped = { name: "A &amp;lt;b&amp;gt; C" };
	const webinar = { starts_at: "2026-11-20T10:00:00.000Z", speakers: [escaped] };
	const entry = { ...ENTRY, authors: [escaped], substances: escaped, webinar };
	const decoded = ["A &lt;b&gt; C"];
	expect(wireItem.parse(toItem(entry, "materials", "en-IE"))).toMatchObject({
		authors: decoded,
		substances: decoded,
		webinar: { speakers: decoded },
	});
});

test("a place of which only its being there is read is one, an empty one in the body is none", () => {
	const place = (on_site: unknown) =>
		wireItem.parse(
			toItem({ ...ENTRY, webinar: { starts_at: "2026-11-20T10:00:00.000Z" }, on_site }, "webinars", "en-IE"),
		).webinar?.on_site ?? null;
	expect(place({ id: 1 })).not.toBeNull();
	expect(place({ id: 1, venue: null, address: null })).toBeNull();
	expect(place({ id: 1, venue: "Hall", address: null })).toEqual({ venue: "Hall", address: null });
	expect(place(null)).toBeNull();
});

test("a draft without title or slug, or with a slug that no page may have, is an item for its preview", () => {
	const entry = { documentId: ENTRY.documentId };
	for (const [path, title] of [
		[null, null],
		[undefined, undefined],
		["a b", " "],
	])
		expect(wireItem.parse(toItem({ ...entry, path, title }, "news", "en-IE", "draft"))).toMatchObject({
			slug: ENTRY.documentId,
			slugs: { "en-IE": ENTRY.documentId },
			title: "–",
		});
	expect(wireItem.safeParse(toItem(entry, "news", "en-IE")).success).toBe(false);
});

test("a draft has no day of publication, and its state is told by the two times of change", () => {
	const at = (updatedAt: string) => ({ updatedAt });
	expect(stateAfter(at("2026-11-02T10:00:00.000Z"), undefined)).toBe("draft");
	expect(stateAfter(at("2026-11-02T10:00:00.000Z"), at("2026-11-02T10:00:00.030Z"))).toBe("published");
	expect(stateAfter(at("2026-11-02T10:00:00.030Z"), at("2026-11-02T10:00:00.000Z"))).toBe("published");
	expect(stateAfter(at("2026-11-02T10:00:03.000Z"), at("2026-11-02T10:00:00.000Z"))).toBe("changed");
	expect(toItem(ENTRY, "news", "en-IE", "draft")).toMatchObject({ published_at: null, state: "draft" });
});

test("[2.10] slugs of translations are those that visitors may open; locales that share one of Strapi's have them all", () => {
	const day = 86_400_000;
	const at = (days: number) => new Date(Date.now() + days * day).toISOString();
	const translated = (locale: string, more: object = {}) => ({
		documentId: "x",
		locale,
		path: `of-${locale}`,
		publishedAt: at(-2),
		...more,
	});
	const slugsOf = (...localizations: object[]) =>
		wireItem.parse(toItem({ ...ENTRY, localizations }, "podcasts", "en-IE")).slugs;
	expect(slugsOf(translated("fr"))).toEqual({ "en-IE": "title", "fr-BE": "of-fr", "fr-CH": "of-fr" });
	expect(slugsOf(translated("tr", { published_on: at(1) }), translated("xx"))).toEqual({ "en-IE": "title" });
	expect(slugsOf(translated("tr", { published_on: at(-1), expires_at: at(1) }))).toHaveProperty("tr-TR");
	expect(slugsOf(translated("tr", { expires_at: at(-1) }))).toEqual({ "en-IE": "title" });
	expect(slugsOf(translated("tr", { published_on: "1.12.2099" }))).toEqual({ "en-IE": "title" });
	expect(wireItem.parse(toItem(ENTRY, "podcasts", "fr-BE")).slugs).toMatchObject({ "fr-CH": "title" });
});
