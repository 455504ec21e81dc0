import { LOCALES, type LocaleCode } from "../shared/locales.ts";
import type { Dictionary } from "./keys.ts";
import { createTranslate, type Translate } from "./translate.ts";

/** Of every file that is called as a locale: a further one is found without being named here. */
async function dictionaryOf(file: string): Promise<Dictionary> {
	const [language, region] = file.replace(".ts", "").split("-");
	const { dictionary }: { dictionary: Dictionary } = await import(`./${language}-${region}.ts`);
	return dictionary;
}

/** A locale without its file fails the start, and so the deployment. */
const translates = new Map(
	await Promise.all(
		LOCALES.map(async ({ code, file }) => [code, createTranslate(code, await dictionaryOf(file))] as const),
	),
);

/** The words of any locale: for the Worker, which has them all. The browser loads its own locale's alone. */
export function translator(locale: LocaleCode): Translate {
	const translate = translates.get(locale);
	if (!translate) throw new Error(`No dictionary for ${locale}`);
	return translate;
}
