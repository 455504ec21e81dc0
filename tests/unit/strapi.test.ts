import { expect, test, vi } from "vitest";
import { strapiMap } from "../../worker/runtime/strapi-map.ts";

/** Queries for Strapi and the shapes of its answers, with another Strapi's names. */

const config = vi.hoisted(() => ({
	SECRET_HEADERS: { service: "X-Service-Secret" },
	SERVICE_SECRET: ["secret"],
	STRAPI_FIELDS: {} as unknown,
	STRAPI_URL: "https://cms.example" as string | undefined,
	CMS_ORIGIN: "https://cms.example",
}));
config.STRAPI_FIELDS = strapiMap.parse({
	types: { news: "articles", podcasts: "stories", imprint: "legal-notice" },
	singulars: { podcasts: "story" },
	fields: {
		published_on: "publishedAt",
		"podcasts.published_on": "published_on",
		"news.intro": "lead",
		"news.substances": null,
		slug: "path",
	},
	gates: { limited: "hcp" },
	locales: { "tr-TR": "tr", "fr-BE": "fr", "fr-CH": "fr" },
});
vi.mock("../../worker/runtime/config.ts", () => ({ config }));
const { bracketed } = await import("../../worker/backend/strapi/query.ts");
const model = await import("../../worker/backend/strapi/model.ts");
const { toItem } = await import("../../worker/backend/strapi/shapes.ts");
const { matching, named, chosen } = await import("../../worker/backend/strapi/conditions.ts");
const { cmsAddress } = await import("../../worker/ops/content/cms.ts");
const { modelOf } = await import("../../worker/backend/strapi-models.ts");
const { effectsOf, strapiEvents } = await import("../../worker/ops/strapi-event.ts");
const { stateAfter } = await import("../../worker/backend/strapi/states.ts");
const { wireItem } = await import("../../shared/contracts/item.ts");

const decoded = (query: string) => decodeURIComponent(query.replaceAll("+", " "));
const same = (name: string) => name;

test("a query is written in brackets, without what is undefined, and what visitors type stays a value", () => {
	const query = bracketed({ locale: "en-IE", fields: ["title", "slug"], sort: undefined, populate: { image: true } });
	expect(decoded(query)).toBe("?locale=en-IE&fields[0]=title&fields[1]=slug&populate[image]=true");
	const hostile = bracketed({ filters: named("a&status=draft&populate=*#", false)(same).filters });
	expect(hostile).toBe(
		"?filters%5B%24and%5D%5B0%5D%5B%24and%5D%5B0%5D%5Bslug%5D%5B%24eq%5D=a%26status%3Ddraft%26populate%3D*%23",
	);
});

test("[7.14] every word must be in title, intro, or the text of what is public", () => {
	const [second, first] = matching(" heart  failure ")(same);
	expect(second).toEqual(JSON.parse(JSON.stringify(first).replaceAll("heart", "failure")));
	expect(first).toEqual({
		$or: [
			{ title: { $containsi: "heart" } },
			{ intro: { $containsi: "heart" } },
			{ $and: [{ content: { $containsi: "heart" } }, { gate: { $in: ["public"] } }] },
		],
	});
});

