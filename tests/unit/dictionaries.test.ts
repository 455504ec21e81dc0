import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dictionary as reference } from "../../locales/en-IE.ts";
import { createTranslate } from "../../locales/translate.ts";
import { LOCALES, languageOf } from "../../shared/locales.ts";
import { dictionaryFiles, dictionaryIn, messages, messagesIn, messagesOf } from "./dictionary-files.ts";

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const expected = messagesOf(reference);

test("dictionaries and locales of the country table match one to one", () => {
	expect(dictionaryFiles.toSorted()).toEqual(LOCALES.map(({ file }) => file).sort());
});

test.each(LOCALES)("$code has every message, none empty, with the reference's placeholders", ({ file }) => {
	const own = messagesIn(file);
	expect([...own.keys()].sort()).toEqual([...expected.keys()].sort());
	for (const [key, text] of expected) {
		expect(own.get(key)?.trim(), key).toBeTruthy();
		expect(placeholders(own.get(key) ?? ""), key).toEqual(placeholders(text));
	}
});

test.each(LOCALES)("the base of $code names no country and no country's address", ({ code, file }) => {
	const sameLanguage = LOCALES.filter((other) => languageOf(other.code) === languageOf(code));
	const countries = sameLanguage.map((other) => dictionaryIn(other.file).differences.site.country);
	for (const [key, text] of messages(dictionaryIn(file).base)) {
		for (const country of countries) expect(text, key).not.toContain(country);
		expect(text, key).not.toContain("@");
	}
});

const isFrench = ({ code }: (typeof LOCALES)[number]) => languageOf(code) === "fr";
test.each([
	["a space before an ellipsis", () => true, /\s…/],
	["ß in Switzerland", ({ country }: (typeof LOCALES)[number]) => country === "ch", /ß/],
	["common spaces before high punctuation and inside quotes in French", isFrench, /(?<!\u202f)[:;?!]| »|« /],
	["a name after a word that a vowel would cut (d’Annelies)", isFrench, /\b(?:[dlj]e|que) \{\{(?:who|name|title)\}\}/],
] as const)("no dictionary has %s", (_, isMeant, pattern) => {
	for (const { code, file } of LOCALES.filter(isMeant)) {
		for (const [key, text] of messagesIn(file)) expect(text, `${code} ${key}`).not.toMatch(pattern);
	}
});

test.each(LOCALES)("[2.39] $code greets with more than the name", ({ file }) => {
	expect(messagesIn(file).get("nav.greeting")).toMatch(/\p{L}+ \{\{name\}\}|\{\{name\}\}.* \p{L}+/u);
});

test("a locale overrides its language's words with its country's", () => {
	const belgian = createTranslate("fr-BE", dictionaryIn("fr-BE.ts"));
	const swiss = createTranslate("fr-CH", dictionaryIn("fr-CH.ts"));
	expect([belgian("site.country"), swiss("site.country")]).toEqual(["Belgique", "Suisse"]);
	expect([belgian("cookies.title"), swiss("cookies.title")]).toEqual(["Votre vie privée", "Votre sphère privée"]);
	expect([belgian("itemNames.news"), swiss("itemNames.news")]).toEqual(["Article", "Article"]);
	expect(swiss.count("list.count", 1)).toContain("1");
	expect(swiss.count("list.count", 12_000)).toMatch(/12.?000/);
});

test("every message is used", () => {
	const sources = globSync("{client,shared,worker}/**/*.{ts,tsx}")
		.map((file) => readFileSync(file, "utf8"))
		.join("\n");
	const isUsed = (key: string) => {
		const parts = key.split(".");
		const name = /^(one|other)$/.test(parts.at(-1) ?? "") ? parts.slice(0, -1).join(".") : key;
		return sources.includes(`"${name}"`) || sources.includes(`\`${parts.slice(0, -1).join(".")}.\${`);
	};
	expect([...expected.keys()].filter((key) => !isUsed(key) && !key.startsWith("error."))).toEqual([]);
});
