import type { base } from "./en.ts";

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
type SomeWords<T> = { readonly [K in keyof T]?: T[K] extends string ? string : SomeWords<T[K]> };

/** What every country says for itself: no base has these words, and a locale without one of them does not compile. */
type CountryWords = {
	readonly site: { readonly description: string; readonly country: string };
	/** Who may register, on the form and in the popup. */
	readonly register: { readonly intro: string };
	readonly popup: { readonly conditions: string };
	/** With an address of the country as its example. */
	readonly errors: { readonly email: string };
};

/** What a language says in all of its countries: every key of the reference and no other; a missing one does not compile. */
export type Base = Words<typeof base>;

/** A locale's words: its language's, but for those that its country has for itself. */
export interface Dictionary {
	readonly base: Base;
	readonly differences: CountryWords & SomeWords<Base>;
}

/** Fields that name themselves where they are empty. */
export type MissingField = keyof Base["errors"]["missing"];

type Paths<T> = {
	[K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

type Path = Paths<Base> | Paths<CountryWords>;

/** Messages that come in the forms `one` and `other`. */
export type PluralKey = Path extends infer P ? (P extends `${infer Key}.other` ? Key : never) : never;

export type MessageKey = Exclude<Path, `${PluralKey}.${"one" | "other"}`>;
