import { expect, test } from "vitest";
import { citation } from "../../shared/citation.ts";

const cited = (...asked: Parameters<typeof citation>) => citation(...asked).join("");
const NOW = Date.parse("2026-11-25T10:00:00Z");
const URL = "https://portal.example/en-IE/materials/x";

test("a citation in the Vancouver style, with and without authors and date", () => {
	const work = { title: "Titration scheme.", published: "2026-11-16T00:00:00Z", url: URL };
	expect(cited({ ...work, authors: ["Dr Maeve Anne Brennan", "Jonas Keller"] }, NOW, "Europe/Dublin")).toBe(
		`Brennan MA, Keller J. Titration scheme [Internet]. Helvora Pro; 2026 Nov 16 [cited 2026 Nov 25]. Available from: ${URL}`,
	);
	expect(cited({ ...work, published: null, authors: [] }, NOW, "Europe/Dublin")).toBe(
		`Helvora. Titration scheme [Internet]. Helvora Pro [cited 2026 Nov 25]. Available from: ${URL}`,
	);
	const many = Array.from({ length: 8 }, (_, index) => `Ada Author${index}`);
	expect(cited({ ...work, authors: many }, NOW, "Europe/Dublin")).toContain("Author5 A, et al. Titration");
	expect(cited({ ...work, authors: ["Dr", "Galen"] }, NOW, "Europe/Dublin")).toMatch(/^Dr, Galen\. /);
});

test("[2.17] a citation's days are those of the country", () => {
	const late = { title: "T", authors: [], published: "2026-07-14T23:30:00Z", url: URL };
	expect(cited(late, Date.parse("2026-07-31T22:00:00Z"), "Europe/Istanbul")).toContain(
		"; 2026 Jul 15 [cited 2026 Aug 1]",
	);
});

test.each([
	["Koen Van den Berghe", "Van den Berghe K"],
	["Sofie De Smet", "De Smet S"],
	["Prof. em. Peter von Arx", "von Arx P"],
	["Seán Ó Briain", "Ó Briain S"],
	["Pr Marie-Claire de la Fontaine", "de la Fontaine MC"],
	["Dre Anne Müller", "Müller A"],
	["Op. Dr. Ayşe Yılmaz", "Yılmaz A"],
	["Dr. Öğr. Üyesi İsmail Kaya", "Kaya İ"],
	["Priv.-Doz. Dr. med. Lena Frei", "Frei L"],
	["Mr John Murphy", "Murphy J"],
	["Assoc. Prof. Mary Byrne", "Byrne M"],
	["M.S. Murphy", "Murphy M"],
	["Mme Claire Dubois", "Dubois C"],
	["Ecz. Elif Demir", "Demir E"],
	["Dr Owen Farrell, consultant physician", "Farrell O"],
])("the family name of %s is cited whole, and no title as an initial", (author, expected) => {
	const work = { title: "T", authors: [author], published: null, url: URL };
	expect(cited(work, NOW, "Europe/Brussels").split(". ")[0]).toBe(expected);
});
