import { expect, test } from "vitest";
import { synonymsOf } from "../../../worker/content/search/synonyms.ts";

test("[2.08] a French abbreviation stands for the terms that doctors mean by it", () => {
	const terms = (short: string) => synonymsOf("fr-CH").get(short);
	expect(terms("mcv")).toEqual([["maladie", "cardiovasculaire"]]);
	expect(terms("mrc")).toEqual([
		["insuffisance", "renale", "chronique"],
		["maladie", "renale", "chronique"],
	]);
});
