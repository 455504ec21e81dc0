import rosetta, { type Rosetta } from "rosetta";
import type { LocaleCode } from "../shared/countries.ts";
import type { Dictionary, MessageKey, PluralKey } from "./keys.ts";

type Params = Record<string, string | number>;

export interface Translate {
	(key: MessageKey, params?: Params): string;
	/** The form of the message that the language uses for `count`, which stands in the message as {{count}}. */
	count(key: PluralKey, count: number, params?: Params): string;
}

type Words = { readonly [key: string]: string | Words };

/** The base's words, but where there are others. */
function merged(base: Words, differences: Words): Words {
	const merge = ([key, words]: [string, string | Words]) => {
		const shared = base[key];
		return [key, typeof words === "object" && typeof shared === "object" ? merged(shared, words) : words];
	};
	return { ...base, ...Object.fromEntries(Object.entries(differences).map(merge)) };
}

/** The words of one dictionary, in its locale's plural forms and numbers. */
export function createTranslate(locale: LocaleCode, { base, differences }: Dictionary): Translate {
	// All made at first use: the Worker makes a translator for every locale when it starts.
	let messages: Rosetta<Words> | undefined;
	let plural: Intl.PluralRules | undefined;
	let number: Intl.NumberFormat | undefined;
	const text = (key: string, params: Params) => {
		messages ??= rosetta({ [locale]: merged(base, differences) });
		return messages.t(key, params, locale);
	};
	const translate = (key: MessageKey, params: Params = {}) => text(key, params);
	return Object.assign(translate, {
		count(key: PluralKey, count: number, params: Params = {}) {
			plural ??= new Intl.PluralRules(locale);
			number ??= new Intl.NumberFormat(locale);
			const form = plural.select(count) === "one" ? "one" : "other";
			return text(`${key}.${form}`, { ...params, count: number.format(count) });
		},
	});
}
