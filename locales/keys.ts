import type { dictionary } from "./en-IE.ts";

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

/** A dictionary has every key of the reference one and no other; a missing key does not compile. */
export type Dictionary = Words<typeof dictionary>;

type Paths<T> = {
	[K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

/** Messages that come in the forms `one` and `other`. */
export type PluralKey = Paths<Dictionary> extends infer P ? (P extends `${infer Key}.other` ? Key : never) : never;

export type MessageKey = Exclude<Paths<Dictionary>, `${PluralKey}.${"one" | "other"}`>;
