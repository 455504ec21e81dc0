import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dictionary as deCH } from "../../locales/de-CH.ts";
import { dictionary as enIE } from "../../locales/en-IE.ts";
import { dictionary as frBE } from "../../locales/fr-BE.ts";
import { dictionary as frCH } from "../../locales/fr-CH.ts";
import { dictionary as nlBE } from "../../locales/nl-BE.ts";
import { dictionary as trTR } from "../../locales/tr-TR.ts";

const dictionaries = { "nl-BE": nlBE, "fr-BE": frBE, "de-CH": deCH, "fr-CH": frCH, "tr-TR": trTR, "en-IE": enIE };

function messages(words: object, path = ""): [key: string, text: string][] {
	return Object.entries(words).flatMap(([name, value]: [string, unknown]): [string, string][] =>
		typeof value === "object" && value !== null ? messages(value, `${path}${name}.`) : [[path + name, String(value)]],
	);
}
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const reference = messages(enIE);

test.each(Object.entries(dictionaries))(
	"%s has every message, none empty, with the reference's placeholders",
	(_, dictionary) => {
		const own = new Map(messages(dictionary));
		expect([...own.keys()].sort()).toEqual(reference.map(([key]) => key).sort());
		for (const [key, text] of reference) {
			expect(own.get(key)?.trim(), key).toBeTruthy();
			expect(placeholders(own.get(key) ?? ""), key).toEqual(placeholders(text));
		}
	},
);

test("Swiss words have no ß, French ones a no-break space before high punctuation and inside quotes", () => {
	for (const [key, text] of messages(deCH)) expect(text, key).not.toContain("ß");
	for (const [key, text] of [...messages(frBE), ...messages(frCH)]) expect(text, key).not.toMatch(/ [:;?!»]|« /);
});

test("no message is left that nothing shows", () => {
	const sources = globSync("{client,shared,worker}/**/*.{ts,tsx}")
		.map((file) => readFileSync(file, "utf8"))
		.join("\n");
	const isUsed = (key: string) => {
		const parts = key.split(".");
		const name = /^(one|other)$/.test(parts.at(-1) ?? "") ? parts.slice(0, -1).join(".") : key;
		return sources.includes(`"${name}"`) || sources.includes(`\`${parts.slice(0, -1).join(".")}.\${`);
	};
	expect(reference.map(([key]) => key).filter((key) => !isUsed(key) && !key.startsWith("error."))).toEqual([]);
});
