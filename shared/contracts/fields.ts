import * as z from "zod/mini";
import { FILTER_ID } from "../constants.ts";
import { unescaped } from "../entities.ts";
import { entriesIn, entryIn, isRecord } from "./entries.ts";

// One transform per field instead of a chain of schemas, because all schemas are created at startup.

/** For the contract check: the inner schema of a tolerant field, and what it is applied to. */
export interface Tolerant {
	readonly tolerated: {
		readonly schema: z.ZodMiniType;
		readonly isList: boolean;
		readonly isStrict: boolean;
		readonly given: (value: unknown) => unknown;
	};
}
const tolerant = <Field extends z.ZodMiniType>(field: Field, tolerated: Tolerant["tolerated"]) =>
	Object.assign(field, { tolerated }) satisfies Tolerant;

const optionalAs = <T extends z.ZodMiniType>(schema: T, given: (value: unknown) => unknown) =>
	tolerant(
		z.transform((value: unknown): z.output<T> | null => {
			const one = given(value);
			return one === undefined || one === null ? null : (schema.safeParse(one).data ?? null);
		}),
		{ schema, isList: false, isStrict: false, given },
	);

/** null for a missing or mistyped value. */
export const optional = <T extends z.ZodMiniType>(schema: T) => optionalAs(schema, (value) => value);

/** A relation, medium or component. */
export const optionalEntry = <T extends z.ZodMiniType>(schema: T) => optionalAs(schema, entryIn);

/** null for a missing value or an empty text. Any other value that does not fit breaks the whole. */
export const strict = <T extends z.ZodMiniType>(schema: T) =>
	tolerant(
		z.transform((value: unknown, { issues }): z.output<T> | null => {
			if (value === undefined || value === null || value === "") return null;
			const read = schema.safeParse(value);
			if (read.success) return read.data;
			issues.push({ code: "custom", message: "cannot be read", input: value });
			return z.NEVER;
		}),
		{ schema, isList: false, isStrict: true, given: (value) => value },
	);

type OnBroken = (error: z.core.$ZodError, entry: unknown) => void;

/** Drops invalid entries and passes them to `onBroken`. */
export const listOf = <T extends z.ZodMiniType>(schema: T, onBroken?: OnBroken) =>
	z.pipe(
		z.pipe(z.transform(entriesIn), z.array(z.unknown())),
		z.transform((entries: unknown[]) => readable(schema, entries, onBroken)),
	);

/** Like `listOf`, but a single entry or text is a list of one, and any other value an empty list. */
export const optionalList = <T extends z.ZodMiniType>(schema: T) => {
	const given = (value: unknown): unknown => {
		const entries = entriesIn(value);
		const isOne = typeof entries === "string" || (isRecord(entries) && Object.keys(entries).length > 0);
		return isOne ? [entryIn(entries)] : entries;
	};
	const field = z.transform((value: unknown) => {
		const entries = given(value);
		return Array.isArray(entries) ? readable(schema, entries) : [];
	});
	return tolerant(field, { schema, isList: true, isStrict: false, given });
};

function readable<T extends z.ZodMiniType>(schema: T, entries: readonly unknown[], onBroken?: OnBroken) {
	return entries.flatMap((entry): z.output<T>[] => {
		const parsed = schema.safeParse(entry);
		if (parsed.success) return [parsed.data];
		onBroken?.(parsed.error, entry);
		return [];
	});
}

export const filled = z.string().check(z.minLength(1));

/** Strapi sends numbers, TalentLMS strings. */
const writtenId = z.union([filled, z.number()]);
export const anyId = z.pipe(writtenId, z.transform(String));

/** The CMS's permanent id of an entry, unlike its `id`. Calendars write it as it is, so it has no line break. */
export const documentId = z.string().check(z.regex(/^[^\s\p{C}]{1,64}$/u));

/** The id of a category or area, as text: a documentId, or a number, which Strapi 5 changes at each publication. */
export const filterId = z.pipe(
	z.union([z.string().check(z.regex(FILTER_ID)), z.int().check(z.positive())]),
	z.transform(String),
);

/** Databases and vendors write numbers as text. */
export const number = z.pipe(
	z.union([z.number(), z.stringFormat("numeral", /^-?\d{1,20}(?:\.\d{1,20})?$/)]),
	z.transform(Number),
);
export const positive = z.pipe(number, z.number().check(z.positive()));

/** Also `{count: 12}`. */
export const count = z.pipe(
	z.transform((value: unknown) => (isRecord(value) ? value.count : value)),
	z.pipe(number, z.int().check(z.nonnegative())),
);

const FLAGS = new Map([
	["true", true],
	["1", true],
	["false", false],
	["0", false],
]);
/** Databases write 1 and 0, and other services "True" and "False". */
export const flag = z.pipe(
	z.transform((value: unknown): unknown =>
		["string", "number"].includes(typeof value) ? FLAGS.get(String(value).toLowerCase()) : value,
	),
	z.boolean(),
);

/** PHP may write "2026" as a number. */
const fromNumber = z.transform((value: unknown) => (typeof value === "number" ? String(value) : value));
export const string = z.pipe(fromNumber, z.string());
/** Not only spaces. TalentLMS escapes texts, as editors' tools do. */
export const text = z.pipe(fromNumber, z.string().check(z.overwrite(unescaped), z.trim(), z.minLength(1)));

/** A name, or a component with one. */
export const name = z.pipe(
	z.transform((value: unknown) => (isRecord(value) ? (value.name ?? value.Name) : value)),
	text,
);

export const jsonOf = <T extends z.ZodMiniType>(schema: T) =>
	z.pipe(
		z.pipe(
			z.string(),
			z.transform((text: string, { issues }): unknown => {
				try {
					return JSON.parse(text);
				} catch {
					issues.push({ code: "custom", message: "is not JSON", input: text });
					return z.NEVER;
				}
			}),
		),
		schema,
	);

/** HTML, or Strapi's Blocks, which are parsed when rendered. */
export const richText = z.union([z.string(), z.array(z.unknown())]);
export type RichText = z.output<typeof richText>;
