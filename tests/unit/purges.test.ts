import { describe, expect, test } from "vitest";
import { LOCALES } from "../../shared/locales.ts";
import { addressOf } from "../../worker/kept/address.ts";
import { strapiEvent, tagsOfEvent } from "../../worker/ops/strapi-event.ts";
import { isPurged, type Marks, SKEW } from "../../worker/purges/marks.ts";
import { supersessions } from "../../worker/purges/superseded.ts";

describe("a mark", () => {
	const marks: Marks = { number: 7, byTag: new Map([["en-IE/about", { number: 5, at: 100_000 }]]) };
	const entry = (since: number, knew: number, tag = "en-IE/about") => ({ tags: ["*", tag], since, knew });

	test("kills what was read before it, or at a time that two clocks could call so", () => {
		expect(isPurged(entry(1, 0), marks)).toBe(true);
		expect(isPurged(entry(100_000 + SKEW, 4), marks)).toBe(true);
		expect(isPurged(entry(100_000 + SKEW + 1, 4), marks)).toBe(false);
	});

	test("leaves what was read by who knew it, whatever the clocks say", () => {
		expect(isPurged(entry(1, 5), marks)).toBe(false);
		expect(isPurged(entry(100_000, 7), marks)).toBe(false);
	});

	test("leaves what carries other tags", () => {
		expect(isPurged(entry(1, 0, "en-IE/privacy"), marks)).toBe(false);
	});
});

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

describe("an address of a kept page", () => {
	const hosts = { "ie.example": "ie", "ie.example.ch": "ie" } as const;
	const of = (url: string, environment: "development" | "production" = "production") =>
		addressOf(new URL(url), { hosts, environment, productSubdomain: "product" })?.url;

	test.each([
		["https://ie.example/en-IE?utm=1&page=2&domain=3", "https://ie.example/en-IE?domain=3&page=2"],
		["https://ie.example/en-IE/news?category=&x=y", "https://ie.example/en-IE/news"],
		["https://ie.example/en-IE/news/a?x=y", "https://ie.example/en-IE/news/a"],
		["https://ie.example/en-IE/news/%C3%BC", "https://ie.example/en-IE/news/%C3%BC"],
	])("%s has the query that was read of it", (url, expected) => expect(of(url)).toBe(expected));

	test.each([
		"https://ie.example/",
		"https://ie.example/en-ie",
		"https://ie.example/en-IE/",
		"https://ie.example/nl-BE",
		"https://elsewhere.example/en-IE",
		"https://ie.example.ch/en-IE",
		"https://ie.example/en-IE?code=a&state=b",
		"https://ie.example/en-IE/news?page=4",
		"https://ie.example/en-IE/news?page=x",
		"https://ie.example/en-IE/login",
		"https://ie.example/en-IE/search?term=a",
		"https://ie.example/en-IE/news/%61",
		"https://ie.example/en-IE/news/%c3%bc",
		"https://ie.example/en-IE/news/%",
		"https://ie.example/en-IE/news/a/code",
	])("%s is none", (url) => expect(of(url)).toBeUndefined());
});

test("addresses that are made up do not bring back what was withdrawn", () => {
	const superseded = supersessions(100);
	superseded.set("en-IE/news/withdrawn", 7, true);
	for (let index = 0; index < 1000; index++) superseded.set(`en-IE/news/${index}`, 8, false);
	expect(superseded.of("en-IE/news/withdrawn")).toBe(7);
	expect(superseded.of("en-IE/news/999")).toBe(8);
	expect(superseded.of("en-IE/news/never")).toBe(-Infinity);
	// Missing for longer than an absence is remembered: then it is one of those that were never here.
	superseded.set("en-IE/news/withdrawn", 9, false);
	expect(superseded.of("en-IE/news/withdrawn")).toBe(9);
});
