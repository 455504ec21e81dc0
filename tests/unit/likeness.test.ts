import { expect, test } from "vitest";
import { similarSlugs, slugPairs } from "../../worker/content/search/likeness.ts";

const SLUGS = [
	"new-heart-failure-guideline",
	"cardovex-titration-scheme",
	"heart-failure-from-symptom-to-plan",
	"copd-evening-in-dublin-and-online",
	"101",
	"congress-report-2025",
	"schlafapnoe-was-die-praxis-tun-kann",
];
const alike = (slug: string) => similarSlugs(slug, slugPairs(SLUGS)).map((place) => SLUGS[place]);

test.each([
	["a typing error", "cardovex-titartion-sheme", "cardovex-titration-scheme"],
	["a missing end", "cardovex-titr", "cardovex-titration-scheme"],
	["one of the words", "cardovex", "cardovex-titration-scheme"],
	["more words", "cardovex-titration-scheme-for-general-practitioners", "cardovex-titration-scheme"],
	["another order", "scheme-titration-cardovex", "cardovex-titration-scheme"],
	["other separators and capitals", "COPD_Evening.Dublin", "copd-evening-in-dublin-and-online"],
	["diacritics", "Schläfapnoe-praxis-kann", "schlafapnoe-was-die-praxis-tun-kann"],
])("%s: the slug that was meant comes first", (_, slug, meant) => {
	expect(alike(slug)[0]).toBe(meant);
});

test("all slugs of the subject are alike, the best first", () => {
	expect(alike("heart-failure-guidelines")).toEqual([
		"new-heart-failure-guideline",
		"heart-failure-from-symptom-to-plan",
	]);
});

test.each(["102", "2025", "wp-login.php", "vaccination-campaign", "x", "-", "q".repeat(255), "ı".repeat(255)])(
	"nothing is like %s",
	(slug) => {
		expect(alike(slug)).toEqual([]);
	},
);
