import { describe, expect, test } from "vitest";
import { LOCALES } from "../../shared/locales.ts";
import { strapiEvent, tagsOfEvent } from "../../worker/ops/strapi-event.ts";

describe("an event of the CMS", () => {
	const tags = (body: unknown) => tagsOfEvent(strapiEvent.parse(body));

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
		for (const locale of [undefined, null, "xx-XX"]) {
			expect(tags({ event: "entry.delete", model: "imprint", entry: { locale } })).toHaveLength(LOCALES.length);
		}
	});

	test("of an item that cannot be told from others touches the whole locale", () => {
		expect(tags({ event: "entry.delete", model: "news", entry: { locale: "en-IE" } })).toEqual(["en-IE"]);
	});

	test("of v5 without drafts, and a release, act", () => {
		const entry = { documentId: "d", locale: "en-IE", publishedAt: "2026-01-01" };
		expect(tags({ event: "entry.update", model: "about", uid: "api::about.about", entry })).toEqual(["en-IE/about"]);
		expect(tags({ event: "releases.publish", release: { id: 1 } })).toEqual(["*"]);
	});
});
