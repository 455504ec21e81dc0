import * as z from "zod/mini";

/**
 * Players of other companies. They load only when a visitor asks for one, because the company learns who watches and may
 * set cookies.
 */

export const embed = z.object({
	/** The company's name. */
	provider: z.string(),
	/** The URL of the player's frame, in its variant without cookies if there is one. */
	player: z.string(),
	/** The URL of the video's page, for a new tab. */
	page: z.string(),
});
export type Embed = z.output<typeof embed>;
