import * as z from "zod/mini";

/** A proof of work (ALTCHA), which the Worker asks for after too many wrong passwords. */

export const challenge = z.object({
	parameters: z.object({
		algorithm: z.string(),
		nonce: z.string(),
		salt: z.string(),
		/** The work of one attempt. */
		cost: z.number(),
		keyLength: z.number(),
		keyPrefix: z.string(),
		/** Seconds since 1970. */
		expiresAt: z.number(),
		/** The account's name in the limits. */
		data: z.object({ account: z.string() }),
	}),
	signature: z.string(),
});
export type Challenge = z.output<typeof challenge>;

export const solution = z.object({ challenge, solution: z.object({ counter: z.number(), derivedKey: z.string() }) });
