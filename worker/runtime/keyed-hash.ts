import { timingSafeEqual } from "hono/utils/buffer";
import { base64url } from "jose";
import { config } from "./config.ts";

/**
 * Keyed hashes (HMAC with SHA-256, cut to 96 bits): unlike plain ones they cannot be found by trying words, nor made by anybody
 * else. The keys are derived (HKDF) from SEALING_KEYS and the purpose, so that another purpose gives the same text another hash.
 */

/** Bytes; a multiple of three, so that base64url needs no padding. */
const LENGTH = 12;

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function keyFor(purpose: string, sealingKey: string): Promise<CryptoKey> {
	const secret = await crypto.subtle.importKey("raw", base64url.decode(sealingKey), "HKDF", false, ["deriveKey"]);
	return crypto.subtle.deriveKey(
		{ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: bytesOf(purpose) },
		secret,
		{ name: "HMAC", hash: "SHA-256", length: 256 },
		false,
		["sign"],
	);
}

const hashOf = async (key: CryptoKey, text: string): Promise<string> =>
	base64url.encode(new Uint8Array(await crypto.subtle.sign("HMAC", key, bytesOf(text)), 0, LENGTH));

/** The first of SEALING_KEYS makes a purpose's hashes, all recognise them, so that a key can be replaced. */
export function keyedHash(purpose: string) {
	let keys: CryptoKey[] | undefined;
	/** Under each key, in their order. */
	async function all(text: string): Promise<string[]> {
		keys ??= await Promise.all(config.SEALING_KEYS.map(({ key }) => keyFor(purpose, key)));
		return Promise.all(keys.map((key) => hashOf(key, text)));
	}
	return {
		all,
		async of(text: string): Promise<string> {
			const [first] = await all(text);
			if (first === undefined) throw new Error("No sealing key");
			return first;
		},
		/** Whether `hash` is the text's, by any of the keys. */
		async matches(text: string, hash: string): Promise<boolean> {
			const matches = await Promise.all((await all(text)).map((own) => timingSafeEqual(own, hash)));
			return matches.includes(true);
		},
	};
}
