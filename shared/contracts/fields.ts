import * as z from "zod/mini";
import { FILTER_ID } from "../constants.ts";

// One transform per field instead of a chain of schemas, because all schemas are created at startup.

/** The inner schema of a field that may be missing, for the contract check. */
export interface Tolerant {
	readonly tolerated: { readonly schema: z.ZodMiniType; readonly isList: boolean; readonly isStrict: boolean };
}
const tolerant = <Field extends z.ZodMiniType>(
	field: Field,
	schema: z.ZodMiniType,
	{ isList = false, isStrict = false } = {},
) => Object.assign(field, { tolerated: { schema, isList, isStrict } }) satisfies Tolerant;

/** null for a missing or mistyped value. */
export const optional = <T extends z.ZodMiniType>(schema: T) =>
	tolerant(
		z.transform((value: unknown): z.output<T> | null =>
			value === undefined || value === null ? null : (schema.safeParse(value).data ?? null),
		),
		schema,
	);

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
		schema,
		{ isStrict: true },
	);

type OnBroken = (error: z.core.$ZodError, entry: unknown) => void;

/** Drops invalid entries and passes them to `onBroken`. */
export const listOf = <T extends z.ZodMiniType>(schema: T, onBroken?: OnBroken) =>
	z.pipe(
		z.array(z.unknown()),
		z.transform((entries: unknown[]) => readable(schema, entries, onBroken)),
	);

/** Like `listOf`, but any other value is an empty list. */
export const optionalList = <T extends z.ZodMiniType>(schema: T) =>
	tolerant(
		z.transform((value: unknown) => (Array.isArray(value) ? readable(schema, value) : [])),
		schema,
		{ isList: true },
	);

function readable<T extends z.ZodMiniType>(schema: T, entries: readonly unknown[], onBroken?: OnBroken) {
	return entries.flatMap((entry): z.output<T>[] => {
		const parsed = schema.safeParse(entry);
		if (parsed.success) return [parsed.data];
		onBroken?.(parsed.error, entry);
		return [];
	});
}

/** An id as a string. Strapi sends numbers, TalentLMS strings. */
export const anyId = z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String));

/** The CMS's permanent id of an entry in all locales. Its `id` changes with each publication. */
export const documentId = z.string().check(z.minLength(1), z.maxLength(64));

/**
 * The id of a category or therapeutic area, as text: Strapi's documentId, or a number. Strapi 5 changes its numbers at each
 * publication, so that addresses with a documentId last longer.
 */
export const filterId = z.pipe(
	z.union([z.string().check(z.regex(FILTER_ID)), z.int().check(z.positive())]),
	z.transform(String),
);

/** A number or its digits. Coercion would make 0 of null, false and an empty text. */
export const count = z.union([
	z.int().check(z.nonnegative()),
	z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
]);

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
