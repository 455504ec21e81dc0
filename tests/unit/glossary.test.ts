import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES, languageOf } from "../../shared/locales.ts";
import { messagesIn } from "./dictionary-files.ts";

/** One name for one thing: tests/unit/glossary has each language's terms and the synonyms that its dictionaries avoid. */
type Glossary = Record<string, { use: string; never: string[] }>;

test.each(LOCALES)("$code uses no synonym of a term of its glossary", async ({ code, file }) => {
	const { glossary }: { glossary: Glossary } = await import(`./glossary/${languageOf(code)}.ts`);
	const found: string[] = [];
	for (const [key, text] of messagesIn(file)) {
		const words = text.replace(/\{\{\w+\}\}/g, "").toLocaleLowerCase(code);
		for (const [term, { use, never }] of Object.entries(glossary)) {
			for (const synonym of never) {
				const whole = new RegExp(`(?<!\\p{L})${synonym.toLocaleLowerCase(code)}(?!\\p{L})`, "u");
				if (whole.test(words)) found.push(`${key} (${term}): "${synonym}" instead of "${use}"`);
			}
		}
	}
	expect(found).toEqual([]);
});

/** Words for staff stand in no dictionary. */
test.each([...globSync("worker/ops/**/*.tsx"), ...globSync("docs/*.md")])("%s says review link", (file) => {
	const text = readFileSync(file, "utf8").replaceAll(/\s+/g, " ");
	expect(text.match(/links? (?:for|of) (?:a )?reviewers?|reviewers?['’]s? links?/gi)).toBeNull();
});
