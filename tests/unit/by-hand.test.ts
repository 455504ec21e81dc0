import { expect, test } from "vitest";
import { LOCALES, localesOf } from "../../shared/locales.ts";
import { decide, purgeOfAddress, sentForm } from "../../worker/ops/by-hand.ts";

test("a purge by hand covers everything, a country, a locale, or a section of these", () => {
	const tagsOf = (where: string, section: string) => {
		const decision = decide(sentForm.parse({ where, section, confirmed: "yes" }));
		return "purge" in decision ? decision.purge.tags : [];
	};
	expect(tagsOf("everywhere", "all")).toEqual(["*"]);
	expect(tagsOf("be", "all")).toEqual(localesOf("be").map(({ code }) => code));
	expect(tagsOf("fr-CH", "all")).toEqual(["fr-CH"]);
	expect(tagsOf("ch", "news")).toEqual(["de-CH/news/", "de-CH/mixed", "fr-CH/news/", "fr-CH/mixed"]);
	expect(tagsOf("everywhere", "news")).toHaveLength(2 * LOCALES.length);
	for (const form of [{}, { where: "*", section: "all" }, { where: "be", section: "secrets" }, { address: 7 }])
		expect(sentForm.safeParse(form).success).toBe(false);
});

const ITEM = ["en-IE/mixed", "en-IE/news", "en-IE/active-collections", "en-IE/news/heart-failure"];

test.each([
	["https://ie.example/en-IE/news/heart-failure?utm=1#top", "/en-IE/news/heart-failure", ITEM],
	["/en-IE/news/heart-failure", "/en-IE/news/heart-failure", ITEM],
	["  https://ie.example/en-IE/news/heart-failure/media/file ", "/en-IE/news/heart-failure", ITEM],
	["https://tr.example/tr-TR/news/kalp-yetersizli%C4%9Fi", "/tr-TR/news/kalp-yetersizliği", expect.any(Array)],
	["https://ie.example/en-IE/podcasts?page=2", "/en-IE/podcasts", ["en-IE/podcasts/", "en-IE/mixed"]],
	["https://ie.example/en-IE/imprint", "/en-IE/imprint", ["en-IE/imprint"]],
	["https://ie.example/en-IE", "/en-IE", ["en-IE/home", "en-IE/mixed"]],
	["https://ie.example/en-IE/feedback/happy", "/en-IE/feedback/happy", ["en-IE/happy"]],
	[
		"https://ie.example/images/sig/1/640/uploads/small_heart_1a2b.jpg",
		"picture heart_1a2b",
		["upload/heart_1a2b", "upload"],
	],
])("the purge of one address: %s", (address, name, tags) => {
	expect(purgeOfAddress(address)).toEqual({ name, tags });
});

test("a purge by address drops a deep link's code and refuses other addresses", () => {
	expect(JSON.stringify(purgeOfAddress("/en-IE/news/heart-failure/secret-code"))).not.toContain("secret-code");
	for (const address of [
		"",
		"heart failure",
		"https://ie.example/xx-YY/news/a",
		"/en-IE/login",
		"/en-IE/feedback/about",
		"/en-IE/news/%00",
		"/images/",
	]) {
		expect(purgeOfAddress(address), address).toBeUndefined();
	}
	expect(decide({ address: "nonsense" })).toEqual({
		missing: { address: expect.stringContaining("Paste the address") },
	});
});
