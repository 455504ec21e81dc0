import type { LocaleCode } from "../shared/countries.ts";
import { dictionary as deCH } from "./de-CH.ts";
import { dictionary as enIE } from "./en-IE.ts";
import { dictionary as frBE } from "./fr-BE.ts";
import { dictionary as frCH } from "./fr-CH.ts";
import type { Dictionary } from "./keys.ts";
import { dictionary as nlBE } from "./nl-BE.ts";
import { dictionary as trTR } from "./tr-TR.ts";
import { createTranslate, type Translate } from "./translate.ts";

const dictionaries = {
	"nl-BE": nlBE,
	"fr-BE": frBE,
	"de-CH": deCH,
	"fr-CH": frCH,
	"tr-TR": trTR,
	"en-IE": enIE,
} as const satisfies Record<LocaleCode, Dictionary>;

const translates = new Map<LocaleCode, Translate>();

/** The words of any locale: for the Worker, which has them all. The browser loads its own locale's alone. */
export function translator(locale: LocaleCode): Translate {
	const translate = translates.get(locale) ?? createTranslate(locale, dictionaries[locale]);
	translates.set(locale, translate);
	return translate;
}
