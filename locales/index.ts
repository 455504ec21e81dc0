import { LOCALES, type LocaleCode } from "../shared/locales.ts";
import type { Dictionary } from "./keys.ts";
import { createTranslate, type Translate } from "./translate.ts";

/** Imported by a pattern of file names, so that a further locale need not be named here. */
async function dictionaryOf(file: string): Promise<Dictionary> {
	const [language, region] = file.replace(".ts", "").split("-");
	const { dictionary }: { dictionary: Dictionary } = await import(`./${language}-${region}.ts`);
	return dictionary;
}

/** A locale without dictionary fails the Worker's start, and so the deployment. */
const translates = new Map(
	await Promise.all(
		LOCALES.map(async ({ code, file }) => [code, createTranslate(code, await dictionaryOf(file))] as const),
	),
);

/** The words of any locale. For the Worker; the browser loads only its own locale's (client/browser/words.ts). */
export function translator(locale: LocaleCode): Translate {
	const translate = translates.get(locale);
	if (!translate) throw new Error(`No dictionary for ${locale}`);
	return translate;
}
