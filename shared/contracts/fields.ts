import * as z from "zod/mini";

// Each is one transform instead of a chain of schemas: the Worker makes all schemas when it starts.

/** An optional field: null when it is absent, null or of a wrong type. */
export const optional = <T extends z.ZodMiniType>(schema: T) =>
	z.transform((value: unknown): z.output<T> | null =>
		value === undefined || value === null ? null : (schema.safeParse(value).data ?? null),
	);

/** A list whose broken entries are dropped; `onBroken` hears of each. */
export const listOf = <T extends z.ZodMiniType>(schema: T, onBroken?: (error: z.core.$ZodError) => void) =>
	z.pipe(
		z.array(z.unknown()),
		z.transform((entries: unknown[]) => readable(schema, entries, onBroken)),
	);

/** Like `listOf`; anything but a list is an empty one. */
export const optionalList = <T extends z.ZodMiniType>(schema: T) =>
	z.transform((value: unknown) => (Array.isArray(value) ? readable(schema, value) : []));

function readable<T extends z.ZodMiniType>(
	schema: T,
	entries: readonly unknown[],
	onBroken?: (error: z.core.$ZodError) => void,
) {
	return entries.flatMap((entry): z.output<T>[] => {
		const parsed = schema.safeParse(entry);
		if (parsed.success) return [parsed.data];
		onBroken?.(parsed.error);
		return [];
	});
}

/** An id as a string; Strapi sends numbers, TalentLMS strings. */
export const anyId = z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String));

/** A count, as number or numeric text. */
export const count = z.coerce.number().check(z.int(), z.nonnegative());

/** A string of JSON, parsed by the schema of its content. */
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
