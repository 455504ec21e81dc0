import type { Dictionary } from "../../locales/keys.ts";
import { createTranslate, type Translate } from "../../locales/translate.ts";
import type { LocaleCode } from "../../shared/countries.ts";
import { localeOf } from "../../shared/locales.ts";
import { page } from "./stores/page.ts";

const dictionaries = import.meta.glob<{ dictionary: Dictionary }>("../../locales/??-??.ts");

/** One is enough: a change of locale is a full page load. */
let words: Promise<Translate> | undefined;

async function load(locale: LocaleCode): Promise<Translate> {
	const dictionary = dictionaries[`../../locales/${localeOf(locale).file}`];
	if (!dictionary) throw new Error(`No dictionary for ${locale}`);
	return createTranslate(locale, (await dictionary()).dictionary);
}

export async function loadWords(): Promise<Translate> {
	const locale = page.getState().facts?.locale;
	if (!locale) throw new Error("A page without facts has no words");
	words ??= load(locale);
	// Without this reset, one failed download would break every later call.
	words.catch(() => {
		words = undefined;
	});
	return words;
}
