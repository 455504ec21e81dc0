import * as z from "zod/mini";

/** What is said in a recording, made from its captions. */
export const transcript = z.object({
	/** A BCP 47 tag. */
	language: z.string(),
	/** By their beginning, in seconds. */
	lines: z.array(
		z.object({
			start: z.number(),
			end: z.number(),
			/** Who speaks, where the captions tell. */
			voice: z.nullable(z.string()),
			text: z.string(),
		}),
	),
});
export type Transcript = z.output<typeof transcript>;
export type SpokenLine = Transcript["lines"][number];
