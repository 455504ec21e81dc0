import { expect, test, vi } from "vitest";
import { bareCard } from "../../shared/models.ts";
import { ranked } from "../../worker/content/search/ranking.ts";
import {
	buildIndex,
	itemAt,
	readIndex,
	type SearchIndex,
	toIndexed,
	writeIndex,
} from "../../worker/content/search/search-index.ts";
import type { Locale } from "../backend/seed/catalogue.ts";
import { indexOf } from "./seeded-index.ts";

/** With plain spaces, where French has others before a colon. */
const titlesFor = (index: SearchIndex, term: string): string[] =>
	ranked(index, term).hits.flatMap(({ place }) => itemAt(index, place)?.card.title.replace(/\s/g, " ") ?? []);

/** What is typed, and how the title begins that is among the first three. More of it, ranked for results: search/queries.test.ts. */
const TABLE = [
	["nl-BE", "hartf", "Hartfalen: van symptoom tot plan"],
	["nl-BE", "echografie gewricht", "Gewrichtsechografie: wat het beeld vertelt"],
	["fr-BE", "coeur", "Le patient essoufflé : cœur ou poumon"],
	["fr-BE", "NAUSÉES", "Guide pour patients : vivre avec les nausées"],
	["fr-BE", "bronchopneumopathie chronique", "Diaporama : exacerbations de la BPCO"],
	["de-CH", "Asthmatherapie", "Schwieriges Asthma oder schwierig zu behandeln"],
	["de-CH", "spirometire", "Spirometrie lesen in drei Minuten"],
	["fr-CH", "oncavera®", "ONCAVERA® : vos questions aux spécialistes"],
	["fr-CH", "COPD", "Soirée BPCO : à Lausanne et en ligne"],
	["fr-CH", "titraton", "CARDOVEX® : schéma de titration"],
	["tr-TR", "KALP YETERSİZLİĞİ", "Kalp yetersizliği: belirtiden plana"],
	["tr-TR", "kilavuzu", "Yeni kalp yetersizliği kılavuzu"],
	["tr-TR", "asıtm", "Zor astım mı"],
	["tr-TR", "gogus agrisi", "Göğüs ağrısı: güçlü ipuçları".normalize("NFD")],
	["en-IE", "apnea", "Sleep apnoea: what the practice can do"],
	["en-IE", "horizon hf", "CARDOVEX® in HORIZON-HF"],
	["en-IE", "naive resume cafe", "Coöperation after the café".normalize("NFD")],
] as const;

test.each(TABLE)("in %s “%s” finds “%s” among the first three", (locale, term, title) => {
	const first = titlesFor(indexOf(locale), term).slice(0, 3);
	expect(
		first.filter((one) => one.startsWith(title)),
		first.join("\n"),
	).toHaveLength(1);
});

test("topics and areas are named by the beginning of a word, with typing errors too", () => {
	const named = (locale: Locale, term: string) => ranked(indexOf(locale), term).topics.map(({ name }) => name);
	expect(named("de-CH", "kardio")).toEqual(["Kardiologie"]);
	expect(named("de-CH", "Leitlnien")).toEqual(["Leitlinien"]);
	expect(named("tr-TR", "gogus")).toEqual(["Göğüs hastalıkları"]);
	expect(named("en-IE", "xyzzy")).toEqual([]);
});

test("what was meant is told in the words of what is shown, and only where something was taken for an error", () => {
	const { meant } = ranked(indexOf("de-CH"), "herzinsufizienz Praxis");
	expect(meant(["Herzinsuffizienz in der Praxis"])).toBe("Herzinsuffizienz Praxis");
	expect(meant(["Nothing of the kind"])).toBeNull();
	expect(ranked(indexOf("de-CH"), "Herzinsuffizienz").meant(["Herzinsuffizienz"])).toBeNull();
});

