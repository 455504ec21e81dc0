import { describe, expect, test } from "vitest";
import { LOCALES } from "../../shared/locales.ts";
import { effectsOf, strapiEvents } from "../../worker/ops/strapi-event.ts";

describe("an event of the CMS", () => {
	const tags = (body: unknown) => effectsOf(strapiEvents.parse(body)).tags;

	test.each([
		["news", "news"],
		["e-learning", "e-learnings"],
		["eLearning", "e-learnings"],
		["e-learnings", "e-learnings"],
		["Webinar", "webinars"],
		["podcast", "podcasts"],
		["webcasts", "webcasts"],
		["materials", "materials"],
	])("knows model %s as the section %s", (model, section) => {
		const found = tags({ event: "entry.publish", model, entry: { slug: "a", locale: "nl-BE" } });
		expect(found).toContain(`nl-BE/${section}/a`);
		expect(found).toContain(`nl-BE/${section}`);
	});

	test.each([
		["about", "about"],
		["data-protection", "data-protection"],
		["dataProtection", "data-protection"],
		["footer", "footer"],
		["happy", "happy"],
	])("knows model %s as the single %s", (model, single) => {
		expect(tags({ event: "entry.update", model, entry: { id: 1, locale: "tr-tr" } })).toEqual([`tr-TR/${single}`]);
	});

	test("without a locale, or of one that the portal has not, touches all locales", () => {
		for (const locale of [undefined, null, "xx-XX"])
			expect(tags({ event: "entry.delete", model: "imprint", entry: { locale } })).toHaveLength(LOCALES.length);
	});

	test("of the switched-on sections touches the navigation and what mixes the sections", () => {
		const entry = { documentId: "s", locale: "en-IE" };
		const found = tags({ event: "entry.publish", model: "active-collection", entry });
		expect(found).toEqual(["en-IE/active-collections", "en-IE/mixed"]);
	});

	test("of an item that cannot be told from others touches the whole locale", () => {
		expect(tags({ event: "entry.delete", model: "news", entry: { locale: "en-IE" } })).toEqual(["en-IE"]);
	});

	test("of an item whose slug is none, of any length, touches what its id names, else the whole locale", () => {
		const named = ["en-IE/mixed", "en-IE/news", "en-IE/active-collections", "en-IE/news#7"];
		for (const slug of ["a/b", "../a", "a".repeat(2000), "*"]) {
			const entry = { slug, locale: "en-IE" };
			expect(tags({ event: "entry.publish", model: "news", entry }), slug.slice(0, 9)).toEqual(["en-IE"]);
			const found = tags({ event: "entry.publish", model: "news", entry: { ...entry, id: 7 } });
			expect(found, slug.slice(0, 9)).toEqual(named);
		}
	});

	test("of v5 without drafts, and a release, act; of a draft or a workflow, touches nothing", () => {
		const entry = { documentId: "d", locale: "en-IE", publishedAt: "2026-01-01" };
		const about = { model: "about", uid: "api::about.about" };
		expect(tags({ event: "entry.update", ...about, entry })).toEqual(["en-IE/about"]);
		for (const event of ["entry.create", "entry.update"])
			expect(tags({ event, ...about, entry: { ...entry, publishedAt: null } })).toEqual([]);
		expect(tags({ event: "review-workflows.updateEntryStage", entity: {} })).toEqual([]);
		expect(tags({ event: "releases.publish", release: { id: 1 } })).toEqual(["*"]);
	});

	test("of Strapi 4, which names a uid and no documentId, acts without a date: a type without drafts, and an API's unpublishing", () => {
		const of = (uid: string, entry: object) =>
			tags({ event: "entry.update", model: "x", uid, entry: { id: 7, locale: "en-IE", ...entry } });
		expect(of("api::footer.footer", {})).toEqual(["en-IE/footer"]);
		expect(of("api::news.news", { slug: "a", publishedAt: null })).toContain("en-IE/news/a");
	});

	test.each([
		["api::news.news", "news"],
		["api::news.news-item", "news"],
		["api::news-item.news-item", "news"],
		["api::newsItem.newsItem", "news"],
		["api::news-article.news-article", "news"],
		["api::e-learning.e-learning", "e-learnings"],
		["api::elearning.elearning", "e-learnings"],
		["api::material.material-document", "materials"],
		["api::podcast.podcast-item", "podcasts"],
		["api::webinar.webinar-event", "webinars"],
	])("of the type %s is one of %s, whatever its model is called", (uid, section) => {
		const entry = { documentId: "d1", id: 5, slug: "a", locale: "en-IE" };
		const found = tags({ event: "entry.publish", model: "whatever", uid, entry });
		expect(found).toEqual(tags({ event: "entry.publish", model: section, entry }));
		expect(found).toContain(`en-IE/${section}/a`);
		expect(found).not.toContain("en-IE");
	});

	test("of another type of a section's API touches that section, of a taxonomy or an unknown type the locale", () => {
		const of = (uid: string) =>
			tags({ event: "entry.publish", model: "x", uid, entry: { slug: "a", locale: "en-IE" } });
		expect(of("api::news.author")).toEqual(expect.arrayContaining(["en-IE/news/", "en-IE/news", "en-IE/mixed"]));
		expect(of("api::news.author")).not.toContain("en-IE");
		for (const uid of ["api::news.news-category", "api::domain.domain", "api::newsletter.newsletter", "shared.seo"])
			expect(of(uid), uid).toEqual(["en-IE"]);
	});

	test("of the CMS's own users, files and plugins touches nothing, of a plugin with content the locale", () => {
		const of = (uid: string) => tags({ event: "entry.update", model: "x", uid, entry: { publishedAt: "2026-01-01" } });
		const others = ["upload.folder", "users-permissions.user", "i18n.locale"].map((name) => `plugin::${name}`);
		for (const uid of ["admin::user", ...others]) expect(of(uid), uid).toEqual([]);
		expect(of("plugin::navigation.navigation")).toHaveLength(LOCALES.length);
	});

	test("of a medium touches what shows it, by any of its files' names; of one that names nothing everything", () => {
		const formats = { small: { url: "/uploads/small_heart_a1b2.jpg" }, tiny: { url: "/uploads/tiny_heart_a1b2.jpg" } };
		const heart = { hash: "heart_a1b2", url: "/uploads/heart_a1b2.jpg?updatedAt=1", formats };
		const names = ["upload/heart_a1b2", "upload/tiny_heart_a1b2", "upload"];
		expect(tags({ event: "media.update", media: heart })).toEqual(names);
		const foreign = { url: "https://files.example/a/heart.jpg" };
		expect(tags({ event: "media.delete", media: foreign })).toContain("upload/heart");
		expect(tags({ event: "media.create", media: heart })).toEqual([]);
		for (const media of [{}, { hash: null, formats: null }])
			expect(tags({ event: "media.delete", media })).toEqual(["*"]);
	});

	test("of many entries is one purge, of too many one of everything; a release that failed and a discarded draft are none", () => {
		const entries = (count: number) => Array.from({ length: count }, (_, n) => ({ slug: `a${n}`, locale: "en-IE" }));
		const bulk = (count: number) => ({ event: "entry.publish", model: "news", entry: entries(count) });
		expect(tags(bulk(3))).toEqual([
			"en-IE/mixed",
			"en-IE/news",
			"en-IE/active-collections",
			...["a0", "a1", "a2"].map((slug) => `en-IE/news/${slug}`),
		]);
		expect(tags(entries(3).map((entry) => ({ event: "entry.publish", model: "news", entry })))).toEqual(tags(bulk(3)));
		expect(tags(bulk(900))).toEqual(["*", "*/*"]);
		expect(tags({ event: "releases.publish", isPublished: false, error: {} })).toEqual([]);
		expect(tags({ event: "releases.publish", isPublished: true, release: { id: 1 } })).toEqual(["*"]);
		const entry = { documentId: "d", slug: "a", locale: "en-IE", publishedAt: "2026-01-01" };
		expect(tags({ event: "entry.draft-discard", model: "news", entry })).toEqual([]);
	});

	test("touches what it can be of, whatever of its fields cannot be read", () => {
		const of = (entry: object, event = "entry.unpublish") =>
			tags({ event, model: "news", uid: "api::news.news", entry });
		for (const documentId of ["d".repeat(65), 7, {}, ""])
			expect(of({ documentId, slug: "a", locale: "en-IE" }), String(documentId)).toContain("en-IE/news/a");
		expect(of({ documentId: "d", slug: 5, locale: "en-IE" })).toContain("en-IE/#d");
		expect(of({ documentId: "d", locale: {} })).toContain("tr-TR/#d");
		expect(of({ id: {}, slug: [], documentId: 7, locale: "en-IE" })).toEqual(["en-IE"]);
		for (const publishedAt of [1_700_000_000, {}, "x".repeat(100)])
			expect(of({ documentId: "d", locale: "en-IE", publishedAt }, "entry.update")).toContain("en-IE/#d");
		expect(tags({ event: "media.delete", media: { hash: 5, url: {}, formats: "none" } })).toEqual(["*"]);
		expect(tags({ event: "releases.publish", isPublished: "yes", release: "x" })).toEqual(["*"]);
	});

	test("tells where an item is: when it is published, not of drafts, withdrawals, courses and what is no slug", () => {
		const addresses = (event: string, model: string, entry: object) =>
			effectsOf(strapiEvents.parse({ event, model, entry: { documentId: "d", slug: "a", locale: "en-IE", ...entry } }))
				.addresses;
		const told = { locale: "en-IE", documentId: "d", address: { section: "news", slug: "a" } };
		expect(addresses("entry.publish", "news", {})).toEqual([told]);
		expect(addresses("entry.update", "news", { publishedAt: "2026-01-01" })).toEqual([told]);
		expect(addresses("entry.publish", "news", { locale: null })).toHaveLength(LOCALES.length);
		for (const [event, model, entry] of [
			["entry.update", "news", {}],
			["entry.unpublish", "news", {}],
			["entry.delete", "news", {}],
			["entry.publish", "e-learnings", {}],
			["entry.publish", "about", {}],
			["entry.publish", "news", { slug: "a/b" }],
			["entry.publish", "news", { documentId: null }],
		] as const) {
			expect(addresses(event, model, entry), `${event} ${model}`).toEqual([]);
		}
	});

	test("has all effects at once: of a list, in its order, and each document once", () => {
		const entry = { documentId: "d", slug: "a", locale: "en-IE" };
		const draft = { event: "entry.update", model: "news", uid: "api::news.news", entry: { ...entry, documentId: "e" } };
		const effects = effectsOf(
			strapiEvents.parse([
				{ event: "media.update", media: { hash: "heart_a1b2" } },
				{ event: "entry.publish", model: "news", entry: [entry, { ...entry, locale: "nl-BE" }] },
				{ event: "entry.unpublish", model: "about", entry: { documentId: "s", locale: "tr-TR" } },
				draft,
			]),
		);
		expect(effects.tags.slice(0, 3)).toEqual(["upload/heart_a1b2", "upload", "en-IE/mixed"]);
		expect(effects.tags.at(-1)).toBe("tr-TR/about");
		const address = { section: "news", slug: "a" };
		const versions = ["en-IE", "nl-BE"].map((locale) => ({ locale, documentId: "d" }));
		expect(effects.addresses).toEqual(versions.map((version) => ({ ...version, address })));
		expect(effects.documents).toEqual(["d", "s"]);
		expect(effects.versions).toEqual([...versions, { locale: "tr-TR", documentId: "s" }]);
	});
});
