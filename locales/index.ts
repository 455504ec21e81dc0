import rosetta from "rosetta";
import type { LocaleCode } from "../shared/countries.ts";
import { dictionary as deCH } from "./de-CH.ts";
import { dictionary as enIE } from "./en-IE.ts";
import { dictionary as frBE } from "./fr-BE.ts";
import { dictionary as frCH } from "./fr-CH.ts";
import type { Dictionary, MessageKey, PluralKey } from "./keys.ts";
import { dictionary as nlBE } from "./nl-BE.ts";
import { dictionary as trTR } from "./tr-TR.ts";

const dictionaries = {
	"nl-BE": nlBE,
	"fr-BE": frBE,
	"de-CH": deCH,
	"fr-CH": frCH,
	"tr-TR": trTR,
	"en-IE": enIE,
} as const satisfies Record<LocaleCode, Dictionary>;

type Params = Record<string, string | number>;

export interface Translate {
	(key: MessageKey, params?: Params): string;
	/** The form of the message that the language uses for `count`, which stands in the message as {{count}}. */
	count(key: PluralKey, count: number, params?: Params): string;
}

const messages = rosetta<Dictionary>(dictionaries);

function createTranslate(locale: LocaleCode): Translate {
	const plural = new Intl.PluralRules(locale);
	const number = new Intl.NumberFormat(locale);
	const translate = (key: MessageKey, params: Params = {}) => messages.t(key, params, locale);
	return Object.assign(translate, {
		count(key: PluralKey, count: number, params: Params = {}) {
			const form = plural.select(count) === "one" ? "one" : "other";
			return messages.t(`${key}.${form}`, { ...params, count: number.format(count) }, locale);
		},
	});
}

const translates = new Map<LocaleCode, Translate>();

/** The words of a locale, in the locale's plural forms and numbers. */
export function translator(locale: LocaleCode): Translate {
	const translate = translates.get(locale) ?? createTranslate(locale);
	translates.set(locale, translate);
	return translate;
}
