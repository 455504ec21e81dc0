import * as z from "zod/mini";

/** Players of other companies: loaded only when a visitor asks for one, since they learn who watches and may set cookies. */

export const embed = z.object({
	/** The company, as its visitors know it. */
	provider: z.string(),
	/** Where the player's frame is, without the provider's cookies as far as it offers that. */
	player: z.string(),
	/** The same as a page, for a new tab. */
	page: z.string(),
});
export type Embed = z.output<typeof embed>;
