import type * as z from "zod/mini";
import { frozen } from "../../cache/entry.ts";
import { unseal } from "./seal.ts";

const LIFE_MS = 60_000;
const MOST = 1000;

interface Opened<T> {
	claims: T;
	/** The seal's expiry, in milliseconds since 1970. */
	until: number;
}

/**
 * Opens sealed values of one purpose, and caches their claims by the whole sealed text: decryption takes longer than most pages,
 * and a visitor sends the same cookie with each request. The cache does not decide whether a session or visit holds: callers
 * check that at each request. It is emptied as a whole, which needs no timer.
 */
export function openedSeals<T extends z.ZodMiniType>(purpose: string, schema: T) {
	const seals = new Map<string, Opened<z.output<T>>>();
	let since = 0;
	return {
		/** The claims, frozen; undefined: forged, expired, or of another shape. */
		async open(sealed: string): Promise<z.output<T> | undefined> {
			const now = Date.now();
			if (now - since >= LIFE_MS || seals.size >= MOST) {
				seals.clear();
				since = now;
			}
			const cached = seals.get(sealed);
			if (cached) return now < cached.until ? cached.claims : undefined;
			const payload = await unseal(purpose, sealed);
			const claims = frozen(schema.safeParse(payload).data);
			if (claims !== undefined) seals.set(sealed, { claims, until: 1000 * Number(payload?.exp) });
			return claims;
		},
		forget: (sealed: string): void => {
			seals.delete(sealed);
		},
	};
}
