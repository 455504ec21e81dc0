import { globSync } from "node:fs";
import { basename } from "node:path";
import type { Dictionary } from "../../locales/keys.ts";

export const dictionaryFiles = globSync("locales/??-??.ts").map((path) => basename(path));
const dictionaries = new Map(
	await Promise.all(
		dictionaryFiles.map(async (file) => {
			const { dictionary }: { dictionary: Dictionary } = await import(`../../locales/${file.replace(".ts", "")}.ts`);
			return [file, dictionary] as const;
		}),
	),
);

export function messages(words: object, path = ""): [key: string, text: string][] {
	return Object.entries(words).flatMap(([name, value]: [string, unknown]): [string, string][] =>
		typeof value === "object" && value !== null ? messages(value, `${path}${name}.`) : [[path + name, String(value)]],
	);
}
export function dictionaryIn(file: string): Dictionary {
	const dictionary = dictionaries.get(file);
	if (!dictionary) throw new Error(`locales/${file} is missing`);
	return dictionary;
}
export const messagesOf = ({ base, differences }: Dictionary) => new Map([...messages(base), ...messages(differences)]);
export const messagesIn = (file: string) => messagesOf(dictionaryIn(file));
