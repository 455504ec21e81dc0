import * as z from "zod/mini";

/** Another company's player. It loads on request only, because it may set cookies and see who watches. */

export const embed = z.object({
	provider: z.string(),
	/** The frame's URL, in its variant without cookies if there is one. */
	player: z.string(),
	page: z.string(),
});
export type Embed = z.output<typeof embed>;
