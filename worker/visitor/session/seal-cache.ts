import type * as z from "zod/mini";
import { frozen } from "../../cache/entry.ts";
import { unseal } from "./seal.ts";

/** An opened seal is remembered no longer than this, nor longer than what it seals holds. */
const LIFE_MS = 60_000;
const MOST = 1000;

interface Opened<T> {
	claims: T;
	/** Milliseconds since 1970: the end that every seal has. */
	until: number;
}

/**
 * Opens sealed values of one purpose, and remembers what was in them by their whole text: opening takes more time than most
 * pages do, and a visitor sends the same cookie with each request. Nobody gets anything by it who could not have the value
 * opened; whether it still counts is asked elsewhere, at each request. All are forgotten together, so that no timer is needed.
 */
export function openedSeals<T extends z.ZodMiniType>(purpose: string, schema: T) {
	const seals = new Map<string, Opened<z.output<T>>>();
	let since = 0;
	return {
		/** The claims, which must not be changed; undefined: the value is forged or has ended, or holds something else. */
		async open(sealed: string): Promise<z.output<T> | undefined> {
			const now = Date.now();
			if (now - since >= LIFE_MS || seals.size >= MOST) {
				seals.clear();
				since = now;
			}
			const known = seals.get(sealed);
			if (known) return now < known.until ? known.claims : undefined;
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
