import { expect, test } from "vitest";
import { LOCALES, localesOf } from "../../shared/locales.ts";
import { purgeForm, tagsByHand } from "../../worker/ops/by-hand.ts";

test("a purge by hand takes everything, a country or a locale, or a section of those", () => {
	const tagsOf = (where: string, section: string) => tagsByHand(purgeForm.parse({ where, section }));
	expect(tagsOf("everywhere", "all")).toEqual(["*"]);
	expect(tagsOf("be", "all")).toEqual(localesOf("be").map(({ code }) => code));
	expect(tagsOf("fr-CH", "all")).toEqual(["fr-CH"]);
	expect(tagsOf("ch", "news")).toEqual(["de-CH/news/", "de-CH/mixed", "fr-CH/news/", "fr-CH/mixed"]);
	expect(tagsOf("everywhere", "news")).toHaveLength(2 * LOCALES.length);
	for (const form of [{}, { where: "*", section: "all" }, { where: "be", section: "secrets" }]) {
		expect(purgeForm.safeParse(form).success).toBe(false);
	}
});
