import rosetta from "rosetta";
import type { LocaleCode } from "../shared/countries.ts";
import type { Dictionary, MessageKey, PluralKey } from "./keys.ts";

type Params = Record<string, string | number>;

export interface Translate {
	(key: MessageKey, params?: Params): string;
	/** The form of the message that the language uses for `count`, which stands in the message as {{count}}. */
	count(key: PluralKey, count: number, params?: Params): string;
}

/** The words of one dictionary, in its locale's plural forms and numbers. */
export function createTranslate(locale: LocaleCode, dictionary: Dictionary): Translate {
	const messages = rosetta<Dictionary>({ [locale]: dictionary });
	let plural: Intl.PluralRules | undefined;
	let number: Intl.NumberFormat | undefined;
	const translate = (key: MessageKey, params: Params = {}) => messages.t(key, params, locale);
	return Object.assign(translate, {
		count(key: PluralKey, count: number, params: Params = {}) {
			// Made at first use: each takes a millisecond, and the Worker makes a translator for every locale when it starts.
			plural ??= new Intl.PluralRules(locale);
			number ??= new Intl.NumberFormat(locale);
			const form = plural.select(count) === "one" ? "one" : "other";
			return messages.t(`${key}.${form}`, { ...params, count: number.format(count) }, locale);
		},
	});
}