test("a word of an item under embargo or after its expiry is a typing error like any other", async () => {
	const item = (id: string, title: string, dates: object) =>
		toIndexed(id, { ...bareCard("news", id, title), ...dates });
	const items = [
		item("1", "Cardiology today", { publishedAt: "2026-01-01" }),
		item("2", "Cardiologa ahead", { publishedAt: "2099-01-01" }),
		item("3", "Cardiologe over", { expiresAt: "2020-01-01" }),
	];
	const index = await buildIndex("en-IE", { items, isComplete: true, topics: [] });
	for (const typed of ["cardiologa", "cardiologe", "cardiologu"])
		expect(ranked(index, typed).meant(["Cardiology today"]), typed).toBe("Cardiology");
	// It is found when its time comes, before the next index.
	expect(titlesFor(index, "cardiologa")[0]).toBe("Cardiologa ahead");
});

test("where nothing has all words of a term, what has most of them comes first", () => {
	const titles = titlesFor(indexOf("en-IE"), "ultrasound of the knee joint 1987");
	expect(titles[0]).toBe("Joint ultrasound: what the picture tells");
});

test.each(["", "®", "'\"<>\\%_*", "\u0000", "心不全 сердце", "heart failure ".repeat(200), "x".repeat(1_000_000)])(
	"whatever is typed, the index answers: %.40s",
	(term) => {
		expect(ranked(indexOf("nl-BE"), term).hits.length).toBeGreaterThanOrEqual(0);
	},
);

test("an index that was written and read again finds the same; one of another form is none", () => {
	const index = indexOf("fr-CH");
	const written = JSON.parse(JSON.stringify(writeIndex(index)));
	const again = readIndex("fr-CH", written);
	if (!again) throw new Error("The index cannot be read");
	for (const term of ["coeur poumon", "spirometrie", "onca", "vacination"])
		expect(ranked(again, term).hits).toEqual(ranked(index, term).hits);
	// The version before had no areas.
	const others = [null, "text", { ...written, version: 1 }, { ...written, engine: "{}" }, { ...written, engine: "{" }];
	for (const other of others) expect(readIndex("fr-CH", other)).toBeUndefined();
});

test("the areas of an item are in the index, so that results can be narrowed down by them", async () => {
	const domains = [{ id: "3", name: "Diabetes", slug: "diabetes" }];
	const items = [toIndexed("1", { ...bareCard("news", "an-item", "Insulin"), domains })];
	const written = writeIndex(await buildIndex("en-IE", { items, isComplete: true, topics: [] }));
	const again = readIndex("en-IE", JSON.parse(JSON.stringify(written)));
	expect(again && itemAt(again, 0)?.card.domains).toEqual(domains);
});

test("whatever is typed, ten words are searched, the longest; two letters begin a word only at the term's end", () => {
	const index = indexOf("en-IE");
	const search = vi.spyOn(index.engine, "search");
	const short = Array.from({ length: 40 }, (_, at) => `${"abcdefgh"[at % 8]}${"aeiou"[at % 5]}`).join(" ");
	const { fit } = ranked(index, `${short} guideline for heart failure in`);
	const [asked] = search.mock.calls[0] ?? [];
	search.mockRestore();
	expect(asked).toMatchObject({ queries: { length: 10 } });
	expect(JSON.stringify(asked)).toContain('"queries":["guideline"],"prefix":true');
	expect(JSON.stringify(asked)).toContain('"queries":["aa"],"prefix":false');
	// Not all words were searched.
	expect(fit).toBe("some");
	expect(ranked(index, "heart fa").fit).toBe("exact");
});

test("three letters begin a word in a term of up to five words; in a longer one at its end", () => {
	const index = indexOf("en-IE");
	const fitOf = (term: string) => ranked(index, term).fit;
	expect(fitOf("new hea failure guideline points")).toBe("exact");
	expect(fitOf("new heart failure guideline points pra")).toBe("exact");
	expect(fitOf("new hea failure guideline points practice")).toBe("some");
});

test("what has all words but may not be shown counts as if it were not there", () => {
	const index = indexOf("en-IE");
	const [hidden] = ranked(index, "ultrasound joint").hits;
	const isShown = (place: number) => place !== hidden?.place;
	expect(ranked(index, "ultrasound joint").fit).toBe("exact");
	expect(ranked(index, "ultrasound joint", isShown).fit).toBe("some");
	expect(ranked(index, "ultrasound joint", isShown).hits.some(({ place }) => isShown(place))).toBe(true);
});
