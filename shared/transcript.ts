import * as z from "zod/mini";

export const transcript = z.object({
	language: z.string(),
	lines: z.array(z.object({ start: z.number(), end: z.number(), voice: z.nullable(z.string()), text: z.string() })),
});
export type Transcript = z.output<typeof transcript>;
export type SpokenLine = Transcript["lines"][number];
