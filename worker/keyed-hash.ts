import { timingSafeEqual } from "hono/utils/buffer";
import { base64url } from "jose";
import { config } from "./config.ts";

/**
 * Short keyed hashes (HMAC with SHA-256, cut to 96 bits) that only the Worker can make. The keys are derived from
 * SEALING_KEYS, other ones for each purpose: the first makes hashes, all recognise them, so that a key can be replaced.
 */

/** Bytes; a multiple of three, so that base64url needs no padding. */
const LENGTH = 12;
const HMAC = { name: "HMAC", hash: "SHA-256" };
const encoder = new TextEncoder();

async function derived(sealingKey: string, purpose: string): Promise<CryptoKey> {
	const base = await crypto.subtle.importKey("raw", base64url.decode(sealingKey), "HKDF", false, ["deriveKey"]);
	const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode(purpose) };
	return crypto.subtle.deriveKey(derivation, base, { ...HMAC, length: 256 }, false, ["sign"]);
}

const hashOf = async (key: CryptoKey, text: string): Promise<string> =>
	base64url.encode(new Uint8Array(await crypto.subtle.sign(HMAC.name, key, encoder.encode(text)), 0, LENGTH));

export interface KeyedHash {
	of(text: string): Promise<string>;
	/** Whether `hash` is the text's, by any of the keys. */
	matches(text: string, hash: string): Promise<boolean>;
}

export function keyedHash(purpose: string): KeyedHash {
	let keys: CryptoKey[] | undefined;
	const derivedOnce = async () => {
		keys ??= await Promise.all(config.SEALING_KEYS.map(({ key }) => derived(key, purpose)));
		return keys;
	};
	return {
		async of(text) {
			const [first] = await derivedOnce();
			if (!first) throw new Error("No sealing key");
			return hashOf(first, text);
		},
		async matches(text, hash) {
			const own = await Promise.all((await derivedOnce()).map((key) => hashOf(key, text)));
			return (await Promise.all(own.map((one) => timingSafeEqual(one, hash)))).includes(true);
		},
	};
}
