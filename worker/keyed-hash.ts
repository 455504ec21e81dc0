import { timingSafeEqual } from "hono/utils/buffer";
import { base64url } from "jose";
import { config } from "./config.ts";

/**
 * Keyed hashes (HMAC with SHA-256): unlike plain ones they cannot be found by trying words, nor made by anybody else. The
 * keys are derived (HKDF) from SEALING_KEYS and the purpose, so that another purpose gives the same text another hash.
 */

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

const hashOf = (key: CryptoKey, text: string): Promise<ArrayBuffer> => crypto.subtle.sign("HMAC", key, bytesOf(text));

/** A name for what must not be read. */
export async function keyedHash(purpose: string, text: string): Promise<string> {
	const [sealing] = config.SEALING_KEYS;
	if (!sealing) throw new Error("No sealing key");
	return base64url.encode(new Uint8Array(await hashOf(await keyFor(purpose, sealing.key), text)));
}

/** Bytes of a mark; a multiple of three, so that base64url needs no padding. */
const LENGTH = 12;
const markOf = async (key: CryptoKey, text: string): Promise<string> =>
	base64url.encode(new Uint8Array(await hashOf(key, text), 0, LENGTH));

/** Short hashes that are recognised later: the first of SEALING_KEYS makes them, all check, so that a key can be replaced. */
export function marksFor(purpose: string) {
	let keys: CryptoKey[] | undefined;
	const derived = async () => {
		keys ??= await Promise.all(config.SEALING_KEYS.map(({ key }) => keyFor(purpose, key)));
		return keys;
	};
	return {
		async of(text: string): Promise<string> {
			const [first] = await derived();
			if (!first) throw new Error("No sealing key");
			return markOf(first, text);
		},
		/** Whether `mark` is the text's, by any of the keys. */
		async matches(text: string, mark: string): Promise<boolean> {
			const own = await Promise.all((await derived()).map((key) => markOf(key, text)));
			return (await Promise.all(own.map((one) => timingSafeEqual(one, mark)))).includes(true);
		},
	};
}
