import { describe, expect, test } from "vitest";
import { cacheablePage } from "../../worker/visitor/cacheable-page.ts";

describe("an address of a kept page", () => {
	const hosts = { "ie.example": "ie", "ie.example.ch": "ie" } as const;
	const of = (url: string, environment: "development" | "production" = "production") =>
		cacheablePage(new URL(url), { hosts, environment, productSubdomain: "product" })?.url;

	test.each([
		["https://ie.example/en-IE?utm=1&page=2&domain=3", "https://ie.example/en-IE?domain=3&page=2"],
		["https://ie.example/en-IE/news?category=&x=y", "https://ie.example/en-IE/news"],
		["https://ie.example/en-IE/news/a?x=y", "https://ie.example/en-IE/news/a"],
		["https://ie.example/en-IE/news/%C3%BC", "https://ie.example/en-IE/news/%C3%BC"],
		["https://ie.example/en-IE/search?x=y&section=&term=+a+b", "https://ie.example/en-IE/search?term=a%20b"],
	])("%s has the query that was parsed", (url, expected) => expect(of(url)).toBe(expected));

	test.each(
		`
		https://ie.example/ https://ie.example/en-ie https://ie.example/en-IE/ https://ie.example/nl-BE
		https://elsewhere.example/en-IE https://ie.example.ch/en-IE https://ie.example/en-IE?code=a&state=b
		https://ie.example/en-IE/news?page=4 https://ie.example/en-IE/news?page=x https://ie.example/en-IE/login
		https://ie.example/en-IE/search?term=a&page=4 https://ie.example/en-IE/search?term=a&section=x
		https://ie.example/en-IE/news/%61 https://ie.example/en-IE/news/%c3%bc
		https://ie.example/en-IE/news/% https://ie.example/en-IE/news/a/code
	`
			.trim()
			.split(/\s+/),
	)("%s is none", (url) => expect(of(url)).toBeUndefined());
});
