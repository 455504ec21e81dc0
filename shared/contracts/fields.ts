import * as z from "zod";

/** An optional field as the worker bears it: absent, null or of a wrong type, it is shown as nothing. */
export const optional = <T extends z.ZodType>(schema: T) =>
	schema
		.nullish()
		.catch(null)
		.transform((value) => value ?? null);

/** A list whose broken entries are dropped; `onBroken` hears of each. */
export function listOf<T extends z.ZodType>(schema: T, onBroken: (error: z.ZodError) => void = () => {}) {
	return z.array(z.unknown()).transform((entries) =>
		entries.flatMap((entry): z.output<T>[] => {
			const parsed = schema.safeParse(entry);
			if (parsed.success) return [parsed.data];
			onBroken(parsed.error);
			return [];
		}),
	);
}

/** Like `listOf`, and no list at all is an empty one. */
export const optionalList = <T extends z.ZodType>(schema: T) =>
	z.preprocess((value) => (Array.isArray(value) ? value : []), listOf(schema));

/** Strapi gives numbers, TalentLMS strings. */
export const anyId = z.union([z.string().min(1), z.number()]).transform(String);

/** A string of JSON, read as what stands in it. */
export const jsonOf = <T extends z.ZodType>(schema: T) =>
	z
		.string()
		.transform((text, ctx): unknown => {
			try {
				return JSON.parse(text);
			} catch {
				ctx.addIssue({ code: "custom", message: "is not JSON" });
				return z.NEVER;
			}
		})
		.pipe(schema);
