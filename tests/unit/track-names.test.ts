import { expect, test } from "vitest";
import { trackNames } from "../../client/markup/views/detail/track-names.ts";

test.each([
	["the language in its own words", "nl-BE=nl-BE", "Nederlands"],
	["each language in its own", "fr=fr|de-CH=de|tr-TR=tr_TR|en-IE=", "Français|Deutsch|Türkçe|English"],
	["two of one language with their countries", "fr-BE=fr-BE|fr-CH=fr-CH", "Français (Belgique)|Français (Suisse)"],
	["what editors have typed as it is", "nl-BE=Nederlands, met beeldbeschrijving", "Nederlands, met beeldbeschrijving"],
	["what is no tag as it is", "not a tag=x1", "x1"],
])("a caption track's name: %s", (_, tracks, names) => {
	const pairs = tracks.split("|").map((track) => track.split("="));
	expect(trackNames(pairs.map(([locale = "", label = ""]) => ({ locale, label })))).toEqual(names.split("|"));
});
