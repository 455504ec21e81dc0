import type * as z from "zod/mini";
import { frozen } from "../../cache/entry.ts";
import { unseal } from "./seal.ts";

const LIFE_MS = 60_000;
const MOST = 1000;

/** Caches opened seals, because decryption is slow. Callers check that the session or visit has not ended. */
export function openedSeals<T extends z.ZodMiniType>(purpose: string, schema: T) {
	const seals = new Map<string, { claims: z.output<T>; until: number }>();
	let since = 0;
	return {
		/** Frozen claims. undefined: forged, expired, or of another shape. */
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