test("[7.14] of a long term the ten longest words count, each once, so that Strapi takes the address", () => {
	const words = Array.from({ length: 12 }, (_, length) => "a".repeat(length + 1));
	const sent = (term: string) => JSON.stringify(matching(term)(same)).match(/(?<="title":{"\$containsi":")[^"]+/g);
	expect(sent(`${words.join(" ").toUpperCase()} ${words.join(" ")}`)).toEqual(words.slice(2).reverse());
	expect(sent("failure of Heart heart")).toEqual(["failure", "heart", "of"]);
});

test("[7.14] words are sent as typed, because a Strapi on SQLite ignores the case of ASCII letters only", () => {
	for (const word of ["Übelkeit", "Étude", "İnsülin"])
		expect(matching(word)(same)).toMatchObject([{ $or: [{ title: { $containsi: word } }, {}, {}] }]);
});

test("filters go by documentId", () => {
	expect(chosen({ domain: "a", categories: ["b", "c"] })(same)).toEqual([
		{ category: { documentId: { $in: ["b", "c"] } } },
		{ domains: { documentId: { $in: ["a"] } } },
	]);
});

test("[6.01] a teaser has no field of a body, and a body is narrowed to the gates of its level", () => {
	const gated = ["content", "transcript", "file", "audio", "video", "captions"];
	for (const section of ["news", "materials", "podcasts", "webcasts", "webinars"] as const)
		expect(model.fieldsOf(section, "teaser").filter((field) => gated.includes(field))).toEqual([]);
	expect(model.populateOf("on_site", "teaser", same)).toEqual({ fields: ["id"] });
	expect(model.gatesOf("none")).toEqual(["public"]);
	expect(model.gatesOf("limited")).toEqual(["public", "hcp"]);
	expect(model.gatesOf("full")).toBeUndefined();
	expect(["public", "hcp"].map(model.gateOf)).toEqual(["public", "limited"]);
	for (const gate of ["full", null, "limited", "Public"]) expect(model.gateOf(gate), String(gate)).toBe("full");
});

test("the field map names types, fields and locales; null is a field that a type does not have", () => {
	expect([model.typeName("news"), model.typeName("materials")]).toEqual(["articles", "materials"]);
	expect(model.nameOf("news", "intro")).toBe("lead");
	expect(model.nameOf("materials", "intro")).toBe("intro");
	expect(model.nameOf("news", "substances")).toBeNull();
	expect(model.nameOf("news", "slug")).toBe("path");
	expect(model.localeName("tr-TR")).toBe("tr");
	for (const name of ["tr", "TR"]) expect(model.localeCodes(name)).toEqual(["tr-TR"]);
	expect(["nl-BE", "fr", "xx"].map(model.localeCodes)).toEqual([["nl-BE"], ["fr-BE", "fr-CH"], []]);
	expect(model.populateOf("localizations", "teaser", (field) => model.nameOf("news", field) ?? undefined)).toEqual({
		fields: ["path", "publishedAt", "expires_at", "locale"],
	});
});

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

const subject = { locale: "en-IE", documentId: "a1", slug: "imprint", title: null, isPublic: true } as const;
const uidIn = (section: "news" | "materials" | "podcasts" | null) =>
	decodeURIComponent(cmsAddress({ ...subject, section }) ?? "").split(/[/?]/)[6];

test("the way into the CMS's admin names Strapi 5's singular; behind Laravel it is as it was", () => {
	expect([uidIn("news"), uidIn("materials"), uidIn("podcasts"), uidIn(null)]).toEqual([
		"api::article.article",
		"api::material.material",
		"api::story.story",
		"api::legal-notice.legal-notice",
	]);
	expect(cmsAddress({ ...subject, section: "news", locale: "tr-TR" })).toContain("plugins%5Bi18n%5D%5Blocale%5D=tr");
	config.STRAPI_URL = undefined;
	expect([uidIn("news"), uidIn("podcasts"), uidIn(null)]).toEqual([
		"api::news.news",
		"api::podcast.podcast",
		"api::imprint.imprint",
	]);
});

test("the webhook and the preview button know types by the names of the field map", () => {
	const uids = ["article.article", "story.story", "legal-notice.legal-notice", "material.material", "recipe.recipe"];
	expect(uids.map((name) => modelOf({ uid: `api::${name}` }))).toEqual([
		{ kind: "item", section: "news", isPart: false },
		{ kind: "item", section: "podcasts", isPart: false },
		{ kind: "named", name: "imprint" },
		{ kind: "item", section: "materials", isPart: false },
		{ kind: "other" },
	]);
});

test("a webhook in a locale of the field map touches every locale that reads it, and no other", () => {
	const of = (locale: string) =>
		effectsOf(
			strapiEvents.parse({ event: "entry.publish", model: "article", entry: { slug: "a", documentId: "d", locale } }),
		);
	expect(of("tr").versions).toEqual([{ locale: "tr-TR", documentId: "d" }]);
	expect(of("fr").addresses.map(({ locale }) => locale)).toEqual(["fr-BE", "fr-CH"]);
	expect(of("fr").tags.some((tag) => tag.startsWith("nl-BE"))).toBe(false);
});
