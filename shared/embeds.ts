import * as z from "zod/mini";

/** Another company's player. It loads only on request, because the company sees who watches and may set cookies. */

export const embed = z.object({
	provider: z.string(),
	/** The URL of the player's frame, in its variant without cookies if there is one. */
	player: z.string(),
	page: z.string(),
});
export type Embed = z.output<typeof embed>;
